import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Logger } from "pino";
import { type Db, publication } from "#kit/db.ts";
import { readTaxonomy, type Taxonomy } from "../taxonomy.ts";
import type { Cluster } from "./cluster.ts";
import { faultOf } from "./fallback.ts";
import { type Checkpoint, indexChanges } from "./indexer.ts";
import { fingerprint } from "./mapping.ts";
import { indexInUse, rebuildCluster } from "./rebuild.ts";

const pollMs = 500;
const afterFailureMs = 2000;
const verifyMs = 30_000;

interface Position {
  build: string;
  checkpoint: Checkpoint;
  taxonomy: Taxonomy;
  /** The alias points to the index that the database names. */
  matches: boolean;
}

export interface ClusterSync {
  /** One pass, for tests; `start` repeats it. */
  pass(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Keeps the cluster in sync with the published jobs, half a second behind; any number of processes may run it. */
export function clusterSync(db: Db, cluster: Cluster, log: Logger): ClusterSync {
  const stopping = new AbortController();
  let position: Position | null = null;
  let verifiedAt = Number.NEGATIVE_INFINITY;
  let building: Promise<void> | null = null;
  let running = Promise.resolve();
  let failing = false;
  let rebuildFrom = 0;

  /** Runs beside the passes, which continue to update the index in use. */
  function rebuild(): void {
    if (performance.now() < rebuildFrom) return;
    building ??= rebuildCluster(db, cluster, { signal: stopping.signal })
      .then((count) => {
        if (count !== null) log.info({ jobs: count }, "A new index of the search cluster is in use");
      })
      .catch((error) => {
        rebuildFrom = performance.now() + afterFailureMs;
        failed(error);
      })
      .finally(() => {
        building = null;
      });
  }

  function failed(error: unknown): void {
    verifiedAt = Number.NEGATIVE_INFINITY;
    if (stopping.signal.aborted || failing) return;
    failing = true;
    log.warn(faultOf(error), "The search cluster cannot be updated; this is retried until it works");
  }

  async function verify(current: Position): Promise<void> {
    current.taxonomy = await readTaxonomy(db);
    const inUse = await indexInUse(cluster);
    current.matches = inUse?.build === current.build;
    verifiedAt = performance.now();
    if (!current.matches || inUse?.fingerprint !== fingerprint(current.taxonomy)) rebuild();
  }

  /** @returns whether there are more changes */
  async function pass(): Promise<boolean> {
    const row = await readPosition(db);
    if (!row) {
      rebuild();
      return false;
    }
    if (position?.build !== row.build) {
      const checkpoint = { lowWaterMark: row.lowWaterMark, seenEntries: new Set<number>() };
      position = { build: row.build, checkpoint, taxonomy: await readTaxonomy(db), matches: false };
      verifiedAt = Number.NEGATIVE_INFINITY;
    }
    if (performance.now() - verifiedAt > verifyMs) await verify(position);
    if (!position.matches) return false;
    const changes = await indexChanges(db, cluster, cluster.alias, position.checkpoint, position.taxonomy);
    position.checkpoint = changes.checkpoint;
    if (failing) {
      failing = false;
      log.info("The search cluster is updated again");
    }
    if (changes.jobs > 0 || row.old) await saveCheckpoint(db, position);
    // A page that was cached in the half second between may lack the change.
    if (changes.jobs > 0) await sql`SELECT ${publication("market")}`.execute(db);
    return changes.more;
  }

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      let pause = pollMs;
      try {
        if (await pass()) pause = 0;
      } catch (error) {
        failed(error);
        pause = afterFailureMs;
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    async pass() {
      while (await pass());
      await building;
    },
    start() {
      running = poll();
    },
    async stop() {
      stopping.abort();
      await running;
      await building;
    },
  };
}

/** @returns null when no index is known, or its checkpoint is so old that entries after it may have been pruned */
async function readPosition(db: Db): Promise<{ build: string; lowWaterMark: string; old: boolean } | null> {
  // The change log keeps a day. A mark in the future is another server's: this database was restored.
  const { rows } = await sql<{ build: string | null; low_water_mark: string; old: boolean; lost: boolean }>`
    SELECT build, low_water_mark::text AS low_water_mark, caught_up_at < now() - interval '10 seconds' AS old,
      caught_up_at < now() - interval '12 hours' OR low_water_mark > pg_snapshot_xmin(pg_current_snapshot()) AS lost
    FROM search_cluster`.execute(db);
  const row = rows[0];
  return row?.build && !row.lost
    ? { build: row.build, lowWaterMark: row.low_water_mark, old: row.old }
    : null;
}

async function saveCheckpoint(db: Db, { build, checkpoint }: Position): Promise<void> {
  await sql`
    UPDATE search_cluster SET low_water_mark = greatest(low_water_mark, ${checkpoint.lowWaterMark}::xid8), caught_up_at = now()
    WHERE build = ${build}`.execute(db);
}
