import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { openLog } from "#kit/log.ts";
import { faultOf, openCluster } from "./cluster.ts";
import { guardedSearch } from "./guarded-search.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

type Manner = "well" | "hang" | "slow facets" | "garbage" | number;

/** A cluster that answers in a given manner; its data does not matter. */
async function clusterThat(answers: { as: Manner }) {
  const asked: ("facets" | "plain")[] = [];
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const facets = body.includes("places");
    asked.push(facets ? "facets" : "plain");
    if (answers.as === "hang" || (answers.as === "slow facets" && facets)) return;
    if (answers.as === "garbage") return void response.end("<html>proxy</html>");
    const status = typeof answers.as === "number" ? answers.as : 200;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(
      JSON.stringify(
        status === 200
          ? { _shards: { failed: 0 }, hits: {}, aggregations: facets ? { places: {} } : {} }
          : { error: { type: "some_exception" } },
      ),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const cluster = openCluster(`http://user:s%40cret@127.0.0.1:${port}/?index=jobs`);
  const guarded = guardedSearch(cluster, openLog("silent"), { timeoutMs: 500 });
  const ask = () =>
    guarded.search({ query: {} }, { facets: { places: {} } }).then(
      (answer) => ("places" in (answer.aggregations ?? {}) ? "in full" : "without facets"),
      (error) => (error.status === 503 ? `refused, again in ${error.retryAfterSeconds} s` : error),
    );
  return { ask, asked, cluster, guarded };
}

const refused = "refused, again in 5 s";

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if (await holds()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("It never came to hold");
}

describe("Searches when the cluster fails", () => {
  it.each([500, 503, 429, 404, "garbage"] as const)(
    "%s: one failure moves nothing; many are refused at once, until a probe succeeds",
    async (failure) => {
      const answers: { as: Manner } = { as: "well" };
      const { ask, asked, guarded } = await clusterThat(answers);
      // The first search loads the client.
      await until(async () => (await ask()) === "in full");
      answers.as = failure;
      expect(await ask()).toBe(refused);
      expect(guarded.state()).toBe("ok");
      answers.as = "well";
      expect(await ask()).toBe("in full");
      answers.as = failure;
      for (let i = 0; i < 5; i++) expect(await ask()).toBe(refused);
      expect(guarded.state()).toBe("unavailable");
      const before = asked.length;
      for (let i = 0; i < 20; i++) expect(await ask()).toBe(refused);
      expect(asked.length, "nobody waits for it").toBe(before);
      answers.as = "well";
      await until(async () => (await ask()) === "in full");
      expect(guarded.state()).toBe("ok");
    },
    20_000,
  );

  it("one that hangs is waited for once, and then not at all", async () => {
    const { ask, asked } = await clusterThat({ as: "hang" });
    expect(await ask()).toBe(refused);
    await Promise.all(Array.from({ length: 5 }, ask));
    const before = asked.length;
    expect(await ask()).toBe(refused);
    expect(asked.length, "nobody waits for it").toBe(before);
  });

  it("one that is slow answers without facets, soon without being asked for them, and in full again when it is well", async () => {
    const answers: { as: Manner } = { as: "slow facets" };
    const { ask, asked, guarded } = await clusterThat(answers);
    for (let i = 0; i < 5; i++) expect(await ask()).toBe("without facets");
    expect(guarded.state()).toBe("without facets");
    const before = asked.length;
    expect(await ask()).toBe("without facets");
    expect(asked.slice(before)).toEqual(["plain"]);
    answers.as = "well";
    await until(async () => (await ask()) === "in full");
    expect(guarded.state()).toBe("ok");
  }, 20_000);

  it("a search that it does not understand closes it to nobody else", async () => {
    const answers: { as: Manner } = { as: 400 };
    const { ask, guarded } = await clusterThat(answers);
    for (let i = 0; i < 10; i++) expect(await ask()).toBe(refused);
    expect(guarded.state()).toBe("ok");
  });

  it("its failures name no address, no password and no keyword", async () => {
    const { cluster } = await clusterThat({ as: 503 });
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
