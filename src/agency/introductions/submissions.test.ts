import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeStaff } from "#people/accounts/factory.ts";
import { makeClient, makeContact } from "#people/clients/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { answerSubmission } from "./commands/answer.ts";
import { eraseSubmissions } from "./commands/erase.ts";
import { makeSubmission } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function desk() {
  const { db } = api.database;
  const agency = await makeAgency(db);
  const [am, consultant] = [
    await makeStaff(db, "consultant", { agencyId: agency.id }),
    await makeStaff(db, "consultant", { agencyId: agency.id, member: true }),
  ];
  const client = await makeClient(db, { agency_id: agency.id, am_id: am.id });
  const contact = await makeContact(db, { client_id: client.id, created_at: monday });
  const job = await makeJob(db, {
    companyId: client.company_id,
    agencyId: agency.id,
    ownerId: consultant.id,
  });
  const applicant = await makeApplicant(db, { job, stageKind: "sent_to_client" });
  const answer = (verdict: "fit" | "no", reason: string | null = null) =>
    inTransaction(api.database, (tx) =>
      answerSubmission(tx, {
        applicantId: applicant.id,
        answer: verdict,
        reason,
        contactId: contact.id,
        asOf: monday,
      }),
    );
  return { db, am, consultant, contact, applicant, answer };
}

describe("The answer of a client about an introduced person", () => {
  it("is stored, changed and recorded, and notifies the AM and the consultant", async () => {
    const { db, am, consultant, contact, applicant, answer } = await desk();
    const { id } = await makeSubmission(db, applicant, { by_id: consultant.id });
    await answer("fit");
    await answer("fit");
    await answer("no", "Thiếu tiếng Anh");
    expect(
      await db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst(),
    ).toMatchObject({
      client_answer: "no",
      answer_reason: "Thiếu tiếng Anh",
      answered_by: contact.id,
      answered_at: monday,
    });
    const log = await db
      .selectFrom("activities")
      .select("data")
      .where("applicant_id", "=", applicant.id)
      .where("kind", "=", "submission_answer")
      .orderBy("id")
      .execute();
    expect(log.map(({ data }) => data)).toEqual([
      { submission: id, answer: "fit" },
      { submission: id, answer: "no" },
    ]);
    const bells = await db
      .selectFrom("notifications")
      .select("account_id")
      .where("about", "=", `submission:${id}`)
      .orderBy("account_id")
      .execute();
    expect(bells.map(({ account_id }) => account_id)).toEqual([am.id, consultant.id]);
  });

  it("is refused without a live submission and after the end of the application", async () => {
    const { db, applicant, answer } = await desk();
    const refused = { status: 409, codes: ["submission_ended"] };
    expect(await refusal(answer("fit"))).toMatchObject(refused);
    await makeSubmission(db, applicant, { ended_at: monday });
    expect(await refusal(answer("fit"))).toMatchObject(refused);
    await makeSubmission(db, applicant);
    await db.updateTable("applicants").set({ outcome: "rejected" }).where("id", "=", applicant.id).execute();
    expect(await refusal(answer("fit"))).toMatchObject(refused);
  });

  it("is erased with the person, and the submission remains", async () => {
    const { db, applicant, answer } = await desk();
    await makeSubmission(db, applicant, { summary: "10 năm kinh nghiệm", salary: 40_000_000 });
    await answer("no", "Thiếu tiếng Anh");
    await inTransaction(api.database, (tx) => eraseSubmissions(tx, [applicant.id]));
    expect(
      await db
        .selectFrom("submissions")
        .selectAll()
        .where("applicant_id", "=", applicant.id)
        .executeTakeFirst(),
    ).toMatchObject({ summary: null, salary: null, answer_reason: null, client_answer: "no" });
  });
});
