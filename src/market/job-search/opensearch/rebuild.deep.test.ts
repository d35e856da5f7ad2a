import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database, Db } from "#kit/db.ts";
import { openLog } from "#kit/log.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, testDatabase } from "#test/api.ts";
import { removeIndexes, runningOpenSearch } from "#test/opensearch/running.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { clusterJobIndex } from "./cluster-index.ts";
import { guardedSearch } from "./guarded-search.ts";
import { jobsIndexes } from "./indexes.ts";
import { rebuildCluster } from "./rebuild.ts";
import { clusterSync } from "./sync.ts";

const opensearch = await runningOpenSearch();
const log = openLog("silent");
const jobs = 12;

/** Called before each call of the cluster or the database; may throw, or wait. */
type Before = (step: string) => Promise<void> | void;

function hookedCluster(cluster: Cluster, before: Before): Cluster {
  return {
    ...cluster,
    async ask<Answer>(...request: Parameters<Cluster["ask"]>) {
      await before(`${request[0]} ${request[1]}`);
      return cluster.ask<Answer>(...request);
    },
  };
}

function hookedDb(db: Db, before: Before): Db {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      before("query");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

describe.skipIf(!opensearch)("A builder of the cluster's index", () => {
  let database: Database;
  let cluster: Cluster;
  beforeAll(async () => {
    ({ database } = await testDatabase());
    const { companyId } = await makeRecruiter(database.db);
    for (let n = 0; n < jobs; n++) await makeJob(database.db, { companyId, title: `Xilofon ${n}` });
    // Recent changes are not compared, so the entries are made older.
    await sql`UPDATE job_search_changes SET at = at - interval '1 hour'`.execute(database.db);
  });
  beforeEach(() => {
    cluster = openCluster(`${opensearch}/?index=sen-test-${randomUUID()}`, 20_000);
  });
  afterEach(() => removeIndexes(cluster));

  const rebuild = (before: Before = () => {}) =>
    rebuildCluster(hookedDb(database.db, before), hookedCluster(cluster, before), { lastSearchesMs: 0 });
  const expireLease = () =>
    sql`UPDATE search_cluster SET building_until = now() - interval '1 second'`.execute(database.db);
  const inUse = async () => (await jobsIndexes(cluster)).filter(({ used }) => used);
  async function total(): Promise<number> {
    const index = clusterJobIndex(cluster, guardedSearch(cluster, log, { timeoutMs: 20_000 }), database.db);
    return (await index.search(database.db, { keyword: "xilofon", offset: 0, limit: 1, asOf: monday })).total;
  }
  async function expectOneCompleteIndex(): Promise<void> {
    expect(await total()).toBe(jobs);
    const all = await jobsIndexes(cluster);
    expect(all).toHaveLength(1);
    const names = Object.keys(await cluster.ask<object>("GET", `/${cluster.alias}-*/_alias`));
    expect(names.filter((name) => !name.includes("-suggestions-"))).toEqual([all[0]!.name]);
    const row = await database.db.selectFrom("search_cluster").selectAll().executeTakeFirstOrThrow();
    expect({ build: row.build, building: row.building_until }).toEqual({
      build: all[0]!.name,
      building: null,
    });
  }

  it("that is killed at any step leaves a state from which the next pass recovers", async () => {
    // The steps of a whole build while another index is in use.
    await rebuild();
    const steps: string[] = [];
    await rebuild((step) => void steps.push(step));
    expect(steps.length).toBeGreaterThan(25);
    for (let at = 0; at < steps.length; at++) {
      let step = 0;
      // A dead builder neither cleans up nor releases its lease.
      const before = () => {
        if (step++ >= at) throw new Error("Killed");
      };
      await expect(rebuild(before), steps[at]).rejects.toThrow("Killed");
      expect(await total(), `while it is dead before ${steps[at]}`).toBe(jobs);
      await expireLease();
      const sync = clusterSync(database.db, cluster, log, { lastSearchesMs: 0 });
      await sync.pass();
      await sync.stop();
      await expectOneCompleteIndex();
    }
  }, 600_000);

  it.each([
    ["it reads which indexes there are", /GET .*-\*\/_alias/, /^query/],
    ["it moves the alias", /POST \/_aliases/, /_bulk/],
    ["it reads which indexes are old", /GET .*-\*\/_alias/, /POST .*-suggestions.*_refresh/],
    ["it deletes the old index", /DELETE/, /POST \/_aliases/],
  ])("paused past its lease before %s takes nothing from its successor", async (_, where, after) => {
    await rebuild();
    let reached = false;
    let successor: string | undefined;
    const paused = rebuild(async (step) => {
      reached ||= after.test(step);
      if (successor !== undefined || !reached || !where.test(step) || step.includes("suggestions")) return;
      successor = "";
      await expireLease();
      expect(await rebuild()).toBe(jobs);
      successor = (await inUse())[0]!.name;
    });
    await paused.catch(() => {});
    expect((await inUse()).map(({ name }) => name)).toEqual([successor]);
    expect(await total()).toBe(jobs);
  });

  it("whose index was deleted under it does not make one of that name anew", async () => {
    await rebuild();
    let overtaken = false;
    const paused = rebuild(async (step) => {
      if (overtaken || !step.includes("_bulk")) return;
      overtaken = true;
      await expireLease();
      expect(await rebuild()).toBe(jobs);
    });
    await paused.catch(() => {});
    await expectOneCompleteIndex();
  });

  it("does not put an index to use that lacks documents", async () => {
    await rebuild();
    const before = await inUse();
    const losing: Cluster = {
      ...cluster,
      ask: (method, path, request) =>
        cluster.ask(method, path, {
          ...request,
          ...(request?.lines && path.includes("-t") ? { lines: request.lines.slice(0, 8) } : {}),
        }),
    };
    await expect(rebuildCluster(database.db, losing, { lastSearchesMs: 0 })).rejects.toThrow("differs");
    expect(await inUse()).toEqual(before);
  });

  it("whose database was restored takes a token above those of the cluster", async () => {
    await rebuild();
    await rebuild();
    const [before] = await inUse();
    await database.db.deleteFrom("search_cluster").execute();
    expect(await rebuild()).toBe(jobs);
    const [after] = await inUse();
    expect(after!.token).toBeGreaterThan(before!.token);
    await expectOneCompleteIndex();
  });
});
