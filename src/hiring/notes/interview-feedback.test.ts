import { beforeAll, describe, expect, it } from "vitest";
import { board } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { applicantInterviews, interviewDetail } from "#hiring/interviews/contract.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeEvaluation } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const past = () => new Date(api.clock.now().getTime() - day);

/** Creates two interviews: the first is held by boss and colleague, the second by the colleague only. */
async function interviewed() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const colleague = await makeRecruiter(db, { companyId });
  const job = await makeJob(db, { companyId, ownerId: boss.id });
  const applicant = await makeApplicant(db, { job });
  const interviewers = [boss.id, colleague.id];
  const first = await makeInterview(db, applicant, { startsAt: past(), interviewers });
  const second = await makeInterview(db, applicant, { startsAt: past(), interviewers: [colleague.id] });
  const params = { id: applicant.id };
  const callers = { boss: await api.as(boss.id), colleague: await api.as(colleague.id) };
  const as = (who: keyof typeof callers) => ({
    send: (interview_id?: number | null, recommendation = 3) =>
      callers[who](contract.evaluate, { params, body: { recommendation, interview_id } }),
    read: () => callers[who](contract.evaluations, { params }),
  });
  return { db, boss, colleague, job, applicant, first, second, params, callers, as };
}

describe("Feedback on an interview", () => {
  it("is one for each author and interview, and one about the applicant as a whole", async () => {
    const { as, first, second } = await interviewed();
    const { send, read } = as("colleague");
    await Promise.all([send(first.id), send(first.id), send(second.id, 1), send(), send(null, 4)]);
    await send(first.id, 2);
    const { data, meta } = await read();
    expect(meta).toMatchObject({ count: 3, hidden: 0 });
    const evaluations = data.map(({ attributes }) => [
      attributes.interview?.id ?? null,
      attributes.recommendation,
    ]);
    expect(evaluations).toContainEqual([String(first.id), 2]);
    expect(evaluations).toContainEqual([String(second.id), 1]);
    expect(data.find(({ attributes }) => attributes.interview)?.attributes.interview).toMatchObject({
      round: 1,
      starts_at: expect.any(String),
    });
  });

  it("is counted at the interview, from its interviewers only", async () => {
    const { as, db, callers, params, applicant, first } = await interviewed();
    const other = await makeRecruiter(db, { companyId: applicant.company_id });
    await makeEvaluation(db, { applicant, authorId: other.id, interviewId: first.id });
    const at = { params: { id: first.id } };
    expect((await callers.boss(interviewDetail, at)).data.attributes).toMatchObject({
      feedback: { sent: 0, own: false },
      can: { feedback: true },
    });
    await as("boss").send(first.id);
    const { data } = await callers.boss(applicantInterviews, { params });
    expect(data.find(({ id }) => id === String(first.id))?.attributes.feedback).toEqual({
      sent: 1,
      own: true,
    });
    expect((await callers.colleague(interviewDetail, at)).data.attributes.feedback).toEqual({
      sent: 1,
      own: false,
    });
  });

  it("of colleagues is hidden from an interviewer until they have sent feedback on the same interview", async () => {
    const { as, db, boss, colleague, applicant, job, first, second, callers } = await interviewed();
    await makeEvaluation(db, { applicant, authorId: boss.id, interviewId: first.id, recommendation: 1 });
    await as("colleague").send(second.id, 4);
    const before = await as("colleague").read();
    expect(before.meta).toMatchObject({ count: 2, hidden: 1, average: { recommendation: 4 } });
    expect(before.meta.interviews.map(({ id, mine, sent }) => [id, mine, sent])).toEqual([
      [String(second.id), true, true],
      [String(first.id), true, false],
    ]);
    const average = async () => JSON.stringify(await callers.colleague(board, { params: { id: job.id } }));
    expect(await average()).toMatch(/"recommendation":4[,}]/);
    expect((await as("colleague").send(first.id, 4)).meta).toMatchObject({ count: 3, hidden: 0 });
    // Boss held only the first interview, so feedback on it is enough for boss to read all feedback.
    expect((await as("boss").read()).data).toHaveLength(3);
    expect(colleague.id).not.toBe(boss.id);
  });

  it("is refused for interviews of another applicant, future ones, and those that were cancelled or missed", async () => {
    const { as, db, applicant, first } = await interviewed();
    const { applicant: another } = await interviewed();
    const { send } = as("boss");
    for (const id of [(await makeInterview(db, another, { startsAt: past() })).id, 999_999_999])
      expect(await refusal(send(id))).toMatchObject({
        status: 422,
        pointers: ["/interview_id"],
        codes: ["interview_unknown"],
      });
    const ahead = await makeInterview(db, applicant, { startsAt: new Date(api.clock.now().getTime() + day) });
    const missed = await makeInterview(db, applicant, { startsAt: past() });
    await db.updateTable("interviews").set({ status: "no_show" }).where("id", "=", missed.id).execute();
    for (const { id } of [ahead, missed])
      expect(await refusal(send(id))).toMatchObject({ status: 409, codes: ["interview_not_held"] });
    // Feedback that was sent can still be changed.
    await send(first.id);
    await db
      .updateTable("interviews")
      .set({ status: "canceled", cancel_reason_id: 1 })
      .where("id", "=", first.id)
      .execute();
    expect((await send(first.id, 1)).meta.count).toBe(1);
  });
});
