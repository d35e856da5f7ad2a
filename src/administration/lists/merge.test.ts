import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { search } from "#market/job-search/contract.ts";
import { makeJob, makeJobTemplate } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { seedReference } from "#platform/reference/seed.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import * as acts from "./contract-acts.ts";
import { makeListRow } from "./factory.ts";
import { mergeCalls } from "./testing/merge-calls.ts";

let api: TestApi;
let call: Awaited<ReturnType<TestApi["as"]>>;
beforeEach(async () => {
  api = await testApi();
  call = await api.as((await makeStaff(api.database.db, "admin")).id);
});

const refusal = (code: string, status = 409) => ({ status, errors: [expect.objectContaining({ code })] });
const { preview, run, restore } = mergeCalls(() => call);

/** Rows of every table that refers to categories, of which some have the other category too. */
async function fillCategories(loser: number, winner: number) {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const common = { companyId: boss.companyId, ownerId: boss.id };
  const only = await makeJob(db, { ...common, categoryIds: [loser] });
  const both = await makeJob(db, { ...common, categoryIds: [37, loser, winner] });
  const template = await makeJobTemplate(db, boss);
  await sql`UPDATE job_templates SET fields = jsonb_set(fields, '{category_ids}', to_jsonb(ARRAY[${loser}::int]))
    WHERE id = ${template.id}`.execute(db);
  const seeker = await makeCandidate(db);
  const preference = { category_ids: [loser, winner], location_ids: [27], job_types: [], remote: false };
  await db
    .insertInto("candidate_profiles")
    .values({
      account_id: seeker.id,
      updated_at: new Date(),
      job_preference: JSON.stringify(preference),
    } as never)
    .onConflict((on) => on.column("account_id").doUpdateSet({ job_preference: JSON.stringify(preference) }))
    .execute();
  const pool = { company_id: boss.companyId, name: "Ao", name_key: "ao", created_by: boss.id };
  await db
    .insertInto("talent_pools")
    .values({ ...pool, category_id: loser, created_at: new Date() })
    .execute();
  await makeListRow(db, "skills", { category_id: loser });
  await db
    .insertInto("job_titles")
    .values({ name: "Pond Keeper", name_vn: "Người giữ ao", category_id: loser })
    .execute();
  return { only: only.id, both: both.id, seeker: seeker.id };
}

/** Everything that has ids of categories, as it is stored. */
async function stored() {
  const { rows } = await sql<{ all: unknown }>`SELECT jsonb_build_array(
    (SELECT jsonb_agg(category_ids ORDER BY id) FROM jobs), (SELECT jsonb_agg(category_ids ORDER BY job_id) FROM job_search),
    (SELECT jsonb_agg(fields -> 'category_ids' ORDER BY id) FROM job_templates),
    (SELECT jsonb_agg(job_preference ORDER BY id) FROM candidate_profiles),
    (SELECT jsonb_agg(category_id ORDER BY id) FROM talent_pools), (SELECT jsonb_agg(category_id ORDER BY id) FROM skills),
    (SELECT jsonb_agg(category_id ORDER BY id) FROM job_titles),
    (SELECT jsonb_agg(jsonb_build_array(category_ids, location_ids, criteria_key, stopped_at) ORDER BY id) FROM job_alerts),
    (SELECT jsonb_agg(jsonb_build_array(name, aliases, parent_id, replaced_by, retired_at) ORDER BY id) FROM categories)
  ) AS all`.execute(api.database.db);
  return JSON.stringify(rows[0]?.all);
}

describe("A merge of two categories", () => {
  it("moves what refers to the one, without doubles, and its undo restores it", async () => {
    const { db } = api.database;
    const [loser, winner] = [await makeListRow(db, "categories"), await makeListRow(db, "categories")];
    const { only, both } = await fillCategories(loser, winner);
    const before = await stored();
    const plan = await run(acts.categoryMerge, loser, winner);
    expect(Object.fromEntries(plan.tables.map(({ table, rows }) => [table, rows]))).toEqual({
      jobs: 2,
      job_search: 2,
      job_templates: 1,
      candidate_profiles: 1,
      talent_pools: 1,
      skills: 1,
      job_titles: 1,
    });
    const categoriesOf = async (id: number) =>
      (await db.selectFrom("jobs").select("category_ids").where("id", "=", id).executeTakeFirstOrThrow())
        .category_ids;
    expect(await categoriesOf(only)).toEqual([winner]);
    expect(await categoriesOf(both)).toEqual([37, winner]);
    const after = await stored();
    expect(after).not.toContain(`${loser},`);
    expect((await preview(acts.categoryMerge, winner, 36)).tables).toContainEqual({
      table: "jobs",
      changes: true,
      rows: 2,
    });
    await restore(acts.categoryRestore, contract.categoryRow, loser);
    expect(await stored()).toBe(before);
  });

  it("is the one of its preview: other rows need another look", async () => {
    const { db } = api.database;
    const [loser, winner] = [await makeListRow(db, "categories"), await makeListRow(db, "categories")];
    const { plan_hash } = await preview(acts.categoryMerge, loser, winner);
    await makeJob(db, { categoryIds: [loser] });
    const body = { version: 1, into_id: winner, plan_hash, preview: false };
    await expect(call(acts.categoryMerge, { params: { id: loser }, body })).rejects.toMatchObject(
      refusal("list_merge_changed"),
    );
    await expect(
      call(acts.categoryMerge, { params: { id: loser }, body: { ...body, plan_hash: null } }),
    ).rejects.toMatchObject(refusal("list_merge_changed"));
    expect((await run(acts.categoryMerge, loser, winner)).tables).toContainEqual({
      table: "jobs",
      changes: true,
      rows: 1,
    });
  });

  it("gives the other one its names: they are refused for a third, and stay after a restart", async () => {
    const { db } = api.database;
    const names = { name: "Lotus Farming", name_vn: "Trồng sen" };
    const loser = await makeListRow(db, "categories", { ...names, aliases: ["Sen"] });
    const winner = await makeListRow(db, "categories");
    expect((await run(acts.categoryMerge, loser, winner)).aliases).toEqual([
      "Lotus Farming",
      "Trồng sen",
      "Sen",
    ]);
    await seedReference(db);
    const { data } = await call(contract.categoryRow, { params: { id: winner } });
    expect(data.attributes.aliases).toEqual(["Lotus Farming", "Trồng sen", "Sen"]);
    const third = { name: "trong SEN", name_vn: "Khác", aliases: [], category_id: 68 };
    const refused = { status: 409, errors: [expect.objectContaining({ code: "list_exists" })] };
    await expect(call(contract.categoryCreate, { body: third })).rejects.toMatchObject(refused);
    const { data: merged } = await call(contract.categoryRow, { params: { id: loser } });
    expect(merged.attributes).toMatchObject({
      state: "merged",
      merged_into: { id: String(winner) },
      can: { edit: false, retire: false, merge: false, restore: true },
    });
    const edit = { ...names, aliases: [], version: merged.attributes.version };
    await expect(call(contract.categoryUpdate, { params: { id: loser }, body: edit })).rejects.toMatchObject(
      refusal("list_merged"),
    );
  });

  it("gets what a form sends that was open meanwhile", async () => {
    const { db } = api.database;
    const [loser, winner] = [await makeListRow(db, "categories"), await makeListRow(db, "categories")];
    await run(acts.categoryMerge, loser, winner);
    const job = await makeJob(db, { categoryIds: [winner, loser] });
    const { category_ids } = await db
      .selectFrom("jobs")
      .select("category_ids")
      .where("id", "=", job.id)
      .executeTakeFirstOrThrow();
    expect(category_ids).toEqual([winner]);
    const hits = await call(search, { query: { category_id: [loser] } } as never);
    expect((hits as { meta: { total: number } }).meta.total).toBe(1);
  });

  it("moves the categories under a top-level one, and refuses two levels", async () => {
    const { db } = api.database;
    const top = () => makeListRow(db, "categories", { category_id: null });
    const [loser, winner] = [await top(), await top()];
    const sub = await makeListRow(db, "categories", { category_id: loser });
    expect((await preview(acts.categoryMerge, sub, winner)).conflicts).toEqual(["list_level"]);
    await expect(run(acts.categoryMerge, sub, winner)).rejects.toMatchObject(refusal("list_level"));
    await run(acts.categoryMerge, loser, winner);
    const { data } = await call(contract.categoryRow, { params: { id: sub } });
    expect(data.attributes.category?.id).toBe(String(winner));
  });
});
