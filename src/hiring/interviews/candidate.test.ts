import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eraseApplicants } from "#hiring/applications/commands/erase.ts";
import * as applications from "#hiring/applications/contract.ts";
import { minute } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import * as own from "./contract-candidate.ts";
import { bothSides, mailsTo, of, office, timers, when } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

describe("Interviews of a candidate", () => {
  it("need a session of the right kind, and those of others are absent", async () => {
    const [side, others] = [await bothSides(api), await bothSides(api)];
    const interview = await side.schedule();
    const anonymous = await api.as(null);
    const body = { answer: "accept" } as const;
    for (const [endpoint, input] of [
      [own.answerInterview, { ...of(interview), body }],
      [own.chooseSlot, { params: { id: 0 }, body: { starts_at: monday.toISOString() } }],
    ] as const) {
      await expect(anonymous(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      await expect(side.employer(endpoint, input as never)).rejects.toMatchObject({ status: 403 });
    }
    await expect(anonymous(own.myInterviews)).rejects.toMatchObject({ status: 401 });
    await expect(others.seeker(own.answerInterview, { ...of(interview), body })).rejects.toMatchObject({
      status: 404,
    });
    expect((await others.seeker(own.myInterviews)).data).toEqual([]);
  });

  it("are accepted or declined until they begin, and their interviewers are notified", async () => {
    const { schedule, seeker, recruiter } = await bothSides(api);
    const interview = await schedule();
    const answer = async (body: { answer: "accept" | "decline" }) =>
      (await seeker(own.answerInterview, { ...of(interview), body })).data.attributes.response;
    expect(await answer({ answer: "accept" })).toBe("accepted");
    expect(await answer({ answer: "decline" })).toBe("declined");
    const mails = await mailsTo(api, recruiter.email, "interviews.answered");
    expect(mails.map(({ response }) => response)).toEqual(["accepted", "declined"]);
    api.clock.set(new Date("2026-03-05T02:00:00Z"));
    await expect(answer({ answer: "accept" })).rejects.toMatchObject({
      status: 409,
      errors: [{ code: "interview_state_changed" }],
    });
  });

  it("have another time proposed until four hours before, three times at most", async () => {
    const { schedule, seeker, employer, recruiter } = await bothSides(api);
    const interview = await schedule();
    const propose = (time: string, date = when.date) =>
      seeker(own.answerInterview, {
        ...of(interview),
        body: { answer: "propose", date, time, note: "Bận buổi sáng" },
      });
    await expect(
      seeker(own.answerInterview, { ...of(interview), body: { answer: "propose" } }),
    ).rejects.toMatchObject({ status: 422, errors: [{ code: "required" }, { code: "required" }] });
    await expect(propose("09:00", "2026-03-01")).rejects.toMatchObject({
      errors: [{ code: "interview_too_soon" }],
    });
    const proposed = (await propose("14:00")).data.attributes;
    expect(proposed).toMatchObject({ response: "proposed_new_time", status: "scheduled" });
    expect(proposed.proposed).toMatchObject({
      starts_at: new Date("2026-03-05T07:00:00Z").toISOString(),
      note: "Bận buổi sáng",
    });
    expect(await mailsTo(api, recruiter.email, "interviews.answered")).toHaveLength(1);
    const taken = await employer(contract.reschedule, {
      ...of(interview),
      body: { ...office, time: "14:00" },
    });
    // The new time is the time that the candidate proposed.
    expect(taken.data.attributes).toMatchObject({ response: "accepted", proposed: null });
    await propose("15:00");
    await propose("16:00");
    await expect(propose("17:00")).rejects.toMatchObject({
      status: 409,
      errors: [{ code: "interview_proposal_late" }],
    });
    const other = await bothSides(api);
    const soon = await other.schedule();
    api.clock.set(new Date("2026-03-04T22:01:00Z"));
    await expect(
      other.seeker(own.answerInterview, {
        ...of(soon),
        body: { answer: "propose", date: "2026-03-06", time: "09:00" },
      }),
    ).rejects.toMatchObject({ errors: [{ code: "interview_proposal_late" }] });
  });

  it("are canceled when the application ends: at once after a withdrawal, ten minutes after a rejection", async () => {
    const one = await bothSides(api);
    const interview = await one.schedule();
    await one.employer(applications.reject, { ...one.at, body: { reason_id: 1 } });
    await timers(api);
    expect((await one.seeker(own.myInterviews)).data[0]?.attributes).toMatchObject({
      status: "scheduled",
      can: { answer: true },
    });
    api.clock.advance(10 * minute);
    expect((await timers(api)).ended).toBe(1);
    expect((await one.seeker(own.myInterviews)).data[0]?.attributes).toMatchObject({
      status: "canceled",
      can: { answer: false },
    });
    expect((await timers(api)).ended).toBe(0);
    expect(interview.attributes.status).toBe("scheduled");
  });

  it("remind the candidate once, a day ahead, and request feedback once, after their end", async () => {
    const { schedule, candidate, recruiter, seeker } = await bothSides(api);
    const { id } = await schedule({ date: "2026-03-10" });
    await seeker(own.answerInterview, { params: { id: Number(id) }, body: { answer: "accept" } });
    await timers(api);
    expect(await mailsTo(api, candidate.email, "interviews.changed")).toHaveLength(1);
    api.clock.set(new Date("2026-03-09T02:00:00Z"));
    await Promise.all([timers(api), timers(api)]);
    await timers(api);
    expect(
      (await mailsTo(api, candidate.email, "interviews.changed")).map((mail) => [mail.change, mail.accepted]),
    ).toEqual([
      ["scheduled", false],
      ["reminder", true],
    ]);
    api.clock.set(new Date("2026-03-10T02:59:00Z"));
    await timers(api);
    expect(await mailsTo(api, recruiter.email, "interviews.over")).toHaveLength(0);
    api.clock.advance(minute);
    await timers(api);
    await timers(api);
    expect(await mailsTo(api, recruiter.email, "interviews.over")).toHaveLength(1);
  });

  it("are deleted with their mails when the applicant is erased", async () => {
    const { schedule, id, employer, seeker } = await bothSides(api);
    await schedule();
    await inTransaction(api.database, (tx) => eraseApplicants(tx, [id], api.clock.now()));
    expect((await employer(contract.companyInterviews)).data).toEqual([]);
    expect((await seeker(own.myInterviews)).data).toEqual([]);
    const mails = await api.database.db
      .selectFrom("mails")
      .select("props")
      .where("template", "like", "interviews.%")
      .execute();
    expect(
      JSON.stringify(mails.filter(({ props }) => JSON.stringify(props).includes(`"applicant": ${id}`))),
    ).toBe("[]");
  });
});
