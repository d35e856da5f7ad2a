import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Logger } from "pino";
import { minute } from "#kit/clock.ts";
import { type Db, publication } from "#kit/db.ts";
import { readTaxonomy, type Taxonomy } from "../taxonomy.ts";
import { type Cluster, faultOf } from "./cluster.ts";
import { type Checkpoint, indexChanges } from "./indexer.ts";
import { type JobsIndex, jobsIndexes, notedCheckpoint } from "./indexes.ts";
import { fingerprint } from "./mapping.ts";
import { rebuildCluster, setIndexInUse } from "./rebuild.ts";

const pollMs = 250;
const afterFailureMs = 2000;
const verifyMs = 30_000;
/** Builds that fail again and again are tried less and less often. */
const longestPauseMs = 5 * minute;

interface Position {
  /** The index in use. */
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
  let rebuildPauseMs = afterFailureMs;

  /** Runs beside the passes, which continue to update the index in use. */
  function rebuild(): void {
    if (performance.now() < rebuildFrom) return;
    building ??= rebuildCluster(db, cluster, { signal: stopping.signal })
      .then((count) => {
        rebuildPauseMs = afterFailureMs;
        if (count !== null) log.info({ jobs: count }, "A new index of the search cluster is in use");
      })
      .catch((error) => {
        rebuildFrom = performance.now() + rebuildPauseMs;
        rebuildPauseMs = Math.min(2 * rebuildPauseMs, longestPauseMs);
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

  async function verify(current: Position, { token, abandoned }: Row): Promise<void> {
    current.taxonomy = await readTaxonomy(db);
    const inUse = (await jobsIndexes(cluster)).filter(({ used }) => used);
    const only = inUse.length === 1 ? inUse[0]! : null;
    current.matches = only?.name === current.build;
    verifiedAt = performance.now();
    if (only && !current.matches && only.token === token) await adopt(only);
    if (!current.matches || abandoned || only?.fingerprint !== fingerprint(current.taxonomy)) rebuild();
  }

  /** Follows an index whose builder died after it had moved the alias; the next pass goes on from there. */
  async function adopt(index: JobsIndex): Promise<void> {
    const mark = await notedCheckpoint(cluster, index.name);
    if (mark !== null) await setIndexInUse(db, index, mark);
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
    if (performance.now() - verifiedAt > verifyMs) await verify(position, row);
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

interface Row {
  build: string;
  lowWaterMark: string;
  /** The checkpoint was not saved for a while. */
  old: boolean;
  token: number;
  /** A builder died, or failed. */
  abandoned: boolean;
}

/** @returns null when no index is known, or its checkpoint is so old that entries after it may have been pruned */
async function readPosition(db: Db): Promise<Row | null> {
  // The change log keeps a day. A mark in the future is another server's: this database was restored.
  const { rows } = await sql<Omit<Row, "build"> & { build: string | null; lost: boolean }>`
    SELECT build, low_water_mark::text AS "lowWaterMark", caught_up_at < now() - interval '10 seconds' AS old,
      token, coalesce(building_until < now(), false) AS abandoned,
      caught_up_at < now() - interval '12 hours' OR low_water_mark > pg_snapshot_xmin(pg_current_snapshot()) AS lost
    FROM search_cluster`.execute(db);
  const row = rows[0];
  return row?.build && !row.lost ? { ...row, build: row.build } : null;
}

async function saveCheckpoint(db: Db, { build, checkpoint }: Position): Promise<void> {
  await sql`
    UPDATE search_cluster SET low_water_mark = greatest(low_water_mark, ${checkpoint.lowWaterMark}::xid8), caught_up_at = now()
    WHERE build = ${build}`.execute(db);
}
