import { beforeAll, describe, expect, it } from "vitest";
import { hideIdentity, revealIdentity } from "#hiring/applications/commands/blind.ts";
import { closeUnanswered } from "#hiring/applications/commands/unanswered.ts";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import * as messages from "#hiring/messages/contract.ts";
import { day, minute } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { exportsOfRooms, jsonOfRows } from "#kit/person-export.ts";
import { sendAlerts } from "#market/job-alerts/commands/send.ts";
import { makeAlert } from "#market/job-alerts/factory.ts";
import { adminReview } from "#market/job-review/contract.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { expireJobs } from "#market/jobs/commands/expire-jobs.ts";
import { suspend } from "#market/jobs/contract-admin.ts";
import { jobSubmitted } from "#market/jobs/events.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { remindOfSaved } from "#market/saved-jobs/commands/remind-of-saved.ts";
import { save } from "#market/saved-jobs/contract.ts";
import { ownOpen } from "#market/support/contract.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { showJob, showNotification } from "./commands/notify.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Returns the texts of an account's unread notifications, newest first. */
async function lines(accountId: number): Promise<string[]> {
  const { data } = await (await api.as(accountId, { "x-language": "en" }))(contract.list);
  return data.flatMap(({ attributes }) => (attributes.read_at === null ? [attributes.text] : []));
}

async function desk() {
  const { db } = api.database;
  const recruiter = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: recruiter.companyId, ownerId: recruiter.id, title: "Kế toán" });
  const company = await db
    .selectFrom("companies")
    .select("name")
    .where("id", "=", recruiter.companyId)
    .executeTakeFirstOrThrow();
  return { recruiter, job, company: company.name, call: await api.as(recruiter.id) };
}

/** Runs the queued jobs that show notifications and are due. */
async function showDue(): Promise<void> {
  for (const { name, data, startAfter } of api.queued)
    if (name === showJob && (startAfter ?? 0) <= api.clock.now())
      await inTransaction(api.database, (tx) => showNotification(tx, Number(data.id)));
}

/** Returns the notifications in the export of an account's data, as JSON. */
async function exported({ id, email }: { id: number; email: string }): Promise<string> {
  const rows = exportsOfRooms().rows.find(({ table }) => table === "notifications")!;
  const person = { accountId: id, candidateId: null, email };
  return (await Array.fromAsync(jsonOfRows(api.database.db, rows, person))).join("");
}

describe("An applicant in a notification", () => {
  it("has the name that the employer sees at present: hidden by a blind review, and shown after it", async () => {
    const { recruiter, job } = await desk();
    const candidate = await makeCandidate(api.database.db, { fullName: "Lê Thị Oanh" });
    const { id } = await makeApplicant(api.database.db, { job, candidate });
    const asCandidate = await api.as(candidate.id);
    await asCandidate(messages.writeToEmployer, { params: { id }, body: { text: "Chào anh chị" } });
    expect((await lines(recruiter.id)).join()).toContain("Lê Thị Oanh");
    await inTransaction(api.database, (tx) => hideIdentity(tx, id));
    expect((await lines(recruiter.id)).join()).not.toContain("Oanh");
    expect((await lines(recruiter.id)).join()).toContain(`#${id}`);
    expect(await exported(recruiter)).not.toContain("Oanh");
    await inTransaction(api.database, (tx) => revealIdentity(tx, id));
    expect((await lines(recruiter.id)).join()).toContain("Lê Thị Oanh");
    expect(await exported(recruiter)).toContain("Lê Thị Oanh");
  });
});

describe("A candidate is notified", () => {
  it("of a rejection once it cannot be undone, and never of one that was undone", async () => {
    const { job, call, company } = await desk();
    const candidate = await makeCandidate(api.database.db);
    const { id } = await makeApplicant(api.database.db, { job, candidate });
    const reject = () => call(applications.reject, { params: { id }, body: { reason_id: 1 } });
    await reject();
    api.clock.advance(9 * minute);
    await showDue();
    expect(await lines(candidate.id)).toEqual([]);
    await call(applications.restore, { params: { id } });
    api.clock.advance(20 * minute);
    await showDue();
    expect(await lines(candidate.id)).toEqual([]);
    await reject();
    api.clock.advance(10 * minute);
    await showDue();
    expect(await lines(candidate.id)).toEqual([
      `Your application for Kế toán at ${company} was not selected`,
    ]);
  });

  it("that an employer does not respond, and then that the application is closed", async () => {
    const { job, company, recruiter } = await desk();
    const candidate = await makeCandidate(api.database.db);
    const appliedAt = new Date("2026-03-02T03:00:00Z");
    await makeApplicant(api.database.db, { job, candidate, appliedAt });
    const run = (days: number) => closeUnanswered(api.database, new Date(appliedAt.getTime() + days * day));
    await run(7);
    const waits = `${company} has not responded to your application for Kế toán yet; we have reminded them`;
    expect(await lines(candidate.id)).toEqual([waits]);
    expect(await lines(recruiter.id)).toEqual(["1 applicant is waiting for your response on Kế toán"]);
    await run(15);
    expect((await lines(candidate.id))[0]).toBe(
      `${company} did not respond to your application for Kế toán, so we closed it`,
    );
  });

  it("of saved jobs that close, and of jobs that an alert has found", async () => {
    const { db } = api.database;
    const candidate = await makeCandidate(db);
    const { recruiter } = await desk();
    const now = api.clock.now();
    const job = await makeJob(db, {
      companyId: recruiter.companyId,
      title: "Thợ mộc",
      at: now,
      expiresAt: new Date(now.getTime() + 20 * day),
    });
    await (await api.as(candidate.id))(save, { params: { id: job.id } });
    await remindOfSaved(api.database, new Date(now.getTime() + 17.5 * day));
    expect(await lines(candidate.id)).toEqual(["Thợ mộc closes soon. You saved this job"]);
    await makeAlert(db, {
      candidateId: candidate.candidateId,
      keyword: "tho moc",
      at: new Date(now.getTime() - day),
    });
    await sendAlerts(api.database, openJobIndex(api.services), new Date(now.getTime() + day / 2));
    expect(await lines(candidate.id)).toContain("1 new job for your job alert “tho moc”");
  });
});

describe("Recruiters are notified", () => {
  it("of a withdrawal, by name, until the person is erased", async () => {
    const { job, recruiter } = await desk();
    const candidate = await makeCandidate(api.database.db);
    const { id } = await makeApplicant(api.database.db, { job, candidate });
    const mine = await api.as(candidate.id);
    await mine(applications.withdraw, { params: { id }, body: { reason_id: 1 } });
    expect(await lines(recruiter.id)).toEqual(["Nguyễn Văn An withdrew the application for Kế toán"]);
  });

  it("of decisions on their jobs, and of their end", async () => {
    const { recruiter } = await desk();
    const admin = await api.as((await makeStaff(api.database.db, "admin")).id);
    const job = await makeJob(api.database.db, {
      companyId: recruiter.companyId,
      ownerId: recruiter.id,
      title: "Thợ nề",
      state: "reviewing",
    });
    const params = { id: job.id };
    await admin(adminReview.review, { params, body: { decision: "approve" } });
    // The reviewer can undo the decision for a minute.
    expect(await lines(recruiter.id)).toEqual([]);
    api.clock.advance(minute);
    await showDue();
    expect(await lines(recruiter.id)).toEqual(["Thợ nề was approved and is published"]);
    await admin(suspend, { params, body: { reason_id: 1, note: "Sai địa chỉ" } });
    expect(await lines(recruiter.id)).toContain("Thợ nề was suspended by Sen");
    const { job: open, recruiter: other } = await desk();
    const { expires_at } = await api.database.db
      .selectFrom("jobs")
      .select("expires_at")
      .where("id", "=", open.id)
      .executeTakeFirstOrThrow();
    await expireJobs(api.database, new Date((expires_at?.getTime() ?? 0) - 4.5 * day));
    expect(await lines(other.id)).toContain("Kế toán expires in 5 days");
  });
});

describe("Staff are notified", () => {
  it("of jobs to review, on one line, and of people who wait for support", async () => {
    const { db } = api.database;
    const [admin, consultant] = [await makeStaff(db, "admin"), await makeStaff(db, "consultant")];
    const submit = () =>
      inTransaction(api.database, (tx) => emit(tx, jobSubmitted, { id: 1, asOf: api.clock.now() }));
    await submit();
    await submit();
    for (const { id } of [admin, consultant])
      expect(await lines(id)).toEqual(["2 jobs were submitted for review"]);
    const seeker = await api.as((await makeCandidate(db)).id);
    await seeker(ownOpen, { body: { text: "Tôi không đăng nhập được" } });
    expect(await lines(admin.id)).toContain("Someone is waiting for an answer from support");
    expect(await lines(consultant.id)).toHaveLength(1);
  });
});
