import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { openLog } from "#kit/log.ts";
import { monday } from "#test/api.ts";
import type { JobIndex } from "../job-index.ts";
import { openCluster } from "./cluster.ts";
import { clusterFirst, faultOf } from "./fallback.ts";

const db = {} as never;
const query = { keyword: "kế toán", offset: 0, limit: 20, asOf: monday };
const postgres = { search: async () => "from postgresql", suggest: async () => [] } as unknown as JobIndex;

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A cluster of which only the manner of answering matters. */
async function clusterThat(answers: { with: "hang" | number | "garbage" }) {
  server = createServer((_request, response) => {
    if (answers.with === "hang") return;
    if (answers.with === "garbage") return void response.end("<html>proxy</html>");
    response.writeHead(answers.with, { "content-type": "application/json" });
    response.end(JSON.stringify(answers.with === 200 ? { hits: {} } : { error: { type: "some_exception" } }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const cluster = openCluster(`http://user:s%40cret@127.0.0.1:${port}/?index=jobs`);
  let asked = 0;
  const index: JobIndex = {
    ...postgres,
    search: async () => {
      asked++;
      await cluster.ask("POST", "/jobs/_search", { body: {} });
      return "from the cluster" as never;
    },
  };
  const first = clusterFirst({ cluster, index, postgres, log: openLog("silent"), retryMs: 20 });
  return { first, cluster, asked: () => asked };
}

async function until(true_: () => boolean): Promise<void> {
  for (let i = 0; i < 250 && !true_(); i++) await new Promise((done) => setTimeout(done, 20));
  expect(true_()).toBe(true);
}

describe("Searches when the cluster fails", () => {
  it.each([500, 503, 429, 404, "garbage"] as const)(
    "%s: PostgreSQL answers at once, the cluster again when it is well",
    async (failure) => {
      const answers = { with: 200 as typeof failure | 200 };
      const { first, asked } = await clusterThat(answers);
      expect(await first.search(db, query)).toBe("from the cluster");
      expect(first.answeredBy()).toBe("opensearch");
      answers.with = failure;
      expect(await first.search(db, query)).toBe("from postgresql");
      expect(first.answeredBy()).toBe("postgresql");
      const before = asked();
      for (let i = 0; i < 20; i++) expect(await first.search(db, query)).toBe("from postgresql");
      expect(asked(), "nobody else waits for it").toBe(before);
      answers.with = 200;
      await until(() => first.answeredBy() === "opensearch");
      expect(await first.search(db, query)).toBe("from the cluster");
    },
  );

  it("one that says nothing is waited for once, for two seconds at most", async () => {
    const { first } = await clusterThat({ with: "hang" });
    const began = performance.now();
    expect(await first.search(db, query)).toBe("from postgresql");
    expect(performance.now() - began).toBeLessThan(2500);
    expect(first.answeredBy()).toBe("postgresql");
    const next = performance.now();
    expect(await first.search(db, query)).toBe("from postgresql");
    expect(performance.now() - next).toBeLessThan(500);
  });

  it("a search that it does not understand is PostgreSQL's, and only that one", async () => {
    const answers = { with: 400 };
    const { first } = await clusterThat(answers);
    expect(await first.search(db, query)).toBe("from postgresql");
    expect(first.answeredBy()).toBe("opensearch");
    answers.with = 200;
    expect(await first.search(db, query)).toBe("from the cluster");
  });

  it("pages beyond its reach are PostgreSQL's", async () => {
    const { first } = await clusterThat({ with: 200 });
    expect(await first.search(db, { ...query, offset: 9980 })).toBe("from the cluster");
    expect(await first.search(db, { ...query, offset: 9981 })).toBe("from postgresql");
  });

  it("what PostgreSQL refuses is not asked again", async () => {
    await clusterThat({ with: 200 });
    const error = Object.assign(new Error("too long"), { code: "57014" });
    const index: JobIndex = { ...postgres, search: () => Promise.reject(error) };
    const cluster = openCluster("http://127.0.0.1:1/");
    const first = clusterFirst({ cluster, index, postgres, log: openLog("silent") });
    await expect(first.search(db, query)).rejects.toBe(error);
    expect(first.answeredBy()).toBe("opensearch");
  });

  it("its failures name no address, no password and no keyword", async () => {
    const { cluster } = await clusterThat({ with: 503 });
    const error = await cluster
      .ask("POST", "/jobs/_search", { body: { secret: "kế toán" } })
      .catch((e: unknown) => e);
    expect(faultOf(error)).toEqual({ fault: "some_exception", status: 503 });
    const closed = await openCluster("http://user:s%40cret@127.0.0.1:1/")
      .ask("GET", "/x")
      .catch((e: unknown) => e);
    expect(faultOf(closed)).toEqual({ fault: "ConnectionError" });
    for (const one of [error, closed])
      expect(inspect(one, { depth: 9 })).not.toMatch(/s@cret|s%40cret|user|kế toán/);
  });
});
