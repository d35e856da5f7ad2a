import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeHoliday } from "#platform/reference/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { bothSides } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

describe("Interviews of a company", () => {
  it("warn of busy people and of a holiday, and are scheduled when the caller confirms", async () => {
    const { db } = api.database;
    const one = await bothSides(api);
    await one.schedule();
    const two = await bothSides(api, { companyId: one.recruiter.companyId });
    const withBoss = { interviewers: [one.recruiter.id] };
    await expect(two.schedule({ ...withBoss, time: "09:30" })).rejects.toMatchObject({
      status: 409,
      errors: [{ code: "interview_clash", detail: expect.stringContaining(one.recruiter.full_name) }],
    });
    expect((await two.schedule({ ...withBoss, time: "10:00" })).attributes.time).toBe("10:00");
    // An interviewer with two interviews is named once, and the verb agrees with two people.
    const both = { time: "09:00", duration: 120, interviewers: [one.recruiter.id, two.recruiter.id] };
    const three = await bothSides(api, { companyId: one.recruiter.companyId });
    await three.schedule({ interviewers: [two.recruiter.id], time: "10:30" });
    await expect(three.schedule(both)).rejects.toMatchObject({
      errors: [{ detail: expect.stringMatching(/^[^,]+, [^,]+ are busy at that time$/) }],
    });
    expect((await two.schedule({ ...withBoss, time: "09:30", anyway: true })).attributes.time).toBe("09:30");
    await makeHoliday(db, "2026-03-06");
    const holiday = { date: "2026-03-06", time: "15:00" };
    await expect(one.schedule(holiday)).rejects.toMatchObject({ errors: [{ code: "interview_on_holiday" }] });
    expect((await one.schedule({ ...holiday, anyway: true })).attributes.date).toBe("2026-03-06");
    // The interview ends after midnight, on the holiday. An interview that ends at midnight is not on the holiday.
    const late = { date: "2026-03-05", time: "23:30" };
    await expect(one.schedule(late)).rejects.toMatchObject({ errors: [{ code: "interview_on_holiday" }] });
    expect((await one.schedule({ ...late, duration: 30 })).attributes.time).toBe("23:30");
  });

  it("never book an interviewer twice when several requests run at once", async () => {
    const one = await bothSides(api);
    const sides = [one];
    for (let more = 0; more < 5; more++)
      sides.push(await bothSides(api, { companyId: one.recruiter.companyId }));
    const tries = await Promise.allSettled(
      sides.map((side) => side.schedule({ interviewers: [one.recruiter.id] })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const tried of tries)
      if (tried.status === "rejected")
        expect(tried.reason).toMatchObject({ status: 409, errors: [{ code: "interview_clash" }] });
  });
});
