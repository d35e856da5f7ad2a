import type { Logger } from "pino";
import { Problem } from "#kit/problem.ts";
import type { SearchAnswer } from "./body.ts";
import { type BreakerState, circuitBreaker, type Report } from "./breaker.ts";
import { type Cluster, ClusterError, clusterStatus, faultOf } from "./cluster.ts";
import type { Clause } from "./query-dsl.ts";

/** Whether searches are answered in full, without facets because the cluster is slow, or not at all. */
export type SearchState = "ok" | "without facets" | "unavailable";

export interface GuardedSearch {
  state(): SearchState;
  /**
   * Searches the jobs, or the index of another alias.
   * @param facets aggregations of a second request; they are left out when the cluster is too slow for them
   * @throws Problem 503 when the cluster does not answer; without a request while the circuit is open
   */
  search<Answer = SearchAnswer>(body: Clause, options?: { facets?: Clause; alias?: string }): Promise<Answer>;
}

interface Options {
  /** Timeout of one request. */
  timeoutMs?: number;
  retryAfterSeconds?: number;
}

/** Searches through two circuit breakers: one for requests with facets, one for all others. */
export function guardedSearch(
  cluster: Cluster,
  log: Logger,
  { timeoutMs = 1500, retryAfterSeconds = 5 }: Options = {},
): GuardedSearch {
  const logged = (what: string) => (state: BreakerState) => {
    if (state === "open") log.warn(`The search cluster fails: ${what}`);
    if (state === "closed") log.info(`The search cluster answers again; no longer: ${what}`);
  };
  const withFacets = circuitBreaker({ onChange: logged("searches are answered without facets") });
  const plain = circuitBreaker({ onChange: logged("searches are refused") });

  const ask = asker(cluster, log, timeoutMs);

  function unavailable(cause?: unknown): Problem {
    return new Problem(503, "search_unavailable", { retryAfterSeconds, cause });
  }

  async function page(body: Clause, alias: string): Promise<SearchAnswer> {
    const report = plain.admit();
    if (!report) throw unavailable();
    try {
      return await ask(body, alias, report);
    } catch (error) {
      throw unavailable(error);
    }
  }

  /**
   * Requests facets without hits, which the cluster can cache; when it fails, page and total are returned
   * without facets.
   */
  async function countFacets(query: unknown, aggs: Clause, alias: string): Promise<object | undefined> {
    const report = plain.state() === "closed" ? withFacets.admit() : null;
    try {
      return report ? (await ask({ size: 0, query, aggs }, alias, report)).aggregations : {};
    } catch {
      return {};
    }
  }

  return {
    state: () =>
      plain.state() !== "closed" ? "unavailable" : withFacets.state() === "closed" ? "ok" : "without facets",
    async search<Answer>(
      body: Clause,
      { facets, alias = cluster.alias }: { facets?: Clause; alias?: string } = {},
    ) {
      const [answer, counts] = await Promise.all([
        page(body, alias),
        facets ? countFacets(body.query, facets, alias) : null,
      ]);
      return { ...answer, aggregations: { ...answer.aggregations, ...counts } } as Answer;
    },
  };
}

/** Returns a function that sends one search and reports its result to a circuit breaker. */
function asker(cluster: Cluster, log: Logger, timeoutMs: number) {
  return async function ask(body: Clause, alias: string, report: Report): Promise<SearchAnswer> {
    try {
      const answer = await cluster.ask<SearchAnswer>("POST", `/${alias}/_search`, {
        body: { ...body, timeout: `${timeoutMs}ms` },
        query: {
          allow_partial_search_results: "false",
          // The index of suggestions is created after the first build.
          ...(alias === cluster.alias ? {} : { ignore_unavailable: "true" }),
        },
        timeoutMs,
      });
      if (answer.timed_out || answer._shards?.failed !== 0)
        throw new ClusterError("The cluster answered in part", null);
      report(true);
      return answer;
    } catch (error) {
      // A 400 is a fault of this program and does not describe the cluster's health.
      const refused = clusterStatus(error) === 400;
      if (refused) log.error(faultOf(error), "The search cluster refused a search");
      report(refused);
      throw error;
    }
  };
}
