import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeJob } from "#jobs/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { runningOpenSearch } from "#test/opensearch/running.ts";
import { search } from "./contract.ts";
import { openClusterSync, rebuildSearchCluster, searchAnsweredBy } from "./open.ts";
import { openCluster } from "./opensearch/cluster.ts";

const opensearch = await runningOpenSearch();

async function found(api: TestApi, keyword: string): Promise<number[]> {
  const visitor = await api.as(null);
  const { data, meta } = await visitor(search, { query: { keyword } });
  expect(meta.total).toBe(data.length);
  return data.map((card) => Number(card.id));
}

describe("SEARCH_URL", () => {
  it("absent: PostgreSQL searches, and there is nothing to keep up", async () => {
    const api = await testApi();
    const job = await makeJob(api.database.db, { title: "Xilofon" });
    expect(await found(api, "xilofon")).toEqual([job.id]);
    expect(searchAnsweredBy(api.services)).toBeNull();
    expect(openClusterSync(api.services)).toBeNull();
  });

  it("of a cluster that does not answer: PostgreSQL searches, and health can say so", async () => {
    const api = await testApi({ SEARCH_URL: "http://127.0.0.1:1" });
    const job = await makeJob(api.database.db, { title: "Xilofon" });
    expect(searchAnsweredBy(api.services)).toBe("opensearch");
    expect(await found(api, "xilofon")).toEqual([job.id]);
    expect(searchAnsweredBy(api.services)).toBe("postgresql");
  });

  it.skipIf(!opensearch)("of a cluster: it is filled, and searches", async () => {
    const address = `${opensearch}/?index=sen-test-${randomUUID()}`;
    const api = await testApi({ SEARCH_URL: address });
    const job = await makeJob(api.database.db, { title: "Xilofon" });
    expect(await rebuildSearchCluster(api.services)).toBe(1);
    expect(await found(api, "xilofon")).toEqual([job.id]);
    expect(searchAnsweredBy(api.services)).toBe("opensearch");
    const sync = openClusterSync(api.services)!;
    const next = await makeJob(api.database.db, { title: "Xilofon hai" });
    await sync.pass();
    expect((await found(api, "xilofon")).sort()).toEqual([job.id, next.id]);
    expect(searchAnsweredBy(api.services)).toBe("opensearch");
    await sync.stop();
    const cluster = openCluster(address);
    for (const name of Object.keys(await cluster.ask<object>("GET", `/${cluster.alias}/_alias`)))
      await cluster.ask("DELETE", `/${name}`);
    await cluster.close();
  });
});
