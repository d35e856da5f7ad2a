import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { bulk } from "#hiring/applications/contract-bulk.ts";
import { applicantTable } from "#hiring/applications/contract-lists.ts";
import { silence } from "#hiring/applications/contract-record.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import * as interviews from "#hiring/interviews/contract.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import * as messages from "#hiring/messages/contract.ts";
import * as offers from "#hiring/offers/contract.ts";
import { quickSearch } from "#hiring/quick-search/contract.ts";
import * as stages from "#hiring/stages/contract.ts";
import { day } from "#kit/clock.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import * as teams from "#market/jobs/contract-team.ts";
import { makeJob } from "#market/jobs/factory.ts";
import type { TeamRole } from "#market/jobs/team.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { bell, team } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

/** Creates a job with its owner, a recruiter, a hiring manager, an interviewer and a member without a role. */
async function hiring() {
  const side = await team(api);
  const { boss, recruiter, outsider: manager, asOutsider: asManager, asBoss, job, companyId } = side;
  const { db } = api.database;
  const member = () => makeRecruiter(db, { companyId, member: true });
  const [interviewer, other] = [await member(), await member()];
  const at = { params: { id: job.id } };
  const { version } = (await asBoss(teams.team, at)).data.attributes;
  const roles: [{ id: number }, TeamRole][] = [
    [boss, "owner"],
    [recruiter, "recruiter"],
    [manager, "hiring_manager"],
    [interviewer, "interviewer"],
  ];
  const people = roles.map(([{ id }, role]) => ({ id, role }));
  await asBoss(teams.changeTeam, { ...at, body: { version, people } });
  const [asInterviewer, asOther] = [
    await api.as(interviewer.id, { "x-language": "en" }),
    await api.as(other.id),
  ];
  return { ...side, db, at, manager, interviewer, other, asManager, asInterviewer, asOther };
}

describe("A job's hiring team and its applicants (decision 114)", () => {
  it("reads board, table and applicants, without messages and offers, and writes notes and feedback", async () => {
    const { db, at, params, applicant, boss, asManager, asInterviewer, asOther, asBoss } = await hiring();
    await makeInterview(db, applicant, {
      startsAt: new Date(monday.getTime() + day),
      interviewers: [boss.id],
    });
    await db
      .insertInto("messages")
      .values({ applicant_id: applicant.id, sender: "candidate", text: "Chào", at: monday })
      .execute();
    const cardOf = async (call: typeof asBoss) =>
      (await call(applications.board, at)).data.attributes.stages.flatMap(
        ({ applicants }) => applicants.data,
      )[0];
    expect((await cardOf(asBoss))?.attributes.unread).toBe(true);
    for (const call of [asManager, asInterviewer]) {
      const { job, stages: columns } = (await call(applications.board, at)).data.attributes;
      expect(job.can).toEqual({ manage: false, decide: call === asManager });
      expect(columns.map(({ can }) => can.move)).not.toContain(true);
      expect((await cardOf(call))?.attributes).not.toHaveProperty("unread");
      expect((await call(applicantTable, at)).data.attributes.total).toBe(1);
      const { can } = (await call(applications.applicantDetail, { params })).data.attributes;
      expect(can).toMatchObject({ move: false, manage: false, board: true, reject: call === asManager });
      await call(contract.applicantNotes.write, { params, body: { text: "Tốt", mentions: [] } });
      await call(contract.jobNotes.write, { ...at, body: { text: "Cần MISA", mentions: [] } });
      await call(contract.evaluate, { params, body: { recommendation: 3 } });
      const notes = (await call(contract.applicantNotes.list, { params, query: {} })).meta;
      expect(notes.can).toEqual({ write: true, board: true });
      const [meeting] = (await call(interviews.companyInterviews, { query: {} })).data;
      expect(meeting?.attributes.can).toMatchObject({ read: true, reschedule: false, cancel: false });
      const { applicants, jobs } = (await call(quickSearch, { query: { keyword: "Nguyễn" } })).data
        .attributes;
      expect([applicants.length, jobs.length]).toEqual([1, 0]);
    }
    expect(await refusal(asOther(applications.board, at))).toMatchObject({ status: 404 });
    expect(await refusal(asOther(applications.applicantDetail, { params }))).toMatchObject({ status: 404 });
  });

  it("decides within its role: a hiring manager rejects and restores, an interviewer does not, and neither moves", async () => {
    const { at, params, applicant, asManager, asInterviewer, asBoss } = await hiring();
    const reject = { params, body: { reason_id: 1 } };
    expect(await refusal(asInterviewer(applications.reject, reject))).toMatchObject({ status: 404 });
    const { attributes } = (await asManager(applications.reject, reject)).data;
    expect(attributes.can).toEqual({ move: false, reject: false, restore: true });
    expect(await refusal(asInterviewer(applications.restore, { params }))).toMatchObject({ status: 404 });
    expect((await asManager(applications.restore, { params })).data.attributes.can).toMatchObject({
      reject: true,
    });
    // The candidate was not notified of the rejection, so there is no email to cancel.
    const noEmail = { status: 409, codes: ["no_email_waiting"] };
    expect(await refusal(asManager(silence, { params }))).toMatchObject(noEmail);
    expect(await refusal(asInterviewer(silence, { params }))).toMatchObject({ status: 404 });
    const columns = (await asBoss(applications.board, at)).data.attributes.stages;
    const move = { job_stage_id: Number(columns[2]?.id), new_index: 0 };
    for (const call of [asManager, asInterviewer])
      for (const attempt of [
        () => call(applications.move, { params, body: move }),
        () => call(applications.changeOwner, { params, body: { owner_id: null } }),
        () => call(bulk, { ...at, body: { ids: [applicant.id], action: "move", ...move } as never }),
        () => call(stages.jobStages, at),
        () => call(messages.applicantMessages, { params }),
        () => call(offers.applicantOffers, { params }),
      ])
        expect(await refusal(attempt())).toMatchObject({ status: 404 });
  });

  it("rejects and restores many applicants at once where the role includes decisions", async () => {
    const { db, at, applicant, asManager, asInterviewer, asOther, asBoss, companyId, boss } = await hiring();
    const elsewhere = await makeApplicant(db, { job: await makeJob(db, { companyId, ownerId: boss.id }) });
    const ids = [applicant.id, elsewhere.id];
    const reject = { ids, action: "reject" as const, reason_id: 1 };
    const restore = { ids: [applicant.id], action: "restore" as const };
    const silence = { ids: [applicant.id], action: "silence" as const };
    for (const call of [asInterviewer, asOther])
      for (const body of [reject, restore, silence])
        expect(await refusal(call(bulk, { ...at, body }))).toMatchObject({ status: 404 });
    const codesOf = async (body: typeof reject | typeof restore | typeof silence) =>
      (await asManager(bulk, { ...at, body })).data.map(({ code }) => code);
    expect(await codesOf(reject)).toEqual([null, "not_found"]);
    const outcomeOf = async () =>
      (await asBoss(applications.applicantDetail, { params: { id: applicant.id } })).data.attributes.stage
        .kind;
    expect(await outcomeOf()).toBe("rejected");
    expect(await codesOf(restore)).toEqual([null]);
    expect(await outcomeOf()).not.toBe("rejected");
    expect(await codesOf(silence)).toEqual(["no_email_waiting"]);
  });

  it("is offered first for mentions, and notified of them", async () => {
    const {
      db,
      params,
      companyId,
      write,
      manager,
      interviewer,
      boss,
      recruiter,
      other,
      asInterviewer,
      asBoss,
    } = await hiring();
    const admin = await makeRecruiter(db, { companyId });
    await db.updateTable("accounts").set({ full_name: "An" }).where("id", "=", admin.id).execute();
    const { people } = (await asBoss(contract.applicantNotes.list, { params })).meta;
    expect(people.map(({ id }) => id).at(-1)).toBe(admin.id);
    expect(new Set(people.map(({ id }) => id))).toEqual(
      new Set([boss.id, recruiter.id, manager.id, interviewer.id, admin.id]),
    );
    const before = await bell(asInterviewer);
    await write("Mời xem", [interviewer.id]);
    expect(await bell(asInterviewer)).toHaveLength(before.length + 1);
    expect(await refusal(write("Mời xem", [other.id]))).toMatchObject({ codes: ["mention_unknown"] });
  });

  it("is notified of new applicants if its role says so", async () => {
    const { job, boss, recruiter, manager } = await hiring();
    const candidate = await api.as((await makeCandidate(api.database.db)).id);
    await candidate(applications.apply, {
      params: { id: job.id },
      body: { consent: "on" },
      files: { cv: new File([new Uint8Array(makePdf(["Lê Hà", "Kế toán"]))], "CV Lê Hà.pdf") },
    });
    const mailed = (await api.mails("applications.new_applicant")).map(({ to_email }) => to_email);
    expect(mailed.toSorted()).toEqual([boss, recruiter, manager].map(({ email }) => email).toSorted());
  });
});
