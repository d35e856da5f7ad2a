import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { mergeRows } from "./commands/merge.ts";
import { industryMerge, industryRestore } from "./contract-acts.ts";
import { makeListRow } from "./factory.ts";
import { planMerge } from "./queries/plan.ts";

let api: TestApi;
let actor: AdminActor;
beforeAll(async () => {
  api = await testApi();
  const { id } = await makeStaff(api.database.db, "admin");
  actor = { accountId: id } as AdminActor;
});

/** Returns whether a session of the database waits for an advisory lock. */
const isWaiting = async () => {
  const { rows } = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(api.database.db);
  return rows.length > 0;
};

it("A job that is added during a merge waits for it, and gets the category that remains", async () => {
  const { db } = api.database;
  const [loser, winner] = [await makeListRow(db, "categories"), await makeListRow(db, "categories")];
  const recruiter = await makeRecruiter(db);
  const asOf = api.clock.now();
  const kind = "categories" as const;
  const pair = { loser, winner };
  const { hash } = await inTransaction(api.database, (tx) => planMerge(tx, actor, { kind, pair, asOf }));
  let adding: ReturnType<typeof makeJob> | undefined;
  await inTransaction(api.database, async (tx) => {
    const call = { kind, id: loser, version: 1, into_id: winner, plan_hash: hash, asOf };
    await mergeRows(tx, actor, call);
    adding = makeJob(db, {
      companyId: recruiter.companyId,
      ownerId: recruiter.id,
      categoryIds: [loser],
      at: asOf,
    });
    await expect.poll(isWaiting).toBe(true);
  });
  const job = await adding;
  const { category_ids } = await db
    .selectFrom("jobs")
    .select("category_ids")
    .where("id", "=", job?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(category_ids).toEqual([winner]);
});

it("A merge waits for a job that is being added, and then needs another look", async () => {
  const { db } = api.database;
  const [loser, winner] = [await makeListRow(db, "categories"), await makeListRow(db, "categories")];
  const recruiter = await makeRecruiter(db);
  const asOf = api.clock.now();
  const kind = "categories" as const;
  const { hash } = await inTransaction(api.database, (tx) =>
    planMerge(tx, actor, { kind, pair: { loser, winner }, asOf }),
  );
  let merging: Promise<unknown> | undefined;
  await inTransaction(api.database, async (tx) => {
    await makeJob(tx, { companyId: recruiter.companyId, ownerId: recruiter.id, categoryIds: [loser] });
    const call = { kind, id: loser, version: 1, into_id: winner, plan_hash: hash, asOf };
    merging = inTransaction(api.database, (other) => mergeRows(other, actor, call)).catch((error) => error);
    await expect.poll(isWaiting).toBe(true);
  });
  expect(await merging).toMatchObject({ status: 409, errors: [{ code: "list_merge_changed" }] });
});

it("A company in both industries is in the other one once, and in both again after the undo", async () => {
  const { db } = api.database;
  const call = await api.as((await makeStaff(db, "admin")).id);
  const [loser, winner] = [await makeListRow(db, "industries"), await makeListRow(db, "industries")];
  const { companyId } = await makeRecruiter(db);
  const industries = async () => {
    const row = db.selectFrom("companies").select("industry_ids").where("id", "=", companyId);
    return (await row.executeTakeFirstOrThrow()).industry_ids;
  };
  await db
    .updateTable("companies")
    .set({ industry_ids: [loser, 1, winner] })
    .where("id", "=", companyId)
    .execute();
  const params = { id: loser };
  const into = { version: 1, into_id: winner };
  const { data } = await call(industryMerge, { params, body: { ...into, preview: true } });
  expect(data.attributes.tables).toEqual([{ table: "companies", changes: true, rows: 1 }]);
  const { plan_hash } = data.attributes;
  await call(industryMerge, { params, body: { ...into, plan_hash, preview: false } });
  expect(await industries()).toEqual([winner, 1]);
  await call(industryRestore, { params, body: { version: 2 } });
  expect(await industries()).toEqual([loser, 1, winner]);
});
