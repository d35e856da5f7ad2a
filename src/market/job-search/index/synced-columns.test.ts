import { beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import type { Columns } from "./columns.ts";
import { toArray } from "./doc-id-set.ts";
import { removeSearchRows, writeSearchRows } from "./search-row.ts";
import { syncedColumns } from "./synced-columns.ts";

let api: TestApi;
let other: Database;
let companyId: number;
beforeAll(async () => {
  api = await testApi();
  // A second connection pool stands for a second process.
  other = openDatabase(api.url, { size: 2 });
  companyId = (await makeRecruiter(api.database.db)).companyId;
  return () => other.close();
});
const liveIds = (columns: Columns) =>
  Array.from(toArray(columns.liveDocs), (docId) => columns.jobId[docId]!).sort((a, b) => a - b);
const make = () => makeJob(api.database.db, { companyId, title: "Kế toán" });

describe("Columns of published jobs", () => {
  it("are as fresh as the database, whoever changed it", async () => {
    const synced = syncedColumns(api.database.db);
    const ids = async () => liveIds(await synced.current());
    const first = await make();
    expect(await ids()).toEqual([first.id]);
    const second = await make();
    expect(await ids()).toEqual([first.id, second.id]);
    await other.db.transaction().execute((tx) => removeSearchRows(tx, [first.id]));
    expect(await ids()).toEqual([second.id]);
    await other.db.deleteFrom("job_search").execute();
    expect(await ids()).toEqual([]);
  });

  it("miss nothing when transactions end in another order than they began", async () => {
    const synced = syncedColumns(api.database.db);
    const early = await make();
    const elsewhere = (await makeRecruiter(api.database.db)).companyId;
    const late = await makeJob(api.database.db, { companyId: elsewhere, title: "Kế toán" });
    const has = async (id: number) => (await synced.current()).docIdOf.get(id) >= 0;
    await api.database.db.deleteFrom("job_search").execute();
    await has(0);
    let commitEarly = () => {};
    const held = new Promise<void>((resolve) => {
      commitEarly = resolve;
    });
    const written = Promise.withResolvers<void>();
    const earlyCommit = other.db.transaction().execute(async (tx) => {
      await writeSearchRows(tx, [early.id]);
      written.resolve();
      await held;
    });
    await written.promise;
    await api.database.db.transaction().execute((tx) => writeSearchRows(tx, [late.id]));
    expect([await has(late.id), await has(early.id)]).toEqual([true, false]);
    commitEarly();
    await earlyCommit;
    expect(await has(early.id)).toBe(true);
  });

  it("do not take in what was never committed", async () => {
    const synced = syncedColumns(api.database.db);
    const job = await make();
    await other.db.deleteFrom("job_search").execute();
    const failed = other.db.transaction().execute(async (tx) => {
      await writeSearchRows(tx, [job.id]);
      expect(liveIds(await synced.current())).not.toContain(job.id);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(liveIds(await synced.current())).not.toContain(job.id);
  });
});
