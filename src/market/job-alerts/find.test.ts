import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { postgresJobIndex } from "#market/job-search/index/postgres.ts";
import type { JobIndex } from "#market/job-search/job-index.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { sendAlerts } from "./commands/send.ts";
import { makeAlert } from "./factory.ts";

let api: TestApi;
let index: JobIndex;
let companyId: number;
beforeAll(async () => {
  api = await testApi();
  index = openJobIndex(api.services);
  companyId = (await makeRecruiter(api.database.db)).companyId;
});
beforeEach(async () => {
  await api.database.db.deleteFrom("job_alerts").execute();
  await api.database.db.deleteFrom("mails").execute();
});

/** Monday, 2 March 2026, eight in the morning in Ho Chi Minh City. */
const monday = new Date("2026-03-02T01:00:00.000Z");
const onDay = (days: number) => new Date(monday.getTime() + days * day);
const run = (asOf: Date) => sendAlerts(api.database, index, asOf);
const job = (given: Parameters<typeof makeJob>[1] = {}) =>
  makeJob(api.database.db, { companyId, at: onDay(0.5), ...given });
const alert = (given: Parameters<typeof makeAlert>[1] = {}) =>
  makeAlert(api.database.db, { at: monday, ...given });

async function mailed(email?: string) {
  const mails = (await api.mails("job_alerts.new_jobs")).filter((mail) => !email || mail.to_email === email);
  return mails.map((mail) => (mail.props.jobs as { title: string }[]).map(({ title }) => title));
}

describe("What fits", () => {
  it("jobs that have the words of the alert, not those of a word like a rare one", async () => {
    const keyword = "huan luyen vien yogi";
    await alert({ keyword });
    for (const n of [1, 2, 3]) await job({ title: `Huấn luyện viên yoga ${n}`, at: onDay(n / 10) });
    // A new index loads the titles of the jobs created above.
    const search = postgresJobIndex(api.database.db);
    const seen = await search.search(api.database.db, { keyword, offset: 0, limit: 9, asOf: onDay(1) });
    expect([seen.spelling, seen.total]).toEqual(["huấn luyện viên yoga", 3]);
    expect(await sendAlerts(api.database, search, onDay(1))).toEqual({ looked: 1, sent: 0 });
    await job({ title: "Huấn luyện viên Yogi", at: onDay(1.5) });
    await sendAlerts(api.database, search, onDay(2));
    expect(await mailed()).toEqual([["Huấn luyện viên Yogi"]]);
  });

  it("every part of an alert narrows: keyword, place, category, company, pay and remote work", async () => {
    const other = (await makeRecruiter(api.database.db)).companyId;
    const given = { title: "Biên dịch viên", salary: { type: 0, min: 30_000_000, max: 40_000_000 } };
    await job({ ...given, locationIds: [22], categoryIds: [7], remote: true, companyId: other });
    const fits = {
      locationIds: [22],
      categoryIds: [7],
      companyId: other,
      salaryMin: 20_000_000,
      remote: true,
    };
    await alert({ email: "all@example.test", keyword: "bien dich", ...fits });
    await alert({ email: "company@example.test", keyword: null, companyId: other });
    await alert({ email: "place@example.test", keyword: "bien dich", locationIds: [27] });
    await alert({ email: "category@example.test", keyword: "bien dich", categoryIds: [37] });
    await alert({ email: "pay@example.test", keyword: "bien dich", salaryMin: 50_000_000 });
    await alert({ email: "elsewhere@example.test", keyword: "bien dich", companyId });
    await run(onDay(1));
    const mails = await api.mails("job_alerts.new_jobs");
    expect(mails.map((mail) => mail.to_email).sort()).toEqual(["all@example.test", "company@example.test"]);
    const all = mails.find((mail) => mail.to_email === "all@example.test");
    expect(all?.props).toMatchObject({
      keyword: "bien dich",
      place: "Ha Noi",
      salaryMin: 20_000_000,
      remote: true,
      more: false,
      frequency: "daily",
    });
  });

  it("any of several places, categories, types, levels and experiences, and the mail names them", async () => {
    const given = { locationIds: [22], categoryIds: [7], jobType: 1, jobLevel: 4, experience: 3 };
    for (const [title, changed] of [
      ["Phiên dịch A", {}],
      ["Phiên dịch B", { locationIds: [27], jobType: 0, jobLevel: 2, experience: 4, categoryIds: [37] }],
      ["Phiên dịch C", { locationIds: [14] }],
      ["Phiên dịch D", { categoryIds: [8] }],
      ["Phiên dịch E", { jobType: 9 }],
      ["Phiên dịch F", { jobLevel: 0 }],
      ["Phiên dịch G", { experience: null }],
    ] as const)
      await job({ ...given, ...changed, title } as Parameters<typeof job>[0]);
    await alert({
      keyword: "phien dich",
      locationIds: [22, 27],
      categoryIds: [7, 37],
      jobTypes: [0, 1],
      jobLevels: [2, 4],
      experience: [3, 4],
    });
    await run(onDay(1));
    const [mail] = await api.mails("job_alerts.new_jobs");
    const [titles = []] = await mailed();
    expect([...titles].sort()).toEqual(["Phiên dịch A", "Phiên dịch B"]);
    expect(mail?.props).toMatchObject({
      place: "Ha Noi, Ho Chi Minh",
      category: "Backend Developer, General Accounting",
      terms: "Full time, Part time, Senior, Manager, 3–5 years, 5–10 years",
    });
    expect(String(mail?.props.all)).toContain("&location_id=22&location_id=27&category_id=7&category_id=37");
  });

  it("at most 20 jobs in one mail, with the way to all of them, in the reader's language", async () => {
    const reader = await makeCandidate(api.database.db);
    await api.database.db.updateTable("accounts").set({ language: 1 }).where("id", "=", reader.id).execute();
    await alert({
      keyword: "bảo vệ",
      email: reader.email,
      candidateId: reader.candidateId,
      locationIds: [27],
    });
    await inTransaction(api.database, async (tx) => {
      for (let n = 1; n <= 23; n++)
        await makeJob(tx, { companyId, title: `Bảo vệ ca ${n}`, at: onDay(n / 100) });
    });
    await run(onDay(1));
    const [mail] = await api.mails("job_alerts.new_jobs");
    const [titles = []] = await mailed();
    expect(mail).toMatchObject({ language: 1, to_email: reader.email });
    expect(mail?.props).toMatchObject({
      more: true,
      place: "Hồ Chí Minh",
      all: "/viec-lam?keyword=b%E1%BA%A3o+v%E1%BB%87&location_id=27&sort=recent",
    });
    expect(titles).toHaveLength(20);
    expect(titles[0]).toBe("Bảo vệ ca 23");
  });

  it("an alert that a candidate set before proving the own address begins when that is verified", async () => {
    const reader = await makeCandidate(api.database.db, { verified: false });
    await alert({
      keyword: "lai xe",
      email: reader.email,
      candidateId: reader.candidateId,
      confirmed: false,
    });
    await job({ title: "Lái xe" });
    expect((await run(onDay(1))).looked).toBe(0);
    await api.database.db
      .updateTable("accounts")
      .set({ email_verified_at: onDay(1) })
      .where("id", "=", reader.id)
      .execute();
    expect(await run(onDay(2))).toEqual({ looked: 1, sent: 1 });
  });
});
