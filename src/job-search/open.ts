import { minute } from "#kit/clock.ts";
import type { Database, Reader } from "#kit/db.ts";
import type { Services } from "#kit/services.ts";
import type { JobIndex } from "./job-index.ts";
import { openCluster } from "./opensearch/cluster.ts";
import { clusterJobIndex } from "./opensearch/cluster-index.ts";
import { clusterFirst, type WatchedIndex } from "./opensearch/fallback.ts";
import { rebuildCluster } from "./opensearch/rebuild.ts";
import { clusterUpkeep, type Upkeep } from "./opensearch/upkeep.ts";
import { keptTitles, postgresJobIndex } from "./postgres.ts";

type Opening = Pick<Services, "database" | "config" | "log">;

const open = new WeakMap<Database, JobIndex>();
const watched = new WeakMap<Database, WatchedIndex>();

/**
 * The search of this process: one for a database, because it keeps the facts of all published jobs in memory. With a SEARCH_URL
 * the cluster there is asked first.
 */
export function openJobIndex({ database, config, log }: Opening): JobIndex {
  const known = open.get(database);
  if (known) return known;
  const ground = database.replica;
  const titles = keptTitles(ground);
  let index: JobIndex = postgresJobIndex(ground, titles);
  if (config.SEARCH_URL) {
    const cluster = openCluster(config.SEARCH_URL);
    const first = clusterFirst({
      cluster,
      index: clusterJobIndex(cluster, ground, titles, index),
      postgres: index,
      log,
    });
    keepReady(index, ground);
    watched.set(database, first);
    index = first;
  }
  open.set(database, index);
  return index;
}

/** Has read what every search needs in memory; what only makes some faster is read while the first ones are answered. */
export async function readySearch(services: Opening): Promise<void> {
  const index = openJobIndex(services);
  const ground = services.database.replica;
  await index.search(ground, { offset: 0, limit: 0, asOf: new Date(0) });
  await index.complete(ground, "a", 1);
  index.prepare().catch((error) => services.log.warn({ err: error }, "The search was not warmed up"));
}

const readyMs = 10 * minute;

/** Has PostgreSQL's facts read and fresh, so that the first search that the cluster fails does not wait for them. */
function keepReady(postgres: JobIndex, ground: Reader): void {
  const look = () => void postgres.search(ground, { offset: 0, limit: 0, asOf: new Date(0) }).catch(() => {});
  look();
  setInterval(look, readyMs).unref();
}

/** Who answers searches now; null where PostgreSQL is the only one. */
export function searchAnsweredBy({ database }: Pick<Services, "database">): string | null {
  return watched.get(database)?.answeredBy() ?? null;
}

/** Tells the cluster of changes, where there is one; for the process that does the background work. */
export function openSearchUpkeep({ database, config, log }: Opening): Upkeep | null {
  return config.SEARCH_URL ? clusterUpkeep(database.db, openCluster(config.SEARCH_URL), log) : null;
}

/** Makes a new index of the cluster and puts it to use; see `rebuildCluster`. */
export async function rebuildSearchCluster({ database, config }: Opening): Promise<number | null> {
  if (!config.SEARCH_URL) throw new Error("There is no SEARCH_URL");
  const cluster = openCluster(config.SEARCH_URL);
  try {
    return await rebuildCluster(database.db, cluster);
  } finally {
    await cluster.close();
  }
}
