import type { Logger } from "pino";
import { sqlState } from "#kit/db.ts";
import type { JobIndex } from "../job-index.ts";
import { type Cluster, ClusterError, clusterStatus } from "./cluster.ts";
import { maxResultWindow } from "./cluster-index.ts";

export interface WatchedIndex extends JobIndex {
  /** Which of the two answers searches now. */
  answeredBy(): "opensearch" | "postgresql";
}

interface Options {
  cluster: Cluster;
  index: JobIndex;
  postgres: JobIndex;
  log: Logger;
  /** How often a failed cluster is retried; no search waits for it. */
  retryMs?: number;
}

/**
 * Searches the cluster, and PostgreSQL when the cluster fails: for that search at once, and for all others until the cluster
 * answers again.
 */
export function clusterFirst({ cluster, index, postgres, log, retryMs = 2000 }: Options): WatchedIndex {
  let away = false;

  function leave(error: unknown): void {
    if (away) return;
    away = true;
    log.warn(faultOf(error), "The search cluster failed; PostgreSQL answers searches");
    tryAgain();
  }
  function tryAgain(): void {
    setTimeout(async () => {
      try {
        await cluster.ask("POST", `/${cluster.alias}/_search`, {
          body: { size: 0, track_total_hits: false },
          query: { allow_partial_search_results: "false" },
        });
        away = false;
        log.info("The search cluster answers again");
      } catch {
        tryAgain();
      }
    }, retryMs).unref();
  }

  return {
    answeredBy: () => (away ? "postgresql" : "opensearch"),
    suggest: (db, typed, limit) => postgres.suggest(db, typed, limit),
    async search(db, query) {
      if (away || query.offset + query.limit > maxResultWindow) return postgres.search(db, query);
      try {
        return await index.search(db, query);
      } catch (error) {
        // PostgreSQL itself failed: there is no fallback.
        if (/^[0-9A-Z]{5}$/.test(sqlState(error) ?? "")) throw error;
        // A request that the cluster refuses does not mean that it refuses the next one.
        if (clusterStatus(error) === 400) log.error(faultOf(error), "The search cluster refused a search");
        else leave(error);
        return postgres.search(db, query);
      }
    },
  };
}

/** What may be logged of a failure. */
export function faultOf(error: unknown): { fault: string; status?: number } {
  if (!(error instanceof ClusterError)) return { fault: error instanceof Error ? error.name : typeof error };
  return { fault: error.message, ...(error.status === null ? {} : { status: error.status }) };
}
