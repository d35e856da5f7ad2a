import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#kit/db.ts";
import { readTaxonomy } from "../taxonomy.ts";
import { type Cluster, clusterStatus } from "./cluster.ts";
import { type Checkpoint, currentLowWaterMark, indexChanges, indexJobs, publishedJobs } from "./indexer.ts";
import { fingerprint, indexBody } from "./mapping.ts";

/** A builder that has not renewed its lease has died. */
const lease = sql`now() + interval '60 seconds'`;
const slowMs = 30_000;

interface Options {
  lastSearchesMs?: number;
  signal?: AbortSignal;
}

/**
 * Builds a new index of all published jobs beside the one in use, and points the alias to it when it is complete: searches continue
 * meanwhile and miss nothing.
 * @param options.lastSearchesMs how long searches that began on the old index may take to end there
 * @returns the number of jobs in it, or null when another process is already building one
 */
export async function rebuildCluster(
  db: Db,
  cluster: Cluster,
  options: Options = {},
): Promise<number | null> {
  await sql`INSERT INTO search_cluster DEFAULT VALUES ON CONFLICT DO NOTHING`.execute(db);
  const begun = await sql`
    UPDATE search_cluster SET building_until = ${lease}
    WHERE building_until IS NULL OR building_until < now() RETURNING one`.execute(db);
  if (begun.rows.length === 0) return null;
  try {
    return await build(db, cluster, options);
  } finally {
    await sql`UPDATE search_cluster SET building_until = NULL`.execute(db);
  }
}

async function build(db: Db, cluster: Cluster, { lastSearchesMs = 2000, signal }: Options): Promise<number> {
  const taxonomy = await readTaxonomy(db);
  const buildId = randomBytes(8).toString("hex");
  const name = `${cluster.alias}-${fingerprint(taxonomy)}-${buildId}`;
  await cluster.ask("PUT", `/${name}`, { body: indexBody(taxonomy, buildId), timeoutMs: slowMs });
  let checkpoint: Checkpoint = { lowWaterMark: await currentLowWaterMark(db), seenEntries: new Set() };
  let count = 0;
  for await (const ids of publishedJobs(db)) {
    signal?.throwIfAborted();
    await indexJobs(db, cluster, name, ids, taxonomy);
    await sql`UPDATE search_cluster SET building_until = ${lease}`.execute(db);
    count += ids.length;
  }
  // Changes meanwhile, until a pass finds none.
  for (let jobs = 1; jobs > 0; )
    ({ checkpoint, jobs } = await indexChanges(db, cluster, name, checkpoint, taxonomy));
  await cluster.ask("POST", `/${name}/_refresh`, { timeoutMs: slowMs });
  const before = await indexesOf(cluster);
  const actions = [
    ...before.filter(({ used }) => used).map(({ index }) => ({ remove: { index, alias: cluster.alias } })),
    { add: { index: name, alias: cluster.alias, is_write_index: true } },
  ];
  await cluster.ask("POST", "/_aliases", { body: { actions }, timeoutMs: slowMs });
  // The sync sees the new build, and writes all later changes to the new index.
  await sql`UPDATE search_cluster SET build = ${buildId}, low_water_mark = ${checkpoint.lowWaterMark}::xid8, caught_up_at = now()`.execute(
    db,
  );
  await sleep(lastSearchesMs);
  for (const { index } of before)
    if (index !== name) await cluster.ask("DELETE", `/${index}`, { timeoutMs: slowMs });
  return count;
}

/** All indexes that were built for the alias, abandoned ones included. */
async function indexesOf(cluster: Cluster): Promise<{ index: string; used: boolean }[]> {
  const aliases = await cluster.ask<Record<string, { aliases: object }>>("GET", "/_alias");
  const isOurs = (index: string) =>
    index.startsWith(cluster.alias) && /^-[0-9a-f]{16}-[0-9a-f]{16}$/.test(index.slice(cluster.alias.length));
  return Object.entries(aliases).flatMap(([index, { aliases }]) =>
    isOurs(index) || cluster.alias in aliases ? [{ index, used: cluster.alias in aliases }] : [],
  );
}

/** Metadata of the index in use; null when there is none. */
export async function indexInUse(cluster: Cluster): Promise<{ fingerprint?: string; build?: string } | null> {
  try {
    const answer = await cluster.ask<Record<string, { mappings: { _meta?: object } }>>(
      "GET",
      `/${cluster.alias}/_mapping`,
    );
    const found = Object.values(answer);
    return found.length === 1 ? (found[0]!.mappings._meta ?? {}) : {};
  } catch (error) {
    if (clusterStatus(error) === 404) return null;
    throw error;
  }
}
