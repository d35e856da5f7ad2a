import type { Cluster } from "#market/job-search/opensearch/cluster.ts";

/** Where `start.sh` listens unless it is told otherwise. */
const usual = "http://127.0.0.1:9207";

/** The address of an OpenSearch for tests: SEARCH_TEST_URL, or the one that start.sh started; null where none answers. */
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

/** Removes all that a test made in the cluster, and closes the connection. */
export async function removeIndexes(cluster: Cluster): Promise<void> {
  for (const name of Object.keys(await cluster.ask<object>("GET", `/${cluster.alias}*/_alias`)))
    await cluster.ask("DELETE", `/${name}`);
  await cluster.close();
}
