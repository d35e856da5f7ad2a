import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, it, vi as spies } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { removeIndexes, runningOpenSearch } from "#test/opensearch/running.ts";
import { search } from "./contract.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import {
  maintainSearchCluster,
  openClusterSync,
  openJobIndex,
  rebuildSearchCluster,
  searchState,
  warmUpSearch,
} from "./open.ts";
import { openCluster } from "./opensearch/cluster.ts";
import { room } from "./room.ts";

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
    expect(searchState(api.services)).toBeNull();
    expect(openClusterSync(api.services)).toBeNull();
  });

  it("of a cluster that does not answer: searches are refused for a moment, in both languages, and health says so", async () => {
    const api = await testApi({ SEARCH_URL: "http://127.0.0.1:1" });
    await warmUpSearch(api.services);
    expect(searchState(api.services)).toBe("ok");
    for (let i = 0; i < 5; i++) {
      const answer = await api.app.inject({ url: "/api/v2/candidates/jobs?keyword=x" });
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    }
    expect(searchState(api.services)).toBe("unavailable");
    const texts = await Promise.all(
      ["en", "vi"].map(async (language) => {
        const url = "/api/v2/candidates/jobs";
        return (await api.app.inject({ url, headers: { "accept-language": language } })).json().errors[0]
          .detail;
      }),
    );
    expect(texts).toEqual([en.search_unavailable, vi.search_unavailable]);
    expect(room.health(api.services)).toEqual({ search: "unavailable" });
  });

  it.skipIf(!opensearch)("of a cluster: it is filled, and searches", async () => {
    const address = `${opensearch}/?index=sen-test-${randomUUID()}`;
    const api = await testApi({ SEARCH_URL: address });
    const job = await makeJob(api.database.db, { title: "Xilofon" });
    expect(await rebuildSearchCluster(api.services)).toBe(1);
    expect(await found(api, "xilofon")).toEqual([job.id]);
    const sync = openClusterSync(api.services)!;
    const next = await makeJob(api.database.db, { title: "Xilofon hai" });
    await sync.pass();
    expect((await found(api, "xilofon")).sort()).toEqual([job.id, next.id]);
    expect(searchState(api.services)).toBe("ok");
    const url = "/api/v2/candidates/jobs?keyword=xilofon&items=100&page=100000";
    const { data, meta } = (await api.app.inject({ url })).json();
    expect([data, meta.total], "a page out of reach").toEqual([[], 2]);
    await sync.stop();
    await removeIndexes(openCluster(address));
  });

  it.skipIf(!opensearch)("of a cluster: nothing of the market is read into the process", async () => {
    const address = `${opensearch}/?index=sen-test-${randomUUID()}`;
    const api = await testApi({ SEARCH_URL: address });
    const { db } = api.database;
    await makeJob(db, { title: "Xilofon" });
    await rebuildSearchCluster(api.services);
    const asked = spies.spyOn(pg.Client.prototype, "query");
    await warmUpSearch(api.services);
    const index = openJobIndex(api.services);
    const query = { offset: 0, limit: 20, asOf: monday };
    expect((await index.search(db, { ...query, keyword: "xilofom" })).spelling).toBe("xilofon");
    expect((await index.search(db, { ...query, keyword: "quarkz" })).total).toBe(0);
    expect(await index.suggest(db, "xil", 8)).toMatchObject([{ text: "Xilofon", count: 1 }]);
    const statements = asked.mock.calls.map(([given]) => (given as { text?: string }).text ?? String(given));
    expect(
      statements.filter((text) => /\bjobs?(_search\w*)?\b/.test(text) && !/job_id = ANY/.test(text)),
    ).toEqual([]);
    expect(statements.length).toBeGreaterThan(2);
    expect(await maintainSearchCluster(api.services)).toBe(
      "0 jobs differed and are repaired, 2 suggestions written",
    );
    await removeIndexes(openCluster(address));
  });
});
