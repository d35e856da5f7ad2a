import { minute } from "#kit/clock.ts";
import type { Database, Reader } from "#kit/db.ts";
import type { Services } from "#kit/services.ts";
import type { JobIndex } from "./job-index.ts";
import { openCluster } from "./opensearch/cluster.ts";
import { clusterJobIndex } from "./opensearch/cluster-index.ts";
import { clusterFirst, type WatchedIndex } from "./opensearch/fallback.ts";
import { rebuildCluster } from "./opensearch/rebuild.ts";
import { type ClusterSync, clusterSync } from "./opensearch/sync.ts";
import { cachedDictionary, postgresJobIndex } from "./postgres.ts";

type Opening = Pick<Services, "database" | "config" | "log">;

const open = new WeakMap<Database, JobIndex>();
const watched = new WeakMap<Database, WatchedIndex>();

/**
 * The search of this process: one for a database, because it caches the columns of all published jobs. With a SEARCH_URL the
 * cluster there is searched first.
 */
export function openJobIndex({ database, config, log }: Opening): JobIndex {
  const known = open.get(database);
  if (known) return known;
  const readDb = database.db;
  const dictionary = cachedDictionary(readDb);
  let index: JobIndex = postgresJobIndex(database.db, dictionary);
  if (config.SEARCH_URL) {
    const cluster = openCluster(config.SEARCH_URL);
    const first = clusterFirst({
      cluster,
      index: clusterJobIndex(cluster, readDb, dictionary, index),
      postgres: index,
      log,
    });
    keepWarm(index, readDb);
    watched.set(database, first);
    index = first;
  }
  open.set(database, index);
  return index;
}

/** Loads what every search needs. */
export async function warmUpSearch(services: Opening): Promise<void> {
  const index = openJobIndex(services);
  const readDb = services.database.db;
  await index.search(readDb, { offset: 0, limit: 0, asOf: new Date(0) });
  await index.suggest(readDb, "a", 1);
}

const keepWarmMs = 10 * minute;

/** Keeps PostgreSQL's columns loaded and in sync, so that the first search after a failure of the cluster does not wait for them. */
function keepWarm(postgres: JobIndex, readDb: Reader): void {
  const sync = () => void postgres.search(readDb, { offset: 0, limit: 0, asOf: new Date(0) }).catch(() => {});
  sync();
  setInterval(sync, keepWarmMs).unref();
}

/** Which index answers searches now; null where PostgreSQL is the only one. */
export function searchAnsweredBy({ database }: Pick<Services, "database">): string | null {
  return watched.get(database)?.answeredBy() ?? null;
}

/** The sync of the cluster, where there is one; for the process that runs background jobs. */
export function openClusterSync({ database, config, log }: Opening): ClusterSync | null {
  return config.SEARCH_URL ? clusterSync(database.db, openCluster(config.SEARCH_URL), log) : null;
}

/** Builds a new index of the cluster and switches to it; see `rebuildCluster`. */
export async function rebuildSearchCluster({ database, config }: Opening): Promise<number | null> {
  if (!config.SEARCH_URL) throw new Error("There is no SEARCH_URL");
  const cluster = openCluster(config.SEARCH_URL);
  try {
    return await rebuildCluster(database.db, cluster);
  } finally {
    await cluster.close();
  }
}
