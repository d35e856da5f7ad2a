import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { openLog } from "#kit/log.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, testDatabase } from "#test/api.ts";
import { removeIndexes, runningOpenSearch } from "#test/opensearch/running.ts";
import { reindexJobs, removeSearchRows, writeSearchRows } from "../index/search-row.ts";
import { readTaxonomy } from "../index/taxonomy.ts";
import type { JobIndex } from "../job-index.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { clusterJobIndex } from "./cluster-index.ts";
import { guardedSearch } from "./guarded-search.ts";
import { currentPosition, indexJobs } from "./indexer.ts";
import { jobsIndexes } from "./indexes.ts";
import { rebuildCluster } from "./rebuild.ts";
import { type ClusterSync, clusterSync } from "./sync.ts";

const opensearch = await runningOpenSearch();
const log = openLog("silent");

describe.skipIf(!opensearch)("Keeping an OpenSearch cluster in sync", () => {
  let database: Database;
  let cluster: Cluster;
  let index: JobIndex;
  let companyId: number;
  let sync: ClusterSync;
  beforeAll(async () => {
    ({ database } = await testDatabase());
    companyId = (await makeRecruiter(database.db)).companyId;
  });
  beforeEach(async () => {
    cluster = openCluster(`${opensearch}/?index=sen-test-${randomUUID()}`, 20_000);
    index = clusterJobIndex(cluster, guardedSearch(cluster, log, { timeoutMs: 20_000 }), database.db);
    sync = clusterSync(database.db, cluster, log);
    return async () => {
      await sync.stop();
      await removeIndexes(cluster);
    };
  });
  const indexes = async () => (await jobsIndexes(cluster)).map(({ name }) => name);
  const inUse = async () => (await jobsIndexes(cluster)).filter(({ used }) => used);
  const make = (title: string) => makeJob(database.db, { companyId, title });
  const total = async (keyword?: string) =>
    (await index.search(database.db, { keyword, offset: 0, limit: 20, asOf: monday })).total;
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(database, work);

  it("makes an index where there is none, and writes to it what is published, changed and removed", async () => {
    const one = await make("Xilofon");
    await sync.pass();
    await sync.pass();
    expect(await total("xilofon")).toBe(1);
    const two = await make("Xilofon quarkz");
    await sync.pass();
    expect(await total("xilofon")).toBe(2);
    await database.db.updateTable("jobs").set({ title: "Vibrafon" }).where("id", "=", one.id).execute();
    await inTx((tx) => writeSearchRows(tx, [one.id]));
    await sync.pass();
    expect([await total("xilofon"), await total("vibrafon")]).toEqual([1, 1]);
    await inTx((tx) => removeSearchRows(tx, [one.id, two.id]));
    await sync.pass();
    expect([await total("xilofon"), await total("vibrafon")]).toEqual([0, 0]);
  });

  it("a transaction that took long is not passed over", async () => {
    await rebuildCluster(database.db, cluster, { lastSearchesMs: 0 });
    const slow = await make("Quarkz");
    await inTx((tx) => removeSearchRows(tx, [slow.id]));
    await sync.pass();
    await inTx(async (tx) => {
      await writeSearchRows(tx, [slow.id]);
      // Other transactions commit meanwhile, and their changes are indexed.
      const quick = await makeJob(database.db, { title: "Quarkz xilofon" });
      await sync.pass();
      expect(await total("quarkz")).toBe(1);
      await inTx((other) => removeSearchRows(other, [quick.id]));
      await sync.pass();
    });
    await sync.pass();
    expect(await total("quarkz")).toBe(1);
    await inTx((tx) => removeSearchRows(tx, [slow.id]));
  });

  it("takes a job down within two seconds, while it runs by itself", async () => {
    await rebuildCluster(database.db, cluster, { lastSearchesMs: 0 });
    sync.start();
    const job = await make("Vibrafon quarkz");
    await until(async () => (await total("vibrafon")) === 1);
    await inTx((tx) => removeSearchRows(tx, [job.id]));
    const since = performance.now();
    const { ids } = await index.search(database.db, {
      keyword: "vibrafon",
      offset: 0,
      limit: 20,
      asOf: monday,
    });
    expect(ids, "nobody sees it from the first moment on").toEqual([]);
    await until(async () => (await total("vibrafon")) === 0);
    expect(performance.now() - since).toBeLessThan(2000);
  });

  it("a delayed write of an old state changes nothing", async () => {
    await rebuildCluster(database.db, cluster, { lastSearchesMs: 0 });
    const job = await make("Xilofon");
    const lists = await readTaxonomy(database.db);
    // A reader whose snapshot is from before the job was taken down.
    await database.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (old) => {
        await currentPosition(old);
        await inTx((tx) => removeSearchRows(tx, [job.id]));
        await sync.pass();
        expect(await total("xilofon")).toBe(0);
        await indexJobs(old, cluster, cluster.alias, [job.id], lists);
      });
    expect(await total("xilofon")).toBe(0);
  });

  it("a new index takes the old one's place while searches and changes go on", async () => {
    const unchanged = await make("Quarkz vibrafon");
    await rebuildCluster(database.db, cluster, { lastSearchesMs: 0 });
    const first = await inUse();
    sync.start();
    const seen = new Set<number>();
    let done = false;
    const searching = (async () => {
      while (!done) seen.add(await total("quarkz"));
    })();
    const added: number[] = [];
    const changing = (async () => {
      for (let n = 0; !done || n < 3; n++) added.push((await make(`Xilofon ${n}`)).id);
    })();
    expect(await rebuildCluster(database.db, cluster, { lastSearchesMs: 500 })).toBeGreaterThan(0);
    done = true;
    await Promise.all([searching, changing]);
    expect([...seen]).toEqual([1]);
    expect(await inUse()).not.toEqual(first);
    expect(await indexes()).toHaveLength(1);
    await until(async () => (await total("xilofon")) === added.length);
    await inTx((tx) => removeSearchRows(tx, [unchanged.id, ...added]));
  });

  it("one process at a time makes a new index", async () => {
    const both = await Promise.all(
      [1, 2].map(() => rebuildCluster(database.db, cluster, { lastSearchesMs: 0 })),
    );
    expect(both.filter((count) => count === null)).toHaveLength(1);
    expect(await indexes()).toHaveLength(1);
  });

  it("an index that was lost, or is of other lists, is made anew by itself", async () => {
    const job = await make("Vibrafon");
    await sync.pass();
    for (const name of await indexes()) await cluster.ask("DELETE", `/${name}`);
    const again = clusterSync(database.db, cluster, log);
    await again.pass();
    expect(await total("vibrafon")).toBe(1);
    const before = await inUse();
    await database.db.updateTable("categories").set({ parent_id: 1 }).where("id", "=", 7).execute();
    await clusterSync(database.db, cluster, log).pass();
    expect((await inUse())[0]!.fingerprint).not.toBe(before[0]!.fingerprint);
    expect(await total("vibrafon")).toBe(1);
    await inTx((tx) => removeSearchRows(tx, [job.id]));
  });

  it("all rows written anew are indexed", async () => {
    await sync.pass();
    await Promise.all(["Zimbalon a", "Zimbalon b", "Zimbalon c"].map(make));
    await reindexJobs(database);
    await sync.pass();
    expect(await total("zimbalon")).toBe(3);
  });

  it.each([
    [
      "of another server",
      sql`UPDATE search_cluster SET position = jsonb_set(position, '{server}', '"another"')`,
    ],
    ["of an earlier generation", sql`UPDATE job_search_log SET generation = generation + 1`],
    [
      "whose entries were pruned",
      sql`UPDATE job_search_log SET pruned_to = pg_snapshot_xmax(pg_current_snapshot())`,
    ],
  ])("a position %s is no position: the index is built again", async (_, lose) => {
    await rebuildCluster(database.db, cluster, { lastSearchesMs: 0 });
    const first = await inUse();
    // A difference without an entry in the change log.
    const job = await make("Zimbalon");
    await database.db.deleteFrom("job_search_changes").where("job_id", "=", job.id).execute();
    await lose.execute(database.db);
    const before = await total("zimbalon");
    await sync.pass();
    expect(await inUse()).not.toEqual(first);
    expect(await total("zimbalon")).toBe(before + 1);
    await sql`UPDATE job_search_log SET pruned_to = '0'`.execute(database.db);
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await holds()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("It never came to hold");
}
