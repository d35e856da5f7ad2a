import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { move, restore } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { complete, reschedule } from "#hiring/interviews/contract.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { writeToApplicant } from "#hiring/messages/contract.ts";
import { evaluate } from "#hiring/notes/contract.ts";
import { makeOffer } from "#hiring/offers/factory.ts";
import { editTask } from "#hiring/tasks/contract.ts";
import { makeTask } from "#hiring/tasks/factory.ts";
import { day, hour } from "#kit/clock.ts";
import { update } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { duties } from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const inHours = (hours: number) => new Date(monday.getTime() + hours * hour);

/** Creates a company with a duty of each kind for its administrator, on a job of a member, and another company with the same rows. */
async function busyCompany() {
  const { db } = api.database;
  api.clock.set(monday);
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const stranger = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const { companyId } = boss;
  const job = await makeJob(db, {
    companyId,
    ownerId: member.id,
    at: inHours(-40 * 24),
    expiresAt: inDays(5),
  });
  const person = async (days: number, answered = true) =>
    makeApplicant(db, { job, candidate: await makeCandidate(db), appliedAt: inDays(-days), answered });
  const waiting = await person(9, false);
  await person(1, false);
  const writer = await person(9);
  await db
    .insertInto("messages")
    .values(
      ["Em có câu hỏi", "Mấy giờ ạ?"].map((text, index) => ({
        applicant_id: writer.id,
        sender: "candidate",
        text,
        at: inHours(index - 3),
      })),
    )
    .execute();
  const seen = await person(9);
  const begun = await makeInterview(db, seen, { startsAt: inHours(-2), interviewers: [boss.id] });
  const moved = await makeInterview(db, await person(9), { startsAt: inHours(30), interviewers: [boss.id] });
  await db
    .updateTable("interviews")
    .set({ proposed_at: inHours(54), response: "declined", proposals: 1 })
    .where("id", "=", moved.id)
    .execute();
  const offered = await person(9);
  const offer = await makeOffer(db, offered);
  await db
    .updateTable("offers")
    .set({ valid_until: addDays(dayOf(monday), 2) })
    .where("id", "=", offer.id)
    .execute();
  const task = await makeTask(db, { companyId, authorId: boss.id, dueAt: inHours(4) });
  return { boss, member, stranger, job, waiting, writer, seen, begun, moved, offered, offer, task };
}
const inDays = (days: number) => new Date(monday.getTime() + days * day);

it("Duties are those of the reader, the most urgent first; other companies and members without jobs have none", async () => {
  const made = await busyCompany();
  const { boss, member, stranger, job, waiting, writer, seen, begun, moved, offered, offer, task } = made;
  const { data, meta } = await (await api.as(boss.id))(duties);
  expect(data.map(({ id }) => id)).toEqual([
    `response-${waiting.id}`,
    `interview-${begun.id}`,
    `task-${task.id}`,
    `message-${writer.id}`,
    `feedback-${begun.id}`,
    `proposal-${moved.id}`,
    `offer-${offer.id}`,
    `job-${job.id}`,
  ]);
  const of = (kind: string) => data.find(({ attributes }) => attributes.kind === kind)?.attributes;
  expect(of("response")).toMatchObject({
    applicant: { id: String(waiting.id), full_name: waiting.full_name },
    overdue: true,
    next: { name: "Screening" },
  });
  expect(of("message")).toMatchObject({ text: "Mấy giờ ạ?", at: inHours(-3).toISOString(), overdue: false });
  expect(of("interview")).toMatchObject({ applicant: { id: String(seen.id) }, can: { act: true } });
  expect(of("proposal")).toMatchObject({ at: inHours(54).toISOString() });
  expect(of("offer")).toMatchObject({ applicant: { id: String(offered.id) } });
  expect(meta.total).toBe(8);
  // No offer waits for an approval (offers/approval.test.ts).
  const { approval, ...totals } = meta.totals;
  expect(approval).toBe(0);
  expect(new Set(Object.values(totals))).toEqual(new Set([1]));

  // The owner of the job has neither the feedback nor the task of the administrator.
  const own = (await (await api.as(member.id))(duties)).meta.totals;
  expect(own).toEqual({ ...meta.totals, feedback: 0, task: 0 });
  for (const reader of [stranger, await makeRecruiter(api.database.db)]) {
    const none = await (await api.as(reader.id))(duties);
    expect([none.data, none.meta.total]).toEqual([[], 0]);
  }
  expect((await refusal((await api.as(null))(duties))).status).toBe(401);
  const seeker = await api.as((await makeCandidate(api.database.db)).id);
  expect((await refusal(seeker(duties))).status).toBe(403);
});

it("A duty leaves the list with its act, and returns when the act is undone", async () => {
  const { boss, waiting, writer, begun, seen, moved, task, job } = await busyCompany();
  const call = await api.as(boss.id);
  const kinds = async () => (await call(duties)).data.map(({ attributes }) => attributes.kind);
  const without = async (kind: string) => expect(await kinds(), kind).not.toContain(kind);
  const { next } = (await call(duties)).data[0]!.attributes;
  await call(move, { params: { id: waiting.id }, body: { job_stage_id: next!.id } });
  await without("response");
  await call(writeToApplicant, { params: { id: writer.id }, body: { text: "Chào bạn" } });
  await without("message");
  await call(complete, { params: { id: begun.id } });
  await without("interview");
  const rating = { interview_id: begun.id, recommendation: 4 };
  await call(evaluate, { params: { id: seen.id }, body: rating });
  await without("feedback");
  const when = { date: "2026-03-04", time: "16:00", type: 2, location: "12 Lê Lợi" };
  await call(reschedule, { params: { id: moved.id }, body: when });
  await without("proposal");
  await call(editTask, { params: { id: task.id }, body: { status: "done" } });
  await without("task");
  await call(update, { params: { id: job.id }, body: { expires_at: inDays(20).toISOString() } });
  expect(await kinds()).toEqual(["offer"]);
  await call(editTask, { params: { id: task.id }, body: { status: "todo" } });
  expect(await kinds()).toEqual(["task", "offer"]);
  await expect(call(restore, { params: { id: waiting.id } })).rejects.toMatchObject({ status: 409 });
});

it("The number of duties of each kind equals plain SQL, beyond the rows that are listed", async () => {
  const { boss, job, writer } = await busyCompany();
  const { db } = api.database;
  for (let n = 0; n < 25; n++) await makeApplicant(db, { job, appliedAt: inDays(-4 - n / 10) });
  await db.updateTable("applicants").set({ outcome: "rejected" }).where("id", "=", writer.id).execute();
  const { rows } = await sql<Record<string, number>>`SELECT
    (SELECT count(*)::int FROM applicants a WHERE a.company_id = ${boss.companyId} AND a.outcome = 'active'
      AND a.responded_at IS NULL AND a.applied_at < ${monday}::timestamptz - interval '3 days 10 hours') AS response,
    (SELECT count(DISTINCT m.applicant_id)::int FROM messages m JOIN applicants a ON a.id = m.applicant_id
      WHERE a.company_id = ${boss.companyId} AND m.read_at IS NULL AND m.sender = 'candidate') AS message,
    (SELECT count(*)::int FROM jobs j WHERE j.company_id = ${boss.companyId}
      AND j.expires_at <= ${monday}::timestamptz + interval '7 days') AS job,
    (SELECT count(*)::int FROM tasks t WHERE t.assignee_id = ${boss.id} AND t.ended_at IS NULL) AS task`.execute(
    db,
  );
  const { data, meta } = await (await api.as(boss.id))(duties);
  expect(meta.totals).toMatchObject(rows[0]!);
  expect(meta.totals.response).toBe(26);
  expect(data.filter(({ attributes }) => attributes.kind === "response")).toHaveLength(20);
  // The applicant was rejected meanwhile: the message is still to be read, and cannot be answered.
  expect(data.find(({ id }) => id === `message-${writer.id}`)?.attributes.can.act).toBe(false);
});
