import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { record } from "#people/activities/commands.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { eraseCandidate } from "./commands/erase.ts";
import { makeApplicant } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("A candidate who closes the account", () => {
  it("is erased from applications, and from the notes of both sides", async () => {
    const { db } = api.database;
    const candidate = await makeCandidate(db, { fullName: "Phạm Mỹ Lệ" });
    const other = await makeApplicant(db, { job: await makeJob(db), outcome: "rejected" });
    const running = await makeApplicant(db, { job: await makeJob(db), candidate });
    const ended = await makeApplicant(db, { job: await makeJob(db), candidate, outcome: "rejected" });
    const hired = await makeApplicant(db, { job: await makeJob(db), candidate, stageKind: "hired" });
    await db.updateTable("applicant_rejections").set({ note: "Chị Lệ ở xa" }).execute();
    await inTransaction(api.database, (tx) =>
      record(tx, {
        kind: "reject",
        companyId: ended.company_id,
        jobId: ended.job_id,
        applicantId: ended.id,
        by: null,
        at: monday,
        data: { reason_id: 1, note: "Chị Lệ ở xa", from: 2 },
      }),
    );
    await inTransaction(api.database, (tx) => eraseCandidate(tx, candidate.candidateId, monday));

    const ids = [running.id, ended.id, hired.id];
    const applicants = await db
      .selectFrom("applicants")
      .selectAll()
      .where("id", "in", ids)
      .orderBy("id")
      .execute();
    const rejections = await db.selectFrom("applicant_rejections").selectAll().orderBy("id").execute();
    const log = await db.selectFrom("activities").selectAll().where("applicant_id", "in", ids).execute();
    const own = rejections.filter((row) => row.applicant_id === ended.id);
    expect(JSON.stringify([applicants, own, log])).not.toContain("Lệ");
    // A hiring remains in the company's reports.
    expect(applicants.map(({ outcome }) => outcome)).toEqual(["withdrawn", "rejected", "active"]);
    expect(applicants.every(({ erased_at }) => erased_at?.getTime() === monday.getTime())).toBe(true);
    expect(log.find(({ kind }) => kind === "reject")?.data).toEqual({ reason_id: 1, from: 2 });
    expect(rejections.find((row) => row.applicant_id === other.id)?.note).toBe("Chị Lệ ở xa");
  });
});
