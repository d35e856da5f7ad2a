import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import * as notifications from "#people/notifications/contract.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { myInterviews } from "./contract-candidate.ts";
import { bothSides, mailsTo, of, office, when } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

describe("Interviews of a company", () => {
  it("need a session of the right kind, and interviews of other companies are not found", async () => {
    const [own, others] = [await bothSides(api), await bothSides(api)];
    const anonymous = await api.as(null);
    const interview = await own.schedule();
    const cancel = { reason_id: 1 };
    const calls = [
      [contract.applicantInterviews, own.at],
      [contract.schedule, { ...own.at, body: office }],
      [contract.offerSlots, { ...own.at, body: { ...office, slots: [when] } }],
      [contract.endSlots, own.at],
      [contract.interviewDetail, of(interview)],
      [contract.reschedule, { ...of(interview), body: office }],
      [contract.cancel, { ...of(interview), body: cancel }],
      [contract.complete, of(interview)],
      [contract.noShow, of(interview)],
    ] as const;
    for (const [endpoint, input] of calls) {
      await expect(anonymous(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      await expect(others.employer(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
      await expect(own.seeker(endpoint, input as never)).rejects.toMatchObject({ status: 403 });
    }
    await expect(anonymous(contract.companyInterviews)).rejects.toMatchObject({ status: 401 });
    expect((await others.employer(contract.companyInterviews)).data).toEqual([]);
    expect((await own.employer(contract.companyInterviews)).meta.total).toBe(1);
  });

  it("count as a response, move the applicant to the stage of the round, and notify all by mail and bell", async () => {
    const { schedule, stage, seeker, candidate, recruiter, at, employer } = await bothSides(api);
    const { attributes } = await schedule({ round: 2, time: "9h00" });
    expect(attributes).toMatchObject({
      ...when,
      status: "scheduled",
      response: "pending",
      duration: 60,
      round: 2,
    });
    expect(attributes.interviewers).toEqual([{ id: recruiter.id, full_name: recruiter.full_name }]);
    expect(await stage()).toBe("second_interview");
    const application = (await seeker(applications.myApplication, at)).data.attributes;
    expect(application).toMatchObject({ status: "interview", respond_by: null });
    const [mail] = await mailsTo(api, candidate.email, "interviews.changed");
    expect(mail).toMatchObject({ change: "scheduled", message: office.message, sequence: 0 });
    const toInterviewer = await mailsTo(api, recruiter.email, "interviews.interviewer");
    expect(toInterviewer).toHaveLength(1);
    // The interviewer's mail does not show the message to the candidate, so it does not store it.
    expect(toInterviewer[0]).not.toHaveProperty("message");
    // The invitation implies the new status, so no mail about the status follows.
    expect(
      await api.database.db
        .selectFrom("mails")
        .select("state")
        .where("template", "=", "applications.status_changed")
        .where("to_email", "=", candidate.email)
        .execute(),
    ).toEqual([]);
    expect((await seeker(notifications.list)).data[0]?.attributes.text).toContain(
      "invites you to an interview",
    );
    const log = (await employer(applications.applicantDetail, at)).data.attributes.activities;
    expect(log.map(({ kind }) => kind)).toContain("interview_schedule");
  });

  it("never move an applicant to an earlier stage", async () => {
    const { schedule, stage } = await bothSides(api, { stageKind: "final_interview" });
    await schedule({ round: 1 });
    expect(await stage()).toBe("final_interview");
  });

  it.each([
    ["in the past", { date: "2026-03-01" }, "/time", "interview_too_soon"],
    ["within two hours", { date: "2026-03-02", time: "11:59" }, "/time", "interview_too_soon"],
    ["after more than a year", { date: "2027-04-01" }, "/time", "interview_too_late"],
    ["at 9 after nine", { time: "9h9" }, "/time", "time_invalid"],
    ["at 25:00", { time: "25:00" }, "/time", "time_invalid"],
    ["on the thirtieth of February", { date: "2026-02-30" }, "/date", "date_invalid"],
    ["of 40 minutes", { duration: 40 }, "/duration", "invalid"],
    ["by video without a link", { type: 1, location: "Zoom" }, "/location", "invalid_url"],
    ["by phone without a number", { type: 0, location: "Zalo" }, "/location", "invalid_phone"],
    ["nowhere", { location: " " }, "/location", "required"],
    ["with a stranger", { interviewers: [1_000_000] }, "/interviewers", "interviewer_unknown"],
  ])("are refused %s", async (_, wrong, pointer, code) => {
    const { schedule } = await bothSides(api);
    await expect(schedule(wrong)).rejects.toMatchObject({
      status: 422,
      errors: [{ code, source: { pointer } }],
    });
  });

  it("are refused for an applicant who is rejected, withdrawn or hired", async () => {
    for (const applicant of [
      { outcome: "rejected" },
      { outcome: "withdrawn" },
      { stageKind: "hired" },
    ] as const) {
      const { schedule } = await bothSides(api, applicant);
      await expect(schedule()).rejects.toMatchObject({
        status: 409,
        errors: [{ code: "interview_applicant_ended" }],
      });
    }
  });

  it("have the same id and a higher sequence number when they move, and are canceled with a reason", async () => {
    const { schedule, employer, candidate } = await bothSides(api);
    const interview = await schedule();
    const moved = await employer(contract.reschedule, {
      ...of(interview),
      body: { ...office, time: "14:00" },
    });
    expect(moved.data.attributes).toMatchObject({
      status: "rescheduled",
      time: "14:00",
      response: "pending",
    });
    for (const body of [{}, { reason_id: 9 }])
      await expect(employer(contract.cancel, { ...of(interview), body } as never)).rejects.toMatchObject({
        status: 422,
        errors: [{ code: "reason_required" }],
      });
    await expect(
      employer(contract.cancel, { ...of(interview), body: { reason_id: 6 } }),
    ).rejects.toMatchObject({
      errors: [{ code: "required", source: { pointer: "/note" } }],
    });
    const canceled = await employer(contract.cancel, { ...of(interview), body: { reason_id: 2 } });
    expect(canceled.data.attributes).toMatchObject({
      status: "canceled",
      cancel: { reason_id: 2, note: null },
    });
    expect(canceled.data.attributes.can).toEqual({
      reschedule: false,
      cancel: false,
      feedback: false,
      read: true,
      complete: false,
      no_show: false,
    });
    await expect(employer(contract.reschedule, { ...of(interview), body: office })).rejects.toMatchObject({
      status: 409,
      errors: [{ code: "interview_state_changed" }],
    });
    const mails = await mailsTo(api, candidate.email, "interviews.changed");
    expect(mails.map(({ change, sequence, interview: id }) => [change, sequence, String(id)])).toEqual([
      ["scheduled", 0, interview.id],
      ["rescheduled", 1, interview.id],
      ["canceled", 2, interview.id],
    ]);
  });

  it("notify of a new time or another change, and notify added and removed interviewers", async () => {
    const { schedule, employer, candidate, recruiter } = await bothSides(api);
    const [stays, leaves, joins] = await Promise.all(
      [1, 2, 3].map(() => makeRecruiter(api.database.db, { companyId: recruiter.companyId })),
    );
    const interview = await schedule({ interviewers: [stays!.id, leaves!.id] });
    await employer(contract.reschedule, {
      ...of(interview),
      body: { ...office, location: "Phòng 2", interviewers: [stays!.id, joins!.id] },
    });
    await employer(contract.reschedule, {
      ...of(interview),
      body: { ...office, time: "14:00", interviewers: [stays!.id, joins!.id] },
    });
    const changes = async (email: string, template: string) =>
      (await mailsTo(api, email, template)).map(({ change }) => change);
    const changesFor = (person: { email: string } | undefined) =>
      changes(person?.email ?? "", "interviews.interviewer");
    const all = ["scheduled", "updated", "rescheduled"];
    expect(await changes(candidate.email, "interviews.changed")).toEqual(all);
    expect(await changesFor(stays)).toEqual(all);
    expect(await changesFor(leaves)).toEqual(["scheduled", "left"]);
    expect(await changesFor(joins)).toEqual(["scheduled", "rescheduled"]);
  });

  it("keep the values of fields that are absent from a change", async () => {
    const { schedule, employer, recruiter } = await bothSides(api);
    const colleague = await makeRecruiter(api.database.db, { companyId: recruiter.companyId });
    const sent = { round: 1, duration: 90, interviewers: [colleague.id], message: "Mang theo CV" };
    const interview = await schedule(sent);
    const { type, location } = office;
    const body = { ...when, type, location, time: "14:00" };
    const { data } = await employer(contract.reschedule, { ...of(interview), body });
    const { round, duration, interviewers, message } = data.attributes;
    expect({ round, duration, message, interviewers: interviewers.map(({ id }) => id) }).toEqual(sent);
    const cleared = employer(contract.reschedule, {
      ...of(interview),
      body: { ...body, round: null, message: "" },
    });
    expect((await cleared).data.attributes).toMatchObject({ round: null, message: null });
  });

  it("have an outcome only once they have begun", async () => {
    const { schedule, employer } = await bothSides(api);
    const interview = await schedule();
    await expect(employer(contract.complete, of(interview))).rejects.toMatchObject({ status: 409 });
    api.clock.set(new Date("2026-03-05T02:05:00Z"));
    expect((await employer(contract.noShow, of(interview))).data.attributes.status).toBe("no_show");
    // A wrong outcome can be corrected.
    expect((await employer(contract.complete, of(interview))).data.attributes.status).toBe("completed");
    await expect(
      employer(contract.cancel, { ...of(interview), body: { reason_id: 1 } }),
    ).rejects.toMatchObject({
      status: 409,
    });
    expect(await employer(contract.companyInterviews, { query: { past: true } })).toMatchObject({
      meta: { total: 1 },
    });
  });

  it("are listed for members who hold them, recruit for the job, or own the applicant", async () => {
    const { db } = api.database;
    const one = await bothSides(api);
    const member = await makeRecruiter(db, { companyId: one.recruiter.companyId, member: true });
    const call = await api.as(member.id);
    await one.schedule();
    expect((await call(contract.companyInterviews)).data).toEqual([]);
    await one.schedule({ time: "15:00", interviewers: [member.id] });
    expect((await call(contract.companyInterviews)).data.map(({ attributes }) => attributes.time)).toEqual([
      "15:00",
    ]);
    const mine = await one.employer(contract.companyInterviews, { query: { mine: true } });
    expect(mine.data.map(({ attributes }) => attributes.time)).toEqual(["09:00"]);
  });

  it("have no key for the private notes of consultants (spec §6)", async () => {
    const { schedule, employer, at, seeker } = await bothSides(api);
    const interview = await schedule();
    await api.database.db
      .updateTable("interviews")
      .set({ notes: "Riêng" })
      .where("id", "=", Number(interview.id))
      .execute();
    for (const answer of [await employer(contract.applicantInterviews, at), await seeker(myInterviews)])
      expect(JSON.stringify(answer)).not.toMatch(/"notes"|Riêng/);
  });

  it("suggest the last place of the job, else the caller's own, and no phone number", async () => {
    const one = await bothSides(api);
    const places = async (side: typeof one) =>
      (await side.employer(contract.applicantInterviews, side.at)).meta.places;
    expect(await places(one)).toEqual([]);
    await one.schedule({ date: "2026-03-05", location: "12 Lê Lợi" });
    await one.schedule({ date: "2026-03-06", location: "https://meet.example/1", type: 1 });
    await one.schedule({ date: "2026-03-09", location: "0912 345 678", type: 0 });
    await one.schedule({ date: "2026-03-10", location: "34 Hai Bà Trưng" });
    expect(await places(one)).toEqual([
      { type: 1, location: "https://meet.example/1" },
      { type: 2, location: "34 Hai Bà Trưng" },
    ]);
    const other = await bothSides(api, { companyId: one.recruiter.companyId });
    expect(await places(other)).toEqual([]);
    await other.schedule({ date: "2026-03-05", location: "5 Trần Phú" });
    expect(await places(other)).toEqual([{ type: 2, location: "5 Trần Phú" }]);
  });
});
