import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Logger } from "pino";
import { minute } from "#kit/clock.ts";
import { type Db, publication } from "#kit/db.ts";
import type { LogPosition } from "../index/change-log.ts";
import { readTaxonomy, type Taxonomy } from "../index/taxonomy.ts";
import { type Cluster, faultOf } from "./cluster.ts";
import { indexChanges, LostPosition } from "./indexer.ts";
import { type JobsIndex, jobsIndexes, storedPosition } from "./indexes.ts";
import { fingerprint } from "./mapping.ts";
import { type BuildOptions, rebuildCluster, setIndexInUse } from "./rebuild.ts";

const pollMs = 250;
const afterFailureMs = 2000;
const verifyMs = 30_000;
/** Pauses between failed builds grow up to this time. */
const longestPauseMs = 5 * minute;

interface Followed {
  /** The name of the index in use. */
  build: string;
  position: LogPosition;
  taxonomy: Taxonomy;
  /** Whether the alias points to the index that the database names. */
  matches: boolean;
}

export interface ClusterSync {
  /** Runs one pass, for tests; `start` repeats passes. */
  pass(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Keeps the cluster in sync with the published jobs, with a delay of half a second. Any number of processes
 * may run it.
 */
export function clusterSync(
  db: Db,
  cluster: Cluster,
  log: Logger,
  builds: Pick<BuildOptions, "lastSearchesMs"> = {},
): ClusterSync {
  const stopping = new AbortController();
  const builder = indexBuilder(db, cluster, { log, builds, failed, signal: stopping.signal });
  let followed: Followed | null = null;
  let verifiedAt = Number.NEGATIVE_INFINITY;
  let running = Promise.resolve();
  let failing = false;

  function failed(error: unknown): void {
    verifiedAt = Number.NEGATIVE_INFINITY;
    if (stopping.signal.aborted || failing) return;
    failing = true;
    log.warn(faultOf(error), "The search cluster cannot be updated; this is retried until it works");
  }

  async function pass(): Promise<void> {
    const row = await readRow(db);
    if (!row) return builder.build();
    if (followed?.build !== row.build) {
      const { build, position } = row;
      followed = { build, position, taxonomy: await readTaxonomy(db), matches: false };
      verifiedAt = Number.NEGATIVE_INFINITY;
    }
    if (performance.now() - verifiedAt > verifyMs) {
      const isCurrent = await verify(db, cluster, followed, row);
      verifiedAt = performance.now();
      if (!isCurrent) builder.build();
    }
    if (!followed.matches) return;
    const jobs = await follow(db, cluster, followed);
    if (jobs === null) return builder.build();
    if (failing) {
      failing = false;
      log.info("The search cluster is updated again");
    }
    if (jobs > 0 || row.old) await savePosition(db, followed);
    // A page cached between the change and its indexing may lack the change.
    if (jobs > 0) await sql`SELECT ${publication("market")}`.execute(db);
  }

  return {
    async pass() {
      await pass();
      await builder.ended();
    },
    start() {
      running = repeat(pass, stopping.signal, failed);
    },
    async stop() {
      stopping.abort();
      await running;
      await builder.ended();
    },
  };
}

/** Builds indexes in parallel to the passes, one at a time; the passes continue to update the index in use. */
function indexBuilder(
  db: Db,
  cluster: Cluster,
  {
    log,
    builds,
    failed,
    signal,
  }: {
    log: Logger;
    builds: Pick<BuildOptions, "lastSearchesMs">;
    failed: (error: unknown) => void;
    signal: AbortSignal;
  },
) {
  let building: Promise<void> | null = null;
  let nextFrom = 0;
  let pauseMs = afterFailureMs;

  return {
    build(): void {
      if (performance.now() < nextFrom) return;
      building ??= rebuildCluster(db, cluster, { ...builds, signal })
        .then((count) => {
          pauseMs = afterFailureMs;
          if (count !== null) log.info({ jobs: count }, "A new index of the search cluster is in use");
          // Another process is building, which may take an hour.
          else nextFrom = performance.now() + afterFailureMs;
        })
        .catch((error) => {
          nextFrom = performance.now() + pauseMs;
          pauseMs = Math.min(2 * pauseMs, longestPauseMs);
          failed(error);
        })
        .finally(() => {
          building = null;
        });
    },
    async ended(): Promise<void> {
      await building;
    },
  };
}

/** Runs passes until the signal aborts, with longer pauses after failures. */
async function repeat(
  pass: () => Promise<void>,
  signal: AbortSignal,
  failed: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    let pause = pollMs;
    try {
      await pass();
    } catch (error) {
      failed(error);
      pause = afterFailureMs;
    }
    await sleep(pause, undefined, { signal }).catch(() => {});
  }
}

/**
 * Compares the alias with the index that the database names.
 * @returns false when a new index must be built
 */
async function verify(
  db: Db,
  cluster: Cluster,
  current: Followed,
  { token, abandoned }: Row,
): Promise<boolean> {
  current.taxonomy = await readTaxonomy(db);
  const inUse = (await jobsIndexes(cluster)).filter(({ used }) => used);
  const only = inUse.length === 1 ? inUse[0]! : null;
  current.matches = only?.name === current.build;
  if (only && !current.matches && only.token === token) await adopt(db, cluster, only);
  return current.matches && !abandoned && only?.fingerprint === fingerprint(current.taxonomy);
}

/**
 * Adopts the index of a builder that died after moving the alias; the next pass continues from its
 * position.
 */
async function adopt(db: Db, cluster: Cluster, index: JobsIndex): Promise<void> {
  const position = await storedPosition(cluster, index.name);
  if (position) await setIndexInUse(db, index, position);
}

/** @returns the number of jobs that changed; null when the change log cannot tell */
async function follow(db: Db, cluster: Cluster, current: Followed): Promise<number | null> {
  try {
    const changes = await indexChanges(db, cluster, cluster.alias, current.position, current.taxonomy);
    current.position = changes.position;
    return changes.jobs;
  } catch (error) {
    if (error instanceof LostPosition) return null;
    throw error;
  }
}

interface Row {
  build: string;
  position: LogPosition;
  /** True when the position was not saved for some time. */
  old: boolean;
  token: number;
  /** True when a builder died or failed. */
  abandoned: boolean;
}

/** Returns the row of the index in use; null when no index is known. */
async function readRow(db: Db): Promise<Row | null> {
  const { rows } = await sql<Row>`
    SELECT build, position, caught_up_at < now() - interval '10 seconds' AS old,
      token, coalesce(building_until < now(), false) AS abandoned
    FROM search_cluster WHERE build IS NOT NULL AND position IS NOT NULL`.execute(db);
  return rows[0] ?? null;
}

async function savePosition(db: Db, { build, position }: Followed): Promise<void> {
  await sql`
    UPDATE search_cluster SET position = ${position}, caught_up_at = now() WHERE build = ${build}`.execute(
    db,
  );
}
