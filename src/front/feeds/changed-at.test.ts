import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { hour } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { feedState } from "./queries/jobs.ts";

const later = new Date(monday.getTime() + hour);

let api: TestApi;
let job: Awaited<ReturnType<typeof makeJob>>;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  // Adds columns like a later migration does; no trigger names them.
  await sql`ALTER TABLE jobs ADD COLUMN dress_code text`.execute(db);
  await sql`ALTER TABLE companies ADD COLUMN dress_code text`.execute(db);
  job = await makeJob(db);
});

describe("What visitors read of a job or a company", () => {
  it.each(["jobs", "companies"] as const)(
    "is dated and seen by the feeds in a new column of %s too",
    async (table) => {
      const { db } = api.database;
      const row = sql`${sql.table(table)} WHERE id = ${table === "jobs" ? job.id : job.company_id}`;
      const changed = async () =>
        (await sql<{ changed_at: Date }>`SELECT changed_at FROM ${row}`.execute(db)).rows[0]?.changed_at;
      const before = { date: await changed(), state: await feedState(db, monday) };
      const moment = table === "jobs" ? sql`, updated_at = ${later}` : sql``;
      await sql`UPDATE ${sql.table(table)} SET dress_code = 'áo dài' ${moment}
      WHERE id = ${table === "jobs" ? job.id : job.company_id}`.execute(db);
      expect(await changed()).not.toEqual(before.date);
      expect(await feedState(db, monday)).not.toBe(before.state);
    },
  );

  it("is not changed by who looks after it, what they write to each other, or the review", async () => {
    const { db } = api.database;
    const [before] = await db.selectFrom("jobs").selectAll().where("id", "=", job.id).execute();
    const { changed_at } = await db
      .updateTable("jobs")
      .set({
        updated_at: new Date(later.getTime() + hour),
        recruiter_ids: [],
        owner_id: null,
        note: "call first",
        questions: JSON.stringify([{ id: 1 }]),
        needs_review: true,
        submitted_at: later,
        rejected_at: later,
        reject_note: "no",
        first_approved_at: later,
      })
      .where("id", "=", job.id)
      .returning("changed_at")
      .executeTakeFirstOrThrow();
    expect(changed_at).toEqual(before?.changed_at);
    const company = () =>
      db.selectFrom("companies").select("changed_at").where("id", "=", job.company_id).executeTakeFirst();
    const dated = await company();
    await db
      .updateTable("companies")
      .set({ phone: "0900000000", tax_code: "0312345678" })
      .where("id", "=", job.company_id)
      .execute();
    expect(await company()).toEqual(dated);
  });
});
