import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { day, hour } from "#kit/clock.ts";
import * as notifications from "#people/notifications/contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import * as own from "./contract-candidate.ts";
import { type BothSides, bothSides, mailsTo, of, office, when } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

describe("Times to choose from", () => {
  const slots = [
    { date: "2026-03-05", time: "09:00" },
    { date: "2026-03-05", time: "14:00" },
  ];
  const [morning, afternoon] = ["2026-03-05T02:00:00.000Z", "2026-03-05T07:00:00.000Z"];
  const offer = (side: BothSides, body: object = {}) =>
    side.employer(contract.offerSlots, { ...side.at, body: { ...office, slots, ...body } });
  const invites = async (side: BothSides) => (await side.seeker(own.myInterviews)).meta.invites;
  const choose = async (side: BothSides, starts_at = morning) =>
    side.seeker(own.chooseSlot, {
      ...of({ id: (await invites(side))[0]?.id ?? "0" }),
      body: { starts_at },
    });

  it("become one accepted interview", async () => {
    const side = await bothSides(api);
    expect((await offer(side)).data.attributes.slots).toEqual([morning, afternoon]);
    await expect(offer(side)).rejects.toMatchObject({
      status: 409,
      errors: [{ code: "interview_invite_open" }],
    });
    expect((await mailsTo(api, side.candidate.email, "interviews.slots"))[0]?.slots).toEqual([
      morning,
      afternoon,
    ]);
    expect((await side.seeker(notifications.list)).data[0]?.attributes.text).toContain("offers you times");
    const [invite] = await invites(side);
    const chosen = (await choose(side)).data.attributes;
    expect(chosen).toMatchObject({ time: "09:00", response: "accepted", status: "scheduled" });
    expect(await invites(side)).toEqual([]);
    // The log has the offer of times first, and the scheduled interview once a time is chosen.
    const { activities } = (await side.employer(applications.applicantDetail, side.at)).data.attributes;
    const logged = activities.filter(({ kind }) => kind.startsWith("interview"));
    expect(logged.map(({ kind, about }) => [kind, about.slots, about.chosen]).toSorted()).toEqual([
      ["interview_answer", undefined, undefined],
      ["interview_offer", 2, undefined],
      ["interview_schedule", undefined, 1],
    ]);
    await expect(
      side.seeker(own.chooseSlot, { ...of(invite ?? { id: "0" }), body: { starts_at: afternoon } }),
    ).rejects.toMatchObject({ status: 409, errors: [{ code: "interview_invite_ended" }] });
  });

  it("end when the interviewer is booked meanwhile, or when they are withdrawn", async () => {
    const one = await bothSides(api);
    const two = await bothSides(api, { companyId: one.recruiter.companyId });
    const withBoss = { interviewers: [one.recruiter.id] };
    await offer(one, withBoss);
    await offer(two, withBoss);
    // Two candidates choose the same hour at once: one gets it, the other request is refused.
    const tries = await Promise.allSettled([choose(one), choose(two)]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(tries.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { status: 409, errors: [{ code: "slot_taken" }] },
    });
    const left = tries[0]?.status === "fulfilled" ? two : one;
    expect((await invites(left))[0]?.attributes.slots).toEqual([afternoon]);
    await left.employer(contract.endSlots, left.at);
    expect(await invites(left)).toEqual([]);
  });

  it("end with the application", async () => {
    const side = await bothSides(api);
    await offer(side);
    await side.employer(applications.reject, { ...side.at, body: { reason_id: 1 } });
    const { invite } = (await side.employer(contract.applicantInterviews, side.at)).meta;
    expect(invite).toBeNull();
  });

  it("warn of clashes and holidays at their rows, and are offered when the caller confirms", async () => {
    const side = await bothSides(api);
    const other = await bothSides(api, { companyId: side.recruiter.companyId });
    const withBoss = { interviewers: [side.recruiter.id] };
    await other.schedule({ ...withBoss, time: "13:30" });
    const all = [{ date: "2026-03-04", time: "09:00" }, ...slots, { date: "2026-04-30", time: "09:00" }];
    const refused = await refusal(offer(side, { ...withBoss, slots: all }));
    expect(refused).toMatchObject({
      status: 409,
      codes: ["interview_clash", "interview_on_holiday"],
      pointers: ["/slots/2/time", "/slots/3/time"],
    });
    expect(await invites(side)).toEqual([]);
    const offered = await offer(side, { ...withBoss, slots: all, anyway: true });
    // A time with a clash is hidden from the candidate until the clash is gone.
    expect(offered.data.attributes.slots).not.toContain(afternoon);
    expect(offered.data.attributes.slots).toHaveLength(3);
  });

  it("refuse a time that was not offered, and report a past time at its row", async () => {
    const side = await bothSides(api);
    await expect(
      offer(side, { slots: [...slots, { date: "2026-03-01", time: "09:00" }] }),
    ).rejects.toMatchObject({
      errors: [{ code: "interview_too_soon", source: { pointer: "/slots/2/time" } }],
    });
    await offer(side);
    await expect(choose(side, "2026-03-05T03:00:00.000Z")).rejects.toMatchObject({
      errors: [{ code: "slot_taken" }],
    });
  });
});

describe("The link of an invitation", () => {
  it("answers without a session, and ends a day after the interview", async () => {
    const { schedule, candidate, seeker } = await bothSides(api);
    await schedule();
    const token = String((await mailsTo(api, candidate.email, "interviews.changed"))[0]?.proof);
    const anonymous = await api.as(null);
    const seen = (await anonymous(own.linkedInterview, { query: { token } })).data;
    expect(seen).toMatchObject({
      type: "own_interview",
      attributes: { time: "09:00", can: { answer: true } },
    });
    await anonymous(own.answerLinked, { body: { token, answer: "accept" } });
    expect((await seeker(own.myInterviews)).data[0]?.attributes.response).toBe("accepted");
    for (const wrong of ["none", `${token.slice(0, -4)}AAAA`, ""])
      await expect(anonymous(own.linkedInterview, { query: { token: wrong } })).rejects.toMatchObject({
        status: 410,
        errors: [{ code: "interview_link_ended" }],
      });
    api.clock.set(new Date(new Date("2026-03-05T02:00:00Z").getTime() + day + hour));
    await expect(anonymous(own.answerLinked, { body: { token, answer: "decline" } })).rejects.toMatchObject({
      status: 410,
    });
  });

  it("answers 410 for times that were withdrawn", async () => {
    const side = await bothSides(api);
    await side.employer(contract.offerSlots, { ...side.at, body: { ...office, slots: [when] } });
    const token = String((await mailsTo(api, side.candidate.email, "interviews.slots"))[0]?.proof);
    await side.employer(contract.endSlots, side.at);
    const anonymous = await api.as(null);
    expect(await refusal(anonymous(own.linkedInterview, { query: { token } }))).toMatchObject({
      status: 410,
      codes: ["interview_invite_ended"],
    });
    expect((await side.seeker(notifications.list)).data).toEqual([]);
  });

  it("chooses a time, and then shows the interview", async () => {
    const side = await bothSides(api);
    await side.employer(contract.offerSlots, { ...side.at, body: { ...office, slots: [when] } });
    const token = String((await mailsTo(api, side.candidate.email, "interviews.slots"))[0]?.proof);
    const anonymous = await api.as(null);
    const seen = (await anonymous(own.linkedInterview, { query: { token } })).data;
    expect(seen.type).toBe("own_interview_invite");
    const starts_at = "2026-03-05T02:00:00.000Z";
    await anonymous(own.chooseLinked, { body: { token, starts_at } });
    expect((await anonymous(own.linkedInterview, { query: { token } })).data.type).toBe("own_interview");
    await expect(anonymous(own.chooseLinked, { body: { token, starts_at } })).rejects.toMatchObject({
      errors: [{ code: "interview_invite_ended" }],
    });
  });
});
