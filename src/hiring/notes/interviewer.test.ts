import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { applicantPhoto, cvFile } from "#hiring/applications/contract-files.ts";
import * as mailing from "#hiring/email-templates/contract-mails.ts";
import * as interviews from "#hiring/interviews/contract.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { office } from "#hiring/interviews/testing/both-sides.ts";
import * as messages from "#hiring/messages/contract.ts";
import * as offers from "#hiring/offers/contract.ts";
import { terms } from "#hiring/offers/testing/both-sides.ts";
import * as tasks from "#hiring/tasks/contract.ts";
import { day } from "#kit/clock.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { team } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

/** Creates an interview with three interviewers: an administrator, a recruiter of the job, and a member without other access. */
async function interviewed() {
  const side = await team(api);
  const { db } = api.database;
  const { boss, recruiter, outsider, applicant, companyId } = side;
  const bystander = await makeRecruiter(db, { companyId, member: true });
  const interview = await makeInterview(db, applicant, {
    startsAt: new Date(monday.getTime() - day),
    interviewers: [boss.id, recruiter.id, outsider.id],
  });
  const at = { params: side.params };
  const detail = async (call = side.asOutsider) =>
    (await call(applications.applicantDetail, at)).data.attributes;
  return {
    ...side,
    db,
    at,
    interview,
    detail,
    asBystander: await api.as(bystander.id, { "x-language": "en" }),
  };
}
const absent = { status: 404, codes: ["not_found"] };

describe("An interviewer who does not see the applicant otherwise (decision 079)", () => {
  it("reads CV, profile, interviews, notes and feedback, and writes notes and feedback", async () => {
    const { asOutsider: call, at, interview, outsider, detail, write, asBystander } = await interviewed();
    expect(await detail()).toMatchObject({
      can: { move: false, reject: false, restore: false, manage: false, board: false },
      neighbours: { previous: null, next: null, count: 0 },
      candidate_id: null,
    });
    const read = [
      applications.applicantDetail,
      interviews.applicantInterviews,
      contract.evaluations,
    ] as const;
    for (const endpoint of read) expect(await refusal(asBystander(endpoint, at))).toMatchObject(absent);
    const list = await call(interviews.applicantInterviews, at);
    expect(list.meta).toEqual({ invite: null, places: [], can: { schedule: false } });
    expect(list.data[0]?.attributes.can).toEqual({
      reschedule: false,
      cancel: false,
      complete: true,
      no_show: true,
      feedback: true,
      read: true,
    });
    await write("Mời lại vòng 2", [outsider.id]);
    const notes = await call(contract.applicantNotes.list, { ...at, query: {} });
    expect(notes.data).toHaveLength(1);
    expect(notes.meta.can).toEqual({ write: true, board: false });
    await call(contract.applicantNotes.write, { ...at, body: { text: "Trả lời tốt", mentions: [] } });
    const sent = await call(contract.evaluate, {
      ...at,
      body: { recommendation: 4, interview_id: interview.id },
    });
    expect(sent.meta).toMatchObject({ count: 1, hidden: 0 });
    const past = (await call(interviews.companyInterviews, { query: { past: true } })).data;
    expect(past[0]?.attributes).toMatchObject({ feedback: { sent: 1, own: true } });
  });

  it("is counted among the authors of feedback", async () => {
    const { asBoss, asOutsider, at, interview } = await interviewed();
    for (const call of [asBoss, asOutsider])
      await call(contract.evaluate, { ...at, body: { recommendation: 3, interview_id: interview.id } });
    const { interviewers, feedback } = (await asBoss(interviews.applicantInterviews, at)).data[0]!.attributes;
    expect([feedback.sent, interviewers.length]).toEqual([2, 3]);
  });

  it("does not move, reject, hire or write to them, and sees neither offers nor messages nor the board", async () => {
    const { asOutsider: call, asBoss, at, job, interview, detail } = await interviewed();
    const stages = (await detail(asBoss)).stages;
    const offer = (await asBoss(offers.createOffer, { ...at, body: { ...terms, send: true } })).data;
    const of = (id: string | number) => ({ params: { id: Number(id) } });
    const move = { job_stage_id: Number(stages[1]?.id), new_index: 0 };
    const calls = [
      [applications.move, { ...at, body: move }],
      [applications.reject, { ...at, body: { reason_id: 1 } }],
      [applications.restore, at],
      [applications.changeOwner, { ...at, body: { owner_id: null } }],
      [applications.board, of(job.id)],
      [interviews.schedule, { ...at, body: office }],
      [interviews.reschedule, { ...of(interview.id), body: office }],
      [interviews.cancel, { ...of(interview.id), body: { reason_id: 1 } }],
      [offers.applicantOffers, at],
      [offers.createOffer, { ...at, body: terms }],
      [offers.cancelOffer, { ...of(offer.id), body: {} }],
      [offers.offerLetter, of(offer.id)],
      [messages.applicantMessages, at],
      [mailing.applicantMails, at],
    ] as const;
    for (const [endpoint, input] of calls)
      expect(await refusal(call(endpoint, input as never)), endpoint.path).toMatchObject({ status: 404 });
    expect(
      await refusal(
        call(tasks.createTask, { body: { title: "Gọi", type: 0, applicant_id: at.params.id } as never }),
      ),
    ).toMatchObject({ status: 422 });
    const read = JSON.stringify(await detail());
    expect(read).toContain("stage_move");
    expect(read).not.toMatch(/offer_|25000000/);
    expect((await detail(asBoss)).activities.map(({ kind }) => kind)).toContain("offer_send");
  });

  it("sets the outcome of their own interview only", async () => {
    const { asOutsider: call, asBystander, at, db, applicant, interview, recruiter } = await interviewed();
    const of = ({ id }: { id: number }) => ({ params: { id } });
    const status = async () => (await call(interviews.interviewDetail, of(interview))).data.attributes.status;
    await call(interviews.noShow, of(interview));
    expect(await status()).toBe("no_show");
    await call(interviews.complete, of(interview));
    expect(await status()).toBe("completed");
    const other = await makeInterview(db, applicant, {
      startsAt: new Date(monday.getTime() - 2 * day),
      interviewers: [recruiter.id],
    });
    for (const attempt of [
      () => call(interviews.complete, of(other)),
      () => asBystander(interviews.noShow, of(interview)),
      () => asBystander(interviews.interviewDetail, of(interview)),
    ])
      expect(await refusal(attempt())).toMatchObject(absent);
    const [shown] = (await call(interviews.applicantInterviews, at)).data.filter(
      ({ id }) => id === String(other.id),
    );
    expect(shown?.attributes.can).toMatchObject({ complete: false, no_show: false, feedback: true });
  });

  it("loses access when a colleague replaces them", async () => {
    const { asBoss, interview, detail, recruiter } = await interviewed();
    await detail();
    const body = { ...office, interviewers: [recruiter.id], anyway: true };
    await asBoss(interviews.reschedule, { params: { id: interview.id }, body });
    expect(await refusal(detail())).toMatchObject(absent);
  });

  it("loses access with the last interview that is not cancelled", async () => {
    const { asBoss, asOutsider, at, db, applicant, outsider, interview, detail } = await interviewed();
    const again = await makeInterview(db, applicant, { startsAt: monday, interviewers: [outsider.id] });
    const cancel = ({ id }: { id: number }) =>
      asBoss(interviews.cancel, { params: { id }, body: { reason_id: 1 } });
    await cancel(interview);
    await detail();
    await cancel(again);
    expect(await refusal(detail())).toMatchObject(absent);
    const past = (await asOutsider(interviews.companyInterviews, { query: { past: true } })).data;
    expect(past.map(({ attributes }) => attributes.can.read)).toEqual([false, false]);
    expect(
      await refusal(asOutsider(contract.evaluate, { ...at, body: { recommendation: 4 } })),
    ).toMatchObject(absent);
  });

  it("reads no more of a blind review than others do", async () => {
    const { db, at, detail, asOutsider, applicant } = await interviewed();
    await db
      .insertInto("hidden_identities")
      .values({
        applicant_id: applicant.id,
        full_name: applicant.full_name,
        email: applicant.email,
      })
      .execute();
    await db
      .updateTable("applicants")
      .set({ identity_hidden: true, full_name: `#${applicant.id}`, email: null, phone: null })
      .where("id", "=", applicant.id)
      .execute();
    expect(await detail()).toMatchObject({ full_name: `#${applicant.id}`, email: "", identity_hidden: true });
    expect(await refusal(asOutsider(cvFile, at))).toMatchObject({ status: 409, codes: ["identity_hidden"] });
    expect(await refusal(asOutsider(applicantPhoto, at))).toMatchObject({ status: 404 });
  });
});
