import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, inTransaction } from "#kit/db.ts";
import { openLog } from "#kit/log.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, testDatabase } from "#test/api.ts";
import { removeIndexes, runningOpenSearch } from "#test/opensearch/running.ts";
import { removeSearchRows } from "../index/search-row.ts";
import type { JobIndex } from "../job-index.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { clusterJobIndex } from "./cluster-index.ts";
import { differingJobs } from "./compare.ts";
import { guardedSearch } from "./guarded-search.ts";
import { rebuildCluster } from "./rebuild.ts";
import { repairCluster } from "./repair.ts";
import { type ClusterSync, clusterSync } from "./sync.ts";

const opensearch = await runningOpenSearch();
const log = openLog("silent");

describe.skipIf(!opensearch)("The comparison of the cluster with the database", () => {
  let database: Database;
  let cluster: Cluster;
  let index: JobIndex;
  let sync: ClusterSync;
  let ids: number[];
  beforeAll(async () => {
    ({ database } = await testDatabase());
    const { companyId } = await makeRecruiter(database.db);
    ids = [];
    for (let n = 0; n < 20; n++)
      ids.push((await makeJob(database.db, { companyId, title: `Xilofon ${n}` })).id);
    cluster = openCluster(`${opensearch}/?index=sen-test-${randomUUID()}`, 20_000);
    await rebuildCluster(database.db, cluster, { lastSearchesMs: 0 });
    index = clusterJobIndex(cluster, guardedSearch(cluster, log, { timeoutMs: 20_000 }), database.db);
    sync = clusterSync(database.db, cluster, log);
  });
  beforeEach(earlier);
  afterAll(async () => {
    await sync?.stop();
    if (cluster) await removeIndexes(cluster);
  });

  /** Makes recent changes older: the repair skips changes that may still be on their way. */
  async function earlier(): Promise<void> {
    await sql`UPDATE job_search_changes SET at = at - interval '1 hour'`.execute(database.db);
  }
  const total = async () =>
    (await index.search(database.db, { keyword: "xilofon", offset: 0, limit: 20, asOf: monday })).total;
  const refreshed = { query: { refresh: "true" } };

  it("finds nothing where they are equal, nor in what has just changed", async () => {
    expect(await repairCluster(database.db, cluster)).toBe(0);
    await inTransaction(database, (tx) => removeSearchRows(tx, [ids.pop()!]));
    expect(await repairCluster(database.db, cluster)).toBe(0);
    await sync.pass();
    expect(await total()).toBe(19);
  });

  it("finds exactly the documents that differ, in any range", async () => {
    const lost = [ids[0]!, ids[7]!, ids[8]!, ids.at(-1)!];
    for (const id of lost) await cluster.ask("DELETE", `/${cluster.alias}/_doc/${id}`, refreshed);
    for (const size of [1, 3, 19, 100]) {
      const found: number[] = [];
      for await (const some of differingJobs(database.db, cluster, cluster.alias, size)) found.push(...some);
      expect(
        found.sort((a, b) => a - b),
        `ranges of ${size}`,
      ).toEqual(lost);
    }
    expect(await total()).toBe(15);
    expect(await repairCluster(database.db, cluster)).toBe(4);
    await sync.pass();
    expect(await total(), "each comes back, although its deletion was the cluster's last word").toBe(19);
    await earlier();
    expect(await repairCluster(database.db, cluster)).toBe(0);
  });

  it("removes documents of jobs that are not published, and replaces outdated ones", async () => {
    const document = { job_id: 0, checksum: 7, words: "1:xilofon xilofon", approved_at: 1, expires_at: 9e15 };
    for (const id of [888_888, ids[3]!, 999_999_999])
      await cluster.ask("PUT", `/${cluster.alias}/_doc/${id}`, {
        ...refreshed,
        body: { ...document, job_id: id },
      });
    expect(await total()).toBe(21);
    expect(await repairCluster(database.db, cluster)).toBe(3);
    await sync.pass();
    expect(await total()).toBe(19);
    await earlier();
    expect(await repairCluster(database.db, cluster)).toBe(0);
  });

  it("notices a change that the change log does not name", async () => {
    await sql`ALTER TABLE job_search DISABLE TRIGGER job_search_updated`.execute(database.db);
    await sql`UPDATE job_search SET words = '''vibrafon''' WHERE job_id = ${ids[5]!}`.execute(database.db);
    await sql`ALTER TABLE job_search ENABLE TRIGGER job_search_updated`.execute(database.db);
    await sync.pass();
    expect(await total()).toBe(19);
    expect(await repairCluster(database.db, cluster)).toBe(1);
    await sync.pass();
    expect(await total()).toBe(18);
  });
});
