import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#kit/db.ts";
import type { LogPosition } from "../index/change-log.ts";
import { readTaxonomy, type Taxonomy } from "../index/taxonomy.ts";
import { inParallel } from "./bulk.ts";
import { type Cluster, ClusterError, clusterStatus } from "./cluster.ts";
import { differingJobs, withoutRecent } from "./compare.ts";
import { currentPosition, indexChanges, indexJobs, publishedJobs } from "./indexer.ts";
import {
  createIndex,
  deleteIndex,
  fillAlias,
  indexName,
  type JobsIndex,
  jobsIndexes,
  moveAlias,
  refresh,
  storePosition,
} from "./indexes.ts";
import { type Lease, Superseded, takeLease } from "./lease.ts";
import { fingerprint, indexBody, settingsInUse } from "./mapping.ts";
import { writeSuggestions } from "./suggestions.ts";

const slowMs = 30_000;
/** Number of parallel bulk requests: enough to use a small cluster fully; an overloaded cluster answers 429. */
const parallelBulks = 4;

export interface BuildOptions {
  lastSearchesMs?: number;
  signal?: AbortSignal;
}

/**
 * Builds a new index of all published jobs beside the current one, and moves the alias when it is complete.
 * Searches continue meanwhile and miss nothing. A builder that was paused for longer than its lease can
 * neither move the alias nor delete a later builder's index (docs/decisions/031).
 * @param options.lastSearchesMs how long searches that began on the old index may take
 * @returns the number of jobs in the index, or null while another process is building
 */
export async function rebuildCluster(
  db: Db,
  cluster: Cluster,
  options: BuildOptions = {},
): Promise<number | null> {
  const newest = Math.max(0, ...(await jobsIndexes(cluster)).map(({ token }) => token));
  const lease = await takeLease(db, newest);
  if (!lease) return null;
  try {
    const count = await build(db, cluster, lease, options);
    await lease.end(true);
    return count;
  } catch (error) {
    if (error instanceof Superseded) return null;
    await lease.end(false);
    throw error;
  }
}

async function build(
  db: Db,
  cluster: Cluster,
  lease: Lease,
  { lastSearchesMs = 2000, signal }: BuildOptions,
): Promise<number> {
  const taxonomy = await readTaxonomy(db);
  const name = indexName(cluster, fingerprint(taxonomy), lease.token);
  // Indexes of killed builders would fill the disk while builds fail.
  await deleteEarlier(cluster, lease, ({ used }) => !used);
  await createIndex(cluster, name, indexBody(await countJobs(db)));
  let position = await currentPosition(db);
  const goOn = async () => {
    signal?.throwIfAborted();
    await lease.renew();
  };
  /** Indexes the changes made during the build, until a pass finds none. */
  const catchUp = async () => {
    for (let jobs = 1; jobs > 0; ) {
      await goOn();
      ({ position, jobs } = await indexChanges(db, cluster, fillAlias(name), position, taxonomy));
    }
    await refresh(cluster, name);
  };
  await inParallel(publishedJobs(db), parallelBulks, async (ids) => {
    await goOn();
    await indexJobs(db, cluster, fillAlias(name), ids, taxonomy);
  });
  await catchUp();
  await correct(db, cluster, name, taxonomy, goOn);
  await cluster.ask("PUT", `/${name}/_settings`, {
    body: settingsInUse(cluster.replicas),
    timeoutMs: slowMs,
  });
  await untilReplicated(cluster, name, goOn);
  await catchUp();
  const count = await countDocuments(cluster, name);
  await storePosition(cluster, name, position);
  const used = (await jobsIndexes(cluster)).filter((index) => index.used);
  await goOn();
  await moveAlias(cluster, cluster.alias, { from: used.map((index) => index.name), to: name });
  await setIndexInUse(db, { token: lease.token, name }, position);
  await writeSuggestions(db, cluster);
  await sleep(lastSearchesMs);
  await deleteEarlier(cluster, lease, () => true);
  return count;
}

/** Records the index in use. The sync reads it and writes all later changes to the new index. */
export async function setIndexInUse(
  db: Db,
  { token, name }: Pick<JobsIndex, "token" | "name">,
  position: LogPosition,
): Promise<void> {
  const { rows } = await sql`
    UPDATE search_cluster SET build = ${name}, position = ${position}, caught_up_at = now()
    WHERE token = ${token} RETURNING one`.execute(db);
  if (rows.length === 0) throw new Superseded();
}

/** Deletes only indexes with lower tokens, so that a delayed call does not delete a later builder's index. */
async function deleteEarlier(
  cluster: Cluster,
  { token }: Lease,
  which: (index: JobsIndex) => boolean,
): Promise<void> {
  for (const index of await jobsIndexes(cluster))
    if (index.token < token && which(index)) await deleteIndex(cluster, index.name);
}

/**
 * Compares the index with the database and reindexes differing jobs. @throws ClusterError when they still
 * differ
 */
async function correct(
  db: Db,
  cluster: Cluster,
  name: string,
  taxonomy: Taxonomy,
  goOn: () => Promise<void>,
): Promise<void> {
  for await (const ids of differingJobs(db, cluster, name)) {
    await goOn();
    await indexJobs(db, cluster, fillAlias(name), ids, taxonomy);
  }
  await refresh(cluster, name);
  for await (const ids of differingJobs(db, cluster, name))
    if ((await withoutRecent(db, ids)).length > 0)
      throw new ClusterError("The new index differs from the database", null);
}

/**
 * Waits for the replicas: without them, the new index would be slower than the old one and lost with one
 * node.
 */
async function untilReplicated(cluster: Cluster, name: string, goOn: () => Promise<void>): Promise<void> {
  for (let minutes = 0; minutes < 30; minutes++) {
    await goOn();
    try {
      return await cluster.ask("GET", `/_cluster/health/${name}`, {
        query: { wait_for_status: "green", timeout: "30s" },
        timeoutMs: 2 * slowMs,
      });
    } catch (error) {
      // 408: the replicas are not ready yet.
      if (clusterStatus(error) !== 408) throw error;
    }
  }
}

async function countJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM job_search`.execute(db);
  return rows[0]!.count;
}

async function countDocuments(cluster: Cluster, name: string): Promise<number> {
  return (await cluster.ask<{ count: number }>("GET", `/${name}/_count`)).count;
}
