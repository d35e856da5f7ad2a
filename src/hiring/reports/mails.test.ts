import { beforeAll, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { remove } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { sendReports } from "./commands/send.ts";
import { reports } from "./contract.ts";
import { reportMails, stopReport, subscribeReport, unsubscribeReport } from "./contract-mails.ts";
import { mostReportMails } from "./terms.ts";
import { reportedCompany } from "./testing/company.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const nextMonday = new Date(monday.getTime() + 7 * day);

it("A person gets a report each Monday with the figures that the page shows, once, until the person stops it", async () => {
  const { bossCall: call, boss, jobs } = await reportedCompany(api);
  const body = { report: "jobs", job_id: jobs[0].id } as const;
  const { data } = await call(subscribeReport, { body });
  expect(data.attributes).toMatchObject({ report: "jobs", job: { name: "Kế toán" }, member: null });
  expect((await call(subscribeReport, { body })).data.id).toBe(data.id);
  api.clock.set(nextMonday);
  const { rows } = (await call(reports.jobs, { query: { period: "last_week", job_id: jobs[0].id } })).data
    .attributes;
  expect(rows[0]?.values).toEqual([3, 60, 5, 1, 1, 0]);
  expect(await sendReports(api.database, nextMonday)).toBe(1);
  expect(await sendReports(api.database, new Date(nextMonday.getTime() + day))).toBe(0);
  const [mail, ...others] = await api.mails("reports.weekly");
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to_email: boss.email,
    props: {
      report: "jobs",
      job: "Kế toán",
      rows: [{ label: "Kế toán", values: expect.arrayContaining([expect.stringMatching(/: 60$/)]) }],
      path: `/console/reports?report=jobs&period=last_week&job_id=${jobs[0].id}`,
    },
  });
  const token = String(mail?.props.stop);
  const visitor = await api.as(null);
  for (let again = 0; again < 2; again++)
    expect((await visitor(stopReport, { body: { token } })).data.attributes.report).toBe("jobs");
  expect(await refusal(visitor(stopReport, { body: { token: "x" } }))).toMatchObject({
    status: 422,
    codes: ["token_not_found"],
  });
  expect((await call(reportMails)).data).toEqual([]);
  expect(await sendReports(api.database, new Date(nextMonday.getTime() + 7 * day))).toBe(0);
  await call(subscribeReport, { body });
  expect(await sendReports(api.database, new Date(nextMonday.getTime() + 7 * day))).toBe(1);
});

it("A weekly report has the rights of its reader: jobs and people of others are refused, and one that cannot be read any more ends", async () => {
  const { bossCall, memberCall, boss, member, jobs } = await reportedCompany(api);
  const { db } = api.database;
  const stranger = await api.as((await makeRecruiter(db)).id);
  const [visitor, seeker] = [await api.as(null), await api.as((await makeCandidate(db)).id)];
  const body = { report: "jobs", job_id: jobs[0].id } as const;
  expect((await refusal(visitor(subscribeReport, { body }))).status).toBe(401);
  expect((await refusal(seeker(subscribeReport, { body }))).status).toBe(403);
  expect((await refusal(stranger(subscribeReport, { body }))).status).toBe(404);
  expect((await refusal(memberCall(subscribeReport, { body }))).status).toBe(404);
  const ofBoss = { report: "team", member_id: boss.id } as const;
  expect((await refusal(memberCall(subscribeReport, { body: ofBoss }))).status).toBe(403);
  const draft = await makeJob(db, { companyId: boss.companyId, ownerId: member.id, state: "draft" });
  const { id } = (await bossCall(subscribeReport, { body: { report: "jobs", job_id: draft.id } })).data;
  expect((await refusal(stranger(unsubscribeReport, { params: { id } }))).status).toBe(404);
  await bossCall(remove, { params: { id: draft.id } });
  await sendReports(api.database, nextMonday);
  expect((await bossCall(reportMails)).data).toEqual([]);
  const own = (await memberCall(subscribeReport, { body: { report: "pipeline" } })).data;
  await memberCall(unsubscribeReport, { params: { id: own.id } });
  expect((await memberCall(reportMails)).data).toEqual([]);
});

it("A person gets at most twenty reports", async () => {
  const { bossCall: call, boss } = await reportedCompany(api);
  const jobs = [];
  for (let n = 0; n <= mostReportMails; n++)
    jobs.push(await makeJob(api.database.db, { companyId: boss.companyId, ownerId: boss.id }));
  const subscribe = (id: number) => call(subscribeReport, { body: { report: "jobs", job_id: id } });
  for (const { id } of jobs.slice(0, mostReportMails)) await subscribe(id);
  expect(await refusal(subscribe(jobs.at(-1)!.id))).toMatchObject({
    status: 409,
    codes: ["report_mail_limit"],
  });
});
