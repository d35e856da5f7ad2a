import { beforeAll, describe, expect, it } from "vitest";
import { makeCandidate, makeRecruiter } from "#accounts/factory.ts";
import * as applications from "#applications/contract.ts";
import { makeApplicant } from "#applications/factory.ts";
import { schedule } from "#interviews/contract.ts";
import { makeJob } from "#jobs/factory.ts";
import { day } from "#kit/clock.ts";
import { createOffer } from "#offers/contract.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { csvReports, reports } from "./contract.ts";
import { rangeOf } from "./period.ts";
import { type ReportName, reportNames } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** A company whose administrator and member have a job each, with applicants who came today and went some way. */
async function company() {
  const { db } = api.database;
  api.clock.set(monday);
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const [bossCall, memberCall] = [await api.as(boss.id), await api.as(member.id)];
  const jobOf = (ownerId: number, title: string) =>
    makeJob(db, { companyId: boss.companyId, ownerId, title, at: monday });
  const jobs = [await jobOf(boss.id, "Kế toán"), await jobOf(member.id, "=Bán hàng")] as const;
  const applied = (job: (typeof jobs)[number], appliedAt = monday) => makeApplicant(db, { job, appliedAt });
  const people = [
    await applied(jobs[0]),
    await applied(jobs[0]),
    await applied(jobs[0]),
    await applied(jobs[1]),
  ] as const;
  await applied(jobs[0], new Date(monday.getTime() - 60 * day));
  await db.insertInto("job_view_days").values({ job_id: jobs[0].id, day: "2026-03-02", views: 60 }).execute();
  const at = (index: number) => ({ params: { id: people[index]?.id ?? 0 } });
  const office = { date: "2026-03-06", time: "09:00", type: 2, location: "12 Lê Lợi" };
  // Two days later one is invited, one gets an offer, one is rejected, and one rejection is undone.
  api.clock.set(new Date(monday.getTime() + 2 * day));
  await bossCall(schedule, { ...at(0), body: office });
  const terms = { start_date: "2026-04-01", monthly_salary: 20_000_000, send: true };
  await bossCall(createOffer, { ...at(1), body: terms });
  await bossCall(applications.reject, { ...at(2), body: { reason_id: 5 } });
  await memberCall(applications.reject, { ...at(3), body: { reason_id: 1 } });
  await memberCall(applications.restore, at(3));
  return { boss, member, bossCall, memberCall, jobs };
}

const rowsOf = async (
  call: Awaited<ReturnType<typeof api.as>>,
  name: ReportName,
  period = "this_month" as const,
) =>
  Object.fromEntries(
    (await call(reports[name], { query: { period } })).data.attributes.rows.map(({ key, values }) => [
      key,
      values,
    ]),
  );

describe("Reports", () => {
  it("count what the log says, in the period alone", async () => {
    const { bossCall: call, jobs, boss, member } = await company();
    expect(await rowsOf(call, "jobs")).toEqual({
      [jobs[0].id]: [3, 60, 5, 1, 1, 0],
      [jobs[1].id]: [1, 0, null, 0, 0, 0],
    });
    expect(await rowsOf(call, "sources")).toEqual({ site: [4, 2, 1, 0] });
    expect(await rowsOf(call, "funnel")).toEqual({
      applied: [4, 100, 100],
      under_review: [2, 50, 50],
      interview: [2, 50, 100],
      offer: [1, 25, 50],
      hired: [0, 0, 0],
    });
    const { first_response, to_interview, to_offer, to_hire } = await rowsOf(call, "times");
    expect(first_response?.[0]).toBeCloseTo(2);
    expect([first_response?.[2], to_interview?.[2], to_offer?.[2]]).toEqual([4, 1, 1]);
    expect(to_hire).toEqual([null, null, 0]);
    expect(await rowsOf(call, "rejections")).toEqual({ salary: [1] });
    expect(await rowsOf(call, "interviews")).toMatchObject({ scheduled: [1], canceled: [0] });
    expect(await rowsOf(call, "offers")).toMatchObject({ sent: [1], accepted: [0] });
    const team = await rowsOf(call, "team");
    expect(team[boss.id]).toMatchObject({ 1: 1, 3: 1, 4: 1 });
    expect(team[member.id]?.[1]).toBe(1);
    expect(
      (await call(reports.sources, { query: { period: "all" } })).data.attributes.rows[0]?.values[0],
    ).toBe(5);
    expect((await call(reports.sources, { query: { period: "last_month" } })).data.attributes.rows).toEqual(
      [],
    );
  });

  it("show members their own jobs and their own row only (spec §6)", async () => {
    const { memberCall: call, jobs, member } = await company();
    expect(await rowsOf(call, "jobs")).toEqual({ [jobs[1].id]: [1, 0, null, 0, 0, 0] });
    expect(await rowsOf(call, "sources")).toEqual({ site: [1, 0, 0, 0] });
    expect(Object.keys(await rowsOf(call, "team"))).toEqual([String(member.id)]);
  });

  it.each(reportNames)("%s needs a session of a company, and never counts another one's", async (name) => {
    const { boss } = await company();
    const stranger = await api.as((await makeRecruiter(api.database.db)).id);
    const seeker = await api.as((await makeCandidate(api.database.db)).id);
    const nobody = await api.as(null);
    for (const endpoint of [reports[name], csvReports[name]]) {
      await expect(nobody(endpoint as (typeof reports)["jobs"])).rejects.toMatchObject({ status: 401 });
      await expect(seeker(endpoint as (typeof reports)["jobs"])).rejects.toMatchObject({ status: 403 });
    }
    const rows = Object.values(await rowsOf(stranger, name, "all" as "this_month")).flat();
    expect(rows.every((value) => value === 0 || value === null)).toBe(true);
    const own = await api.as(boss.id);
    expect(
      Object.values(await rowsOf(own, name))
        .flat()
        .some((value) => (value ?? 0) > 0),
    ).toBe(true);
  });

  it("are CSV for spreadsheets: with the mark, in the reader's words, and no cell is a formula", async () => {
    const { boss } = await company();
    const headers = { authorization: `Bearer ${await api.token(boss.id)}`, "x-language": "1" };
    const url = "/api/v2/companies/reports/jobs.csv?period=this_month";
    const { body, headers: said } = await api.app.inject({ url, headers });
    expect(said["content-type"]).toBe("text/csv; charset=utf-8");
    expect(said["content-disposition"]).toContain("jobs-this_month.csv");
    const [head, ...lines] = body.split("\r\n");
    expect(head).toBe(
      "\uFEFFTin tuyển dụng,Ứng viên,Lượt xem,Ứng viên trên 100 lượt xem,Phỏng vấn,Thư mời,Đã tuyển",
    );
    expect(lines).toContain("Kế toán,3,60,5,1,1,0");
    expect(lines).toContain(`"'=Bán hàng",1,0,,0,0,0`);
  });
});

it.each([
  ["today", "2026-03-01T17:00Z", "2026-03-02T17:00Z"],
  ["yesterday", "2026-02-28T17:00Z", "2026-03-01T17:00Z"],
  ["this_week", "2026-03-01T17:00Z", "2026-03-08T17:00Z"],
  ["last_week", "2026-02-22T17:00Z", "2026-03-01T17:00Z"],
  ["this_month", "2026-02-28T17:00Z", "2026-03-31T17:00Z"],
  ["last_month", "2026-01-31T17:00Z", "2026-02-28T17:00Z"],
  ["this_year", "2025-12-31T17:00Z", "2026-12-31T17:00Z"],
  ["last_year", "2024-12-31T17:00Z", "2025-12-31T17:00Z"],
] as const)("%s begins and ends at midnight in Asia/Ho_Chi_Minh", (period, from, to) => {
  // A Monday, at ten in the morning there.
  expect(rangeOf(period, monday)).toEqual({ from: new Date(from), to: new Date(to) });
});
