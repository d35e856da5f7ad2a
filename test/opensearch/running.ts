import type { Cluster } from "#market/job-search/opensearch/cluster.ts";

/** The default address of the OpenSearch that `start.sh` starts. */
const usual = "http://127.0.0.1:9207";

/** Returns the address of an OpenSearch for tests: SEARCH_TEST_URL, or that of start.sh; null where no server answers. */
export async function runningOpenSearch(): Promise<string | null> {
  const address = (process.env.SEARCH_TEST_URL ?? usual).replace(/\/+$/, "");
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(1000) });
    const { version } = (await answer.json()) as { version?: { distribution?: string } };
    return version?.distribution === "opensearch" ? address : null;
  } catch {
    return null;
  }
}

/** Deletes the indexes of a test in the cluster, and closes the connection. */
export async function removeIndexes(cluster: Cluster): Promise<void> {
  for (const name of Object.keys(await cluster.ask<object>("GET", `/${cluster.alias}*/_alias`)))
    await cluster.ask("DELETE", `/${name}`);
  await cluster.close();
}
