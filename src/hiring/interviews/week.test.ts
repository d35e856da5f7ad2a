import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { makeCalendar } from "#people/calendars/factory.ts";
import { makeHoliday } from "#platform/reference/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { interviewWeek } from "./contract-week.ts";
import { bothSides, office } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

const query = { from: "2026-03-02" };
/** Busy on Thursday, 5 March, from nine to eleven in Vietnam. */
const [busyFrom, busyTo] = ["2026-03-05T02:00:00.000Z", "2026-03-05T04:00:00.000Z"];
const thursday = { hours: [[Date.parse(busyFrom), Date.parse(busyTo)]] } as const;

describe("The calendar of a team", () => {
  it("needs a session of the team, and has no person of another one", async () => {
    const [own, others] = [await bothSides(api), await bothSides(api)];
    await own.schedule();
    expect(await refusal((await api.as(null))(interviewWeek, { query }))).toMatchObject({ status: 401 });
    expect(await refusal(own.seeker(interviewWeek, { query }))).toMatchObject({ status: 403 });
    expect((await others.employer(interviewWeek, { query })).data).toEqual([]);
    const strange = { query: { ...query, people: String(own.recruiter.id) } };
    expect(await refusal(others.employer(interviewWeek, strange))).toMatchObject({
      status: 422,
      codes: ["interviewer_unknown"],
    });
  });

  it("has the interviews of the days, and the busy hours of the chosen people without a reason", async () => {
    const { db } = api.database;
    const one = await bothSides(api);
    const colleague = await makeRecruiter(db, { companyId: one.recruiter.companyId });
    await makeCalendar(db, colleague.id, thursday);
    await makeHoliday(db, "2026-03-06");
    const planned = await one.schedule();
    await one.schedule({ date: "2026-03-09" });
    const canceled = await one.schedule({ time: "15:00" });
    await one.employer(contract.cancel, { params: { id: Number(canceled.id) }, body: { reason_id: 1 } });
    const mine = await one.employer(interviewWeek, { query });
    expect(mine.data.map(({ id }) => id)).toEqual([planned.id]);
    expect(mine.meta.people.map(({ id }) => id)).toEqual([one.recruiter.id]);
    expect(mine.meta.busy).toEqual([]);
    expect(mine.meta.holidays.map(({ day }) => day)).toEqual(["2026-03-06"]);
    const theirs = await one.employer(interviewWeek, { query: { ...query, people: String(colleague.id) } });
    expect(theirs.data).toEqual([]);
    expect(theirs.meta.busy).toEqual([{ person: colleague.id, starts_at: busyFrom, ends_at: busyTo }]);
  });

  it("shows a member the interviews of colleagues with applicants of others as busy hours only", async () => {
    const { db } = api.database;
    const one = await bothSides(api);
    await one.schedule();
    const member = await makeRecruiter(db, { companyId: one.recruiter.companyId, member: true });
    const call = await api.as(member.id);
    const seen = await call(interviewWeek, { query: { ...query, people: String(one.recruiter.id) } });
    expect(seen.data).toEqual([]);
    expect(seen.meta.busy).toEqual([
      { person: one.recruiter.id, starts_at: busyFrom, ends_at: "2026-03-05T03:00:00.000Z" },
    ]);
  });
});

describe("The busy hours of interviewers", () => {
  it("are warned of, and the time can be taken in spite of them", async () => {
    const one = await bothSides(api);
    await makeCalendar(api.database.db, one.recruiter.id, thursday);
    const refused = one.schedule({ time: "10:30" });
    await expect(refused).rejects.toMatchObject({
      status: 409,
      errors: [{ code: "interview_clash", detail: `${one.recruiter.full_name} is busy at that time` }],
    });
    expect((await one.schedule({ time: "11:00" })).attributes.time).toBe("11:00");
    expect((await one.schedule({ time: "10:30", anyway: true })).attributes.time).toBe("10:30");
  });

  it("take offered times away from the candidate's choice", async () => {
    const one = await bothSides(api);
    const slots = [
      { date: "2026-03-05", time: "09:00" },
      { date: "2026-03-05", time: "14:00" },
    ];
    const offered = await one.employer(contract.offerSlots, { ...one.at, body: { ...office, slots } });
    expect(offered.data.attributes.slots).toHaveLength(2);
    await makeCalendar(api.database.db, one.recruiter.id, thursday);
    const { meta } = await one.employer(contract.applicantInterviews, one.at);
    expect(meta.invite?.attributes.slots).toEqual(["2026-03-05T07:00:00.000Z"]);
  });
});
