import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { eraseFromLog, record } from "./commands.ts";

let api: TestApi;
let about: { companyId: number; jobId: number; applicantId: number };
const at = new Date("2026-03-02T03:00:00.000Z");
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  const job = await makeJob(db, {});
  const applicant = await makeApplicant(db, { job });
  about = { companyId: job.company_id, jobId: job.id, applicantId: applicant.id };
});

const log = () =>
  api.database.db
    .selectFrom("activities")
    .select(["kind", "actor_id", "actor_type", "data"])
    .where("applicant_id", "=", about.applicantId)
    .orderBy("id")
    .execute();

describe("The log of activities", () => {
  it("says what happened, who did it and what its kind asks for", async () => {
    const { id } = await makeRecruiter(api.database.db);
    await inTransaction(api.database, async (tx) => {
      await record(tx, { ...about, kind: "view", by: { kind: "company", accountId: id }, at });
      const data = { reason_id: 3, note: "Chị Bích nhà xa", from: 2 };
      await record(tx, { ...about, kind: "reject", by: null, at, data });
      // @ts-expect-error: a rejection has a reason
      await record(tx, { ...about, kind: "reject", by: null, at, data: { from: 2 } });
      // @ts-expect-error: no room knows this kind
      await record(tx, { ...about, kind: "promote", by: null, at });
    });
    expect((await log()).slice(1, 3)).toEqual([
      { kind: "view", actor_id: id, actor_type: 2, data: {} },
      {
        kind: "reject",
        actor_id: null,
        actor_type: null,
        data: { reason_id: 3, note: "Chị Bích nhà xa", from: 2 },
      },
    ]);
  });

  it.each([
    ["a changed kind", sql`UPDATE activities SET kind = 'view'`],
    ["a changed reason", sql`UPDATE activities SET data = data || '{"reason_id": 4}'`],
    ["a changed note", sql`UPDATE activities SET data = data || '{"note": "x"}'`],
    ["a note that goes with its reason", sql`UPDATE activities SET data = '{}'`],
    ["a note that goes with the actor", sql`UPDATE activities SET data = data - 'note', actor_id = 1`],
    ["a deleted row", sql`DELETE FROM activities`],
    ["an emptied table", sql`TRUNCATE activities`],
  ])("refuses %s", async (_, change) => {
    const before = await log();
    await expect(change.execute(api.database.db)).rejects.toThrow("append-only");
    expect(await log()).toEqual(before);
  });

  it("loses the free text about a person who is erased, and nothing else", async () => {
    const { id: accountId } = await makeCandidate(api.database.db);
    const by = { kind: "candidate", accountId } as const;
    const data = { reason_id: 1, note: "Bích", from: 2 };
    await inTransaction(api.database, (tx) => record(tx, { ...about, kind: "withdraw", by, at, data }));
    const before = await log();
    await inTransaction(api.database, (tx) => eraseFromLog(tx, [about.applicantId]));
    const after = await log();
    expect(JSON.stringify(before)).toContain("Bích");
    expect(JSON.stringify(after)).not.toContain("Bích");
    expect(after[2]?.data).toEqual({ reason_id: 3, from: 2 });
    expect(after.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind));
    expect(after.map(({ actor_type }) => actor_type)).toEqual(before.map(({ actor_type }) => actor_type));
    const theirs = after.map(({ actor_type }) => actor_type === userTypes.candidate);
    expect(theirs).toContain(true);
    expect(after.map(({ actor_id }) => actor_id)).toEqual(
      before.map(({ actor_id }, index) => (theirs[index] ? null : actor_id)),
    );
  });
});
