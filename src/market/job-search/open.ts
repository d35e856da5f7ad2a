import type { Database } from "#kit/db.ts";
import type { Services } from "#kit/services.ts";
import { postgresJobIndex } from "./index/postgres.ts";
import type { JobIndex } from "./job-index.ts";
import { type Cluster, openCluster } from "./opensearch/cluster.ts";
import { clusterJobIndex } from "./opensearch/cluster-index.ts";
import { type GuardedSearch, guardedSearch } from "./opensearch/guarded-search.ts";
import { rebuildCluster } from "./opensearch/rebuild.ts";
import { repairCluster } from "./opensearch/repair.ts";
import { writeSuggestions } from "./opensearch/suggestions.ts";
import { type ClusterSync, clusterSync } from "./opensearch/sync.ts";

type Opening = Pick<Services, "database" | "config" | "log">;

const open = new WeakMap<Database, JobIndex>();
const guards = new WeakMap<Database, GuardedSearch>();

/**
 * Returns the search of this process. There is one per database, because the embedded search caches the
 * columns of all published jobs. With a SEARCH_URL, the cluster is searched and this process caches no jobs.
 */
export function openJobIndex({ database, config, log }: Opening): JobIndex {
  const known = open.get(database);
  if (known) return known;
  const index = config.SEARCH_URL
    ? openSearchCluster(config.SEARCH_URL, database, log)
    : postgresJobIndex(database.db);
  open.set(database, index);
  return index;
}

function openSearchCluster(address: string, database: Database, log: Opening["log"]): JobIndex {
  const cluster = openCluster(address);
  const guarded = guardedSearch(cluster, log);
  guards.set(database, guarded);
  return clusterJobIndex(cluster, guarded, database.db);
}

/** Runs a first search and suggestion, which loads the caches before the first visitor. */
export async function warmUpSearch(services: Opening): Promise<void> {
  const index = openJobIndex(services);
  const readDb = services.database.db;
  try {
    await index.search(readDb, { offset: 0, limit: 0, asOf: new Date(0) });
    await index.suggest(readDb, "a", 1);
  } catch (error) {
    // A process without its search cluster still serves all pages except searches.
    if (!services.config.SEARCH_URL) throw error;
  }
}

/** Returns the state of the cluster's circuit breakers; null without a cluster. */
export function searchState({ database }: Pick<Services, "database">): string | null {
  return guards.get(database)?.state() ?? null;
}

/** Returns the sync of the cluster, or null without a cluster. It runs in the process of background jobs. */
export function openClusterSync({ database, config, log }: Opening): ClusterSync | null {
  return config.SEARCH_URL ? clusterSync(database.db, openCluster(config.SEARCH_URL), log) : null;
}

/** Builds a new index of the cluster and switches to it; see `rebuildCluster`. */
export function rebuildSearchCluster(services: Opening): Promise<number | null> {
  return withCluster(services, (cluster) => rebuildCluster(services.database.db, cluster));
}

/**
 * Compares the cluster with the database, repairs differing documents, and rewrites its suggestions. @returns
 * a summary in one line
 */
export async function maintainSearchCluster(services: Opening): Promise<string> {
  if (!services.config.SEARCH_URL) return "there is no search cluster";
  return withCluster(services, async (cluster) => {
    const repaired = await repairCluster(services.database.db, cluster);
    const suggestions = await writeSuggestions(services.database.db, cluster);
    return `${repaired} jobs differed and are repaired, ${suggestions} suggestions written`;
  });
}

async function withCluster<T>({ config }: Opening, work: (cluster: Cluster) => Promise<T>): Promise<T> {
  if (!config.SEARCH_URL) throw new Error("There is no SEARCH_URL");
  const cluster = openCluster(config.SEARCH_URL);
  try {
    return await work(cluster);
  } finally {
    await cluster.close();
  }
}
