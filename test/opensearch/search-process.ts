import { openDatabase } from "#kit/db.ts";
import { openLog } from "#kit/log.ts";
import type { JobQuery } from "#market/job-search/job-index.ts";
import { openCluster } from "#market/job-search/opensearch/cluster.ts";
import { clusterJobIndex } from "#market/job-search/opensearch/cluster-index.ts";
import { guardedSearch } from "#market/job-search/opensearch/guarded-search.ts";

/**
 * Runs a cluster's searches in a separate process, each with its own connections: `search-process DATABASE_URL
 * SEARCH_URL COUNT`. Each message is a query. The answer has the results of all searches.
 */
const [databaseUrl, searchUrl, count] = process.argv.slice(2);
const searches = Array.from({ length: Number(count) }, () => {
  const { db } = openDatabase(databaseUrl!, { size: 1 });
  const cluster = openCluster(searchUrl!);
  const index = clusterJobIndex(
    cluster,
    guardedSearch(cluster, openLog("silent"), { timeoutMs: 20_000 }),
    db,
  );
  return (query: JobQuery) => index.search(db, query);
});

process.on("message", async ({ asOf, ...query }: Omit<JobQuery, "asOf"> & { asOf: number }) => {
  const answers = await Promise.all(searches.map((search) => search({ ...query, asOf: new Date(asOf) })));
  process.send!(answers.map(({ ids, total }) => ({ ids, total })));
});
process.on("disconnect", () => process.exit());
process.send!("ready");
