import { beforeAll, describe, expect, it } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { day } from "#kit/clock.ts";
import { jobSources } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { csvReports, reportFilters, reports } from "./contract.ts";
import * as vi from "./messages.vi.ts";
import { type ReportName, reportNames } from "./terms.ts";
import { reportedCompany } from "./testing/company.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const company = () => reportedCompany(api);

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
  it("count the entries of the log in the period", async () => {
    const { bossCall: call, jobs, boss, member } = await company();
    expect(await rowsOf(call, "jobs")).toEqual({
      [jobs[0].id]: [3, 60, 5, 1, 1, 0],
      [jobs[1].id]: [1, 0, null, 0, 0, 0],
    });
    expect(await rowsOf(call, "sources")).toEqual({ site: [4, 60, 100 * (4 / 60), 2, 1, 0] });
    expect(await rowsOf(call, "funnel")).toEqual({
      applied: [4, 100, 100],
      under_review: [2, 50, 50],
      interview: [2, 50, 100],
      offer: [1, 25, 50],
      hired: [0, 0, 0],
    });
    const { first_response, to_interview, to_offer, to_hire } = await rowsOf(call, "times");
    expect(first_response?.[0]).toBeCloseTo(2);
    // An undone rejection does not count.
    expect([first_response?.[2], to_interview?.[2], to_offer?.[2]]).toEqual([3, 1, 1]);
    expect(to_hire).toEqual([null, null, 0]);
    expect(await rowsOf(call, "rejections")).toEqual({ salary: [1] });
    expect(await rowsOf(call, "interviews")).toMatchObject({ scheduled: [1], canceled: [0] });
    expect(await rowsOf(call, "offers")).toMatchObject({ sent: [1], accepted: [0] });
    const team = await rowsOf(call, "team");
    expect(team[boss.id]).toMatchObject({ 1: 1, 3: 1, 4: 1 });
    expect(team[member.id]).toBeUndefined();
    expect(
      (await call(reports.sources, { query: { period: "all" } })).data.attributes.rows[0]?.values[0],
    ).toBe(5);
    expect((await call(reports.sources, { query: { period: "last_month" } })).data.attributes.rows).toEqual(
      [],
    );
  });

  it("show members their own jobs and their own row only (spec §6)", async () => {
    const { memberCall: call, jobs, member, at } = await company();
    await call(applications.reject, { ...at(3), body: { reason_id: 1 } });
    expect(await rowsOf(call, "jobs")).toEqual({ [jobs[1].id]: [1, 0, null, 0, 0, 0] });
    expect(await rowsOf(call, "sources")).toEqual({ site: [1, 0, null, 0, 0, 0] });
    expect(Object.keys(await rowsOf(call, "team"))).toEqual([String(member.id)]);
  });

  it("are filtered by job, and for administrators by member", async () => {
    const { bossCall, memberCall, jobs, boss, member } = await company();
    const rows = async (call: typeof bossCall, name: ReportName, query: Record<string, number>) =>
      (await call(reports[name], { query })).data.attributes.rows.map(({ key, values }) => [key, values[0]]);
    expect(await rows(bossCall, "jobs", { job_id: jobs[1].id })).toEqual([[`${jobs[1].id}`, 1]]);
    expect(await rows(bossCall, "sources", { job_id: jobs[0].id })).toEqual([["site", 3]]);
    expect(await rows(bossCall, "rejections", { job_id: jobs[1].id })).toEqual([]);
    expect(await rows(bossCall, "jobs", { member_id: member.id })).toEqual([[`${jobs[1].id}`, 1]]);
    expect(await rows(bossCall, "team", { member_id: boss.id })).toHaveLength(1);
    expect(await rows(memberCall, "jobs", { member_id: member.id })).toHaveLength(1);
    expect((await rows(bossCall, "pipeline", { job_id: jobs[1].id }))[1]?.[1]).toBe(1);
    const stranger = await makeRecruiter(api.database.db);
    const theirs = await makeJob(api.database.db, { companyId: stranger.companyId, ownerId: stranger.id });
    for (const query of [{ job_id: theirs.id }, { member_id: stranger.id }])
      for (const endpoint of [reports.funnel, csvReports.funnel])
        expect(await refusal(bossCall(endpoint as typeof reports.funnel, { query }))).toMatchObject({
          status: 404,
        });
    expect(await refusal(memberCall(reports.jobs, { query: { job_id: jobs[0].id } }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(memberCall(reports.jobs, { query: { member_id: boss.id } }))).toMatchObject({
      status: 403,
    });
  });

  it("list as filters the own jobs for members, and all jobs and the team for administrators", async () => {
    const { bossCall, memberCall, jobs } = await company();
    const all = (await bossCall(reportFilters)).data.attributes;
    expect(all.jobs.map(({ id }) => Number(id)).sort()).toEqual(jobs.map(({ id }) => id).sort());
    expect(all.members).toHaveLength(2);
    expect((await memberCall(reportFilters)).data.attributes).toEqual({
      jobs: [{ id: String(jobs[1].id), name: "=Bán hàng" }],
      members: [],
    });
    await expect((await api.as(null))(reportFilters)).rejects.toMatchObject({ status: 401 });
  });

  it("have their rows in pages, and all of them as CSV", async () => {
    const { db } = api.database;
    const boss = await makeRecruiter(db);
    for (let job = 0; job < 205; job++) {
      const { id } = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, title: `Tin ${job}` });
      await db
        .insertInto("job_view_days")
        .values({ job_id: id, day: "2026-03-02", views: 1 + job })
        .execute();
    }
    const call = await api.as(boss.id);
    const last = await call(reports.jobs, { query: { page: 3 } });
    expect(last.meta).toEqual({ page: 3, items: 100, total: 205 });
    expect(last.data.attributes.rows.map(({ values }) => values[1])).toEqual([5, 4, 3, 2, 1]);
    const headers = { authorization: `Bearer ${await api.token(boss.id)}` };
    const { body } = await api.app.inject({ url: "/api/v2/companies/reports/jobs.csv", headers });
    expect(body.split("\r\n\r\n")[0]?.split("\r\n")).toHaveLength(206);
  });

  it("have the company's names of stages, with the number of applicants and their days", async () => {
    const { bossCall: call, boss, jobs, at } = await company();
    await api.database.db
      .updateTable("pipeline_stages as s")
      .where("s.pipeline_id", "=", jobs[0].pipeline_id)
      .where("s.kind", "=", stageKinds.interview)
      .set({ name: "Trial shift", name_vn: "Làm thử" })
      .execute();
    api.clock.set(new Date(monday.getTime() + 6 * day));
    await call(applications.reject, { ...at(0), body: { reason_id: 5 } });
    const of = async (name: "pipeline" | "stages") => {
      const { rows, from } = (await call(reports[name], {})).data.attributes;
      return {
        from,
        rows: rows.filter(({ values }) => values.some(Boolean)).map((row) => [row.name_vn, ...row.values]),
      };
    };
    expect(await of("pipeline")).toEqual({
      from: null,
      // Two applicants: 60 days and 6 days in the stage, a median of about 36.
      rows: [
        ["Đã ứng tuyển", 2, expect.closeTo(36)],
        ["Mời nhận việc", 1, expect.any(Number)],
      ],
    });
    const { rows } = await of("stages");
    expect(rows).toContainEqual(["Làm thử", expect.closeTo(4), expect.closeTo(4), 1]);
    // The stages of both jobs with this name share a row; a stage that a job has renamed has its own.
    const shown = async (query: Record<string, number>) =>
      (await call(reports.pipeline, { query })).data.attributes.rows.map(({ name }) => name);
    const names = ["Sourced", "Applied", "Screening", "Interview", "1st interview", "2nd interview"];
    expect(await shown({})).toEqual([...names, "Final interview", "Offer", "Hired"]);
    expect(await shown({ job_id: jobs[0].id })).toEqual(
      [...names, "Final interview", "Offer", "Hired"].map((name) =>
        name === "Interview" ? "Trial shift" : name,
      ),
    );
    const headers = { authorization: `Bearer ${await api.token(boss.id)}`, "x-language": "1" };
    const { body, headers: said } = await api.app.inject({
      url: "/api/v2/companies/reports/pipeline.csv",
      headers,
    });
    expect(said["content-disposition"]).toContain("pipeline.csv");
    expect(body).toContain("Mời nhận việc,1,");
  });

  it("have the same sources of a job as the job's page", async () => {
    const { bossCall: call, jobs, at } = await company();
    const { db } = api.database;
    await db
      .updateTable("applicants")
      .set({ source: "facebook" })
      .where("id", "=", at(0).params.id)
      .execute();
    const views = { job_id: jobs[0].id, day: "2026-03-01", source: "zalo", views: 9 };
    await db.insertInto("job_view_days").values(views).execute();
    const params = { id: jobs[0].id };
    const { data } = await call(jobSources, { params });
    expect(data.map(({ id, attributes }) => [id, ...Object.values(attributes)])).toEqual([
      ["site", 60, 3, 5],
      ["facebook", 0, 1, null],
      ["zalo", 9, 0, 0],
    ]);
    const query = { period: "all", job_id: jobs[0].id } as const;
    const { rows } = (await call(reports.sources, { query })).data.attributes;
    expect(rows.map(({ key, values }) => [key, values[1], values[0], values[2]])).toEqual(
      data.map(({ id, attributes }) => [id, ...Object.values(attributes)]),
    );
    const stranger = await api.as((await makeRecruiter(db)).id);
    expect(await refusal(stranger(jobSources, { params }))).toMatchObject({ status: 404 });
    await expect((await api.as(null))(jobSources, { params })).rejects.toMatchObject({ status: 401 });
  });

  it.each(reportNames)(
    "%s needs a session of a company, and never counts another company's data",
    async (name) => {
      const { boss } = await company();
      const stranger = await api.as((await makeRecruiter(api.database.db)).id);
      const seeker = await api.as((await makeCandidate(api.database.db)).id);
      const visitor = await api.as(null);
      for (const endpoint of [reports[name], csvReports[name]]) {
        await expect(visitor(endpoint as (typeof reports)["jobs"])).rejects.toMatchObject({ status: 401 });
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
    },
  );

  it("count chosen days, the first and the last included, and refuse days that are missing or in the wrong order", async () => {
    const { bossCall: call, boss } = await company();
    // The applicants came on 2 March at 10:00 in Vietnam.
    const applies = async (from?: string, to?: string) => {
      const { data } = await call(reports.trend, { query: { period: "custom", from, to } });
      return data.attributes.rows.map(({ key, values }) => [key, values[0]]);
    };
    expect(await applies("2026-03-02", "2026-03-02")).toEqual([["2026-03", 4]]);
    expect(await applies("2026-03-03", "2026-03-31")).toEqual([["2026-03", 0]]);
    expect(await applies("2026-01-15", "2026-03-02")).toEqual([
      ["2026-01", 0],
      ["2026-02", 0],
      ["2026-03", 4],
    ]);
    for (const days of [[], ["2026-03-02"], [undefined, "2026-03-02"], ["2026-03-03", "2026-03-02"]])
      expect(await refusal(applies(...days)), `${days}`).toMatchObject({
        status: 422,
        codes: ["period_invalid"],
      });
    expect(await refusal(applies("2026-02-30", "2026-03-02"))).toMatchObject({ status: 400 });
    const headers = { authorization: `Bearer ${await api.token(boss.id)}` };
    const url = "/api/v2/companies/reports/trend.csv?period=custom&from=2026-02-01&to=2026-03-04";
    const { body, headers: said } = await api.app.inject({ url, headers });
    expect(said["content-disposition"]).toContain("trend-2026-02-01-2026-03-04.csv");
    expect(body).toContain("\r\nMar 2026,4,1,1,0\r\n");
  });

  it("are CSV for spreadsheets: with a byte order mark, in the reader's language, without formulas", async () => {
    const { boss } = await company();
    const headers = { authorization: `Bearer ${await api.token(boss.id)}`, "x-language": "1" };
    const url = "/api/v2/companies/reports/jobs.csv?period=this_month";
    const { body, headers: said } = await api.app.inject({ url, headers });
    expect(said["content-type"]).toBe("text/csv; charset=utf-8");
    expect(said["content-disposition"]).toContain("jobs-this_month.csv");
    const [head, ...lines] = body.split("\r\n");
    expect(head).toBe(
      "\uFEFFTin tuyển dụng,Ứng viên mới,Lượt xem,Tỷ lệ ứng tuyển (%),Phỏng vấn đã lên lịch,Thư mời nhận việc đã gửi,Lượt tuyển",
    );
    expect(lines).toContain("Kế toán,3,60,5,1,1,0");
    expect(lines).toContain(`"'=Bán hàng",1,0,,0,0,0`);
    expect(body).toContain(`\r\n\r\nỨng viên mới,${vi.labels.definition.jobs.applies}`);
  });
});
