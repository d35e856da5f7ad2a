import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import type { ApiError } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { roles } from "#people/accounts/terms.ts";
import { makeClient } from "#people/clients/factory.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { pruneMoves } from "./commands/undo.ts";
import { merge, merges, undo } from "./contract.ts";

let api: TestApi;
let admin: number;
/** The recruiters of the companies. */
let loser: Awaited<ReturnType<typeof makeRecruiter>>;
let winner: Awaited<ReturnType<typeof makeRecruiter>>;

beforeEach(async () => {
  api = await testApi();
  const { db } = api.database;
  admin = (await makeStaff(db, "admin")).id;
  loser = await makeRecruiter(db, { companyVerified: false });
  winner = await makeRecruiter(db);
});

const pair = () => ({ loser_id: loser.companyId, winner_id: winner.companyId });
const reason = "Hai mục của một công ty";

async function preview(choices = {}) {
  const call = await api.as(admin);
  return (await call(merge, { body: { ...pair(), choices, preview: true } })).data.attributes;
}

async function run(choices = {}) {
  const call = await api.as(admin);
  const { plan_hash } = await preview(choices);
  return call(merge, { body: { ...pair(), choices, plan_hash, reason, preview: false } });
}

async function back(id: string | null) {
  return (await api.as(admin))(undo, { params: { id: Number(id) }, body: { reason } });
}

/** Returns the code of a refusal. */
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => "done",
    (error: ApiError) => error.errors[0]?.code,
  );

describe("Every table with company_id", () => {
  it("has a rule, which knows whether agencies have rows of it", async () => {
    const { rows } = await sql<{ name: string; agency: boolean }>`
      SELECT c.table_name AS name, bool_or(c.column_name = 'agency_id') AS agency
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      GROUP BY 1 HAVING bool_or(c.column_name = 'company_id') ORDER BY 1`.execute(api.database.db);
    const rules = mergeRules().map(({ table, ofAgency = false }) => ({ name: table, agency: ofAgency }));
    expect(rules.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(rows);
  });

  it("whose rows move receives rows of a merged company for the other one", async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'follow_merge' ORDER BY 1`.execute(
      api.database.db,
    );
    const moving = mergeRules().filter(({ rule }) =>
      ["move", "union", "rename", "read_through"].includes(rule),
    );
    expect(rows.map(({ name }) => name)).toEqual(moving.map(({ table }) => table).toSorted());
  });
});

describe("A merge", () => {
  it("moves jobs, applicants and members, and its undo restores them", async () => {
    const { db } = api.database;
    const job = await makeJob(db, { companyId: loser.companyId, ownerId: loser.id });
    const applicant = await makeApplicant(db, { job });
    const of = async () => ({
      job: (await db.selectFrom("jobs").select("company_id").where("id", "=", job.id).executeTakeFirst())
        ?.company_id,
      applicant: (
        await db
          .selectFrom("applicants")
          .select("company_id")
          .where("id", "=", applicant.id)
          .executeTakeFirst()
      )?.company_id,
      member: await db
        .selectFrom("accounts")
        .select(["company_id", "role_id"])
        .where("id", "=", loser.id)
        .executeTakeFirst(),
      search: (
        await db.selectFrom("job_search").select("company_id").where("job_id", "=", job.id).executeTakeFirst()
      )?.company_id,
    });
    const before = await of();
    const merged = await run();
    expect(await of()).toEqual({
      job: winner.companyId,
      applicant: winner.companyId,
      member: { company_id: winner.companyId, role_id: roles.recruiter_member },
      search: before.search && winner.companyId,
    });
    const mails = await api.mails("company_merges.merged");
    expect(mails.map(({ to_email, props }) => [to_email, props.moved]).toSorted()).toEqual(
      [
        [loser.email, true],
        [winner.email, false],
      ].toSorted(),
    );
    const later = await makeApplicant(db, { job: { ...job, company_id: winner.companyId } });
    const undone = await back(merged.meta.merge_id);
    expect(undone.data.attributes).toMatchObject({ remaining: [], can: { undo: false } });
    expect(await of()).toEqual(before);
    const added = db.selectFrom("applicants").select("company_id").where("id", "=", later.id);
    expect((await added.executeTakeFirst())?.company_id).toBe(loser.companyId);
    expect(await api.mails("company_merges.undone")).toHaveLength(2);
  });

  it("gives rows that are added for the merged company to the other one", async () => {
    const { db } = api.database;
    const job = await makeJob(db, { companyId: loser.companyId, ownerId: loser.id });
    await run();
    const applicant = await makeApplicant(db, { job });
    expect(applicant.company_id).toBe(winner.companyId);
    const member = await makeRecruiter(db, { companyId: loser.companyId });
    expect([member.company_id, member.role_id]).toEqual([winner.companyId, roles.recruiter_member]);
  });

  it("exchanges chosen facts, and takes the verification with the tax code", async () => {
    const { db } = api.database;
    const facts = () =>
      db
        .selectFrom("companies")
        .select(["id", "name", "name_key", "tax_code", "address", "verified_at", "merged_into"])
        .where("id", "in", [loser.companyId, winner.companyId])
        .orderBy("id")
        .execute();
    const before = await facts();
    const [mine, theirs] = before;
    const merged = await run({ name: "loser" });
    const [gone, left] = await facts();
    expect(left).toMatchObject({ name: mine?.name, name_key: mine?.name_key, merged_into: null });
    expect(gone).toMatchObject({ name: theirs?.name, merged_into: winner.companyId });
    await back(merged.meta.merge_id);
    expect(await facts()).toEqual(before);
  });

  it("is refused when the companies changed since the preview", async () => {
    const { plan_hash } = await preview();
    await makeJob(api.database.db, { companyId: loser.companyId, ownerId: loser.id });
    const call = await api.as(admin);
    expect(await codeOf(call(merge, { body: { ...pair(), plan_hash, reason, preview: false } }))).toBe(
      "merge_changed",
    );
    expect(await codeOf(run())).toBe("done");
  });

  it("is not refused because of an application since the preview", async () => {
    const { db } = api.database;
    const job = await makeJob(db, { companyId: loser.companyId, ownerId: loser.id });
    const { plan_hash } = await preview();
    await makeApplicant(db, { job });
    const call = await api.as(admin);
    expect(await codeOf(call(merge, { body: { ...pair(), plan_hash, reason, preview: false } }))).toBe(
      "done",
    );
  });

  it("is refused for two verified companies, for a blocked or merged one, and for the same", async () => {
    const { db } = api.database;
    const set = (id: number, values: object) =>
      db.updateTable("companies").set(values).where("id", "=", id).execute();
    await set(loser.companyId, { verified_at: new Date(), tax_code: "0100109106" });
    expect(await preview()).toMatchObject({ conflicts: ["merge_conflict"] });
    expect(await codeOf(run())).toBe("merge_conflict");
    await set(loser.companyId, { verified_at: null, blocked_at: new Date() });
    expect(await codeOf(run())).toBe("merge_blocked");
    await set(loser.companyId, { blocked_at: null });
    const call = await api.as(admin);
    const same = { loser_id: loser.companyId, winner_id: loser.companyId, preview: true };
    expect(await codeOf(call(merge, { body: same }))).toBe("merge_same");
    await run();
    expect(await codeOf(run())).toBe("merge_done");
    const turned = { loser_id: winner.companyId, winner_id: loser.companyId, preview: true };
    const { data } = await call(merge, { body: turned });
    expect(data.attributes.conflicts).toEqual(["merge_winner_unfit"]);
  });

  it("leaves an agency both of its clients, with their rows", async () => {
    const { db } = api.database;
    const [both, one] = [await makeAgency(db), await makeAgency(db)];
    await makeClient(db, { agency_id: both.id, company_id: loser.companyId });
    await makeClient(db, { agency_id: both.id, company_id: winner.companyId });
    await makeClient(db, { agency_id: one.id, company_id: loser.companyId });
    const stays = await makeJob(db, { companyId: loser.companyId, agencyId: both.id });
    const moves = await makeJob(db, { companyId: loser.companyId, agencyId: one.id });
    expect(await preview()).toMatchObject({ agencies: 1 });
    await run();
    const jobs = await db.selectFrom("jobs").select(["id", "company_id"]).orderBy("id").execute();
    expect(jobs).toEqual([
      { id: stays.id, company_id: loser.companyId },
      { id: moves.id, company_id: winner.companyId },
    ]);
    expect((await makeApplicant(db, { job: stays })).company_id).toBe(loser.companyId);
    const clients = db.selectFrom("clients").select("company_id").where("agency_id", "=", one.id);
    expect((await clients.executeTakeFirst())?.company_id).toBe(winner.companyId);
  });

  it("unites followers, and gives a number to a name that both use", async () => {
    const { db } = api.database;
    const [both, one] = [await makeCandidate(db), await makeCandidate(db)];
    const follow = (candidate_id: number, company_id: number) =>
      db
        .insertInto("company_followers")
        .values({ candidate_id, company_id, followed_at: new Date() })
        .execute();
    await follow(both.candidateId, loser.companyId);
    await follow(both.candidateId, winner.companyId);
    await follow(one.candidateId, loser.companyId);
    for (const company_id of [loser.companyId, winner.companyId])
      await db
        .insertInto("talent_pools")
        .values({
          company_id,
          name: "Kế toán",
          name_key: "ke toan",
          created_by: admin,
          created_at: new Date(),
        })
        .execute();
    const merged = await run();
    const followers = () =>
      db
        .selectFrom("company_followers")
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .where("company_id", "=", winner.companyId)
        .executeTakeFirst();
    expect((await followers())?.n).toBe(2);
    const pools = () =>
      db.selectFrom("talent_pools").select(["company_id", "name", "name_key"]).orderBy("id").execute();
    expect(await pools()).toEqual([
      { company_id: winner.companyId, name: "Kế toán (2)", name_key: "ke toan (2)" },
      { company_id: winner.companyId, name: "Kế toán", name_key: "ke toan" },
    ]);
    await back(merged.meta.merge_id);
    expect((await followers())?.n).toBe(1);
    expect((await pools())[0]).toMatchObject({ company_id: loser.companyId, name: "Kế toán" });
  });
});

describe("The undo of a merge", () => {
  it("leaves rows that changed since, and says how many", async () => {
    const { db } = api.database;
    const third = await makeRecruiter(db);
    const job = await makeJob(db, { companyId: loser.companyId, ownerId: loser.id });
    const merged = await run();
    await db.updateTable("jobs").set({ company_id: third.companyId }).where("id", "=", job.id).execute();
    const undone = await back(merged.meta.merge_id);
    expect(undone.data.attributes.remaining).toEqual([{ table: "jobs", rows: 1 }]);
  });

  it("is refused after seven days, twice, and before the undo of a later merge", async () => {
    const third = await makeRecruiter(api.database.db, { companyVerified: false });
    const first = (await run()).meta.merge_id;
    loser = third;
    const second = (await run()).meta.merge_id;
    expect(await codeOf(back(first))).toBe("undo_order");
    expect(await codeOf(back(second))).toBe("done");
    expect(await codeOf(back(second))).toBe("merge_undone");
    api.clock.set(new Date(api.clock.now().getTime() + 7 * day));
    expect(await codeOf(back(first))).toBe("undo_over");
    const { data } = await (await api.as(admin))(merges, {});
    expect(data.map(({ id }) => id)).toEqual([second, first]);
    const moves = () =>
      api.database.db.selectFrom("merge_moves").select("id").where("merge_id", "=", Number(first)).execute();
    expect((await moves()).length).toBeGreaterThan(0);
    await pruneMoves(api.database.db, new Date(api.clock.now().getTime() + 1));
    expect(await moves()).toEqual([]);
  });

  it("belongs to super administrators", async () => {
    const member = await makeStaff(api.database.db, "admin", { member: true });
    const call = await api.as(member.id);
    expect(await codeOf(call(merge, { body: { ...pair(), preview: true } }))).toBe("forbidden");
    expect(await codeOf(call(merges, {}))).toBe("forbidden");
  });
});
