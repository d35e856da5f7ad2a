import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeCandidate, makeCompany, makeRecruiter } from "#accounts/factory.ts";
import type { JobIndex } from "#job-search/job-index.ts";
import { openJobIndex } from "#job-search/open.ts";
import { postgresJobIndex } from "#job-search/postgres.ts";
import { makeJob } from "#jobs/factory.ts";
import { day, hour } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
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

describe("Daily and weekly, at 08:00 in Asia/Ho_Chi_Minh", () => {
  it("a daily alert gets what was approved since its last run, newest first, and nothing when there is nothing", async () => {
    const { email } = await alert({ keyword: "lap trinh vien" });
    await job({ title: "Lập trình viên Java", at: onDay(0.2) });
    await job({ title: "Lập trình viên Go", at: onDay(0.6) });
    await job({ title: "Lập trình viên cũ", at: onDay(-1) });
    await job({ title: "Thợ điện" });
    expect(await run(onDay(1))).toEqual({ looked: 1, sent: 1 });
    expect(await mailed(email)).toEqual([["Lập trình viên Go", "Lập trình viên Java"]]);
    expect(await run(onDay(2))).toEqual({ looked: 1, sent: 0 });
    await job({ title: "Lập trình viên PHP", at: onDay(2.5) });
    await run(onDay(3));
    expect(await mailed(email)).toEqual([
      ["Lập trình viên Go", "Lập trình viên Java"],
      ["Lập trình viên PHP"],
    ]);
  });

  it("a weekly alert has its turn on Mondays only, as the calendar there has them", async () => {
    await alert({ keyword: "thu ngan", frequency: "weekly" });
    await job({ title: "Thu ngân" });
    for (const days of [1, 2, 3, 4, 5, 6]) expect(await run(onDay(days))).toEqual({ looked: 0, sent: 0 });
    // Sunday 16:59 in UTC is still Sunday there; one minute later Monday has begun.
    expect((await run(new Date("2026-03-08T16:59:00Z"))).looked).toBe(0);
    expect(await run(new Date("2026-03-08T17:00:00Z"))).toEqual({ looked: 1, sent: 1 });
    expect((await run(onDay(7))).looked).toBe(0);
    expect(await mailed()).toEqual([["Thu ngân"]]);
  });
});

describe("Never", () => {
  it("twice on one day, however often and however parallel it runs", async () => {
    await Promise.all([1, 2, 3].map((n) => alert({ keyword: "giao vien", email: `twice${n}@example.test` })));
    await job({ title: "Giáo viên" });
    const runs = await Promise.all([run(onDay(1)), run(onDay(1))]);
    expect(runs[0].sent + runs[1].sent).toBe(3);
    await job({ title: "Giáo viên toán", at: onDay(1.01) });
    expect(await run(new Date(onDay(1).getTime() + hour))).toEqual({ looked: 0, sent: 0 });
    expect(await mailed()).toEqual([["Giáo viên"], ["Giáo viên"], ["Giáo viên"]]);
  });

  it("half: a run that dies leaves no mark without its mail, and the next one sends it", async () => {
    await alert({ keyword: "duoc si" });
    await job({ title: "Dược sĩ" });
    const { queueJobs } = api.database;
    api.database.queueJobs = async () => {
      throw new Error("killed");
    };
    await expect(run(onDay(1))).rejects.toThrow("killed");
    api.database.queueJobs = queueJobs;
    expect(await mailed()).toEqual([]);
    expect(await run(onDay(1))).toEqual({ looked: 1, sent: 1 });
    expect(await mailed()).toEqual([["Dược sĩ"]]);
  });

  it("a job that it has sent before, when that is approved again", async () => {
    const { email } = await alert({ keyword: "ky su cau" });
    const again = await job({ title: "Kỹ sư cầu" });
    await run(onDay(1));
    await api.database.db
      .updateTable("jobs")
      .set({ approved_at: onDay(1.5) })
      .where("id", "=", again.id)
      .execute();
    await api.database.db
      .updateTable("job_search")
      .set({ approved_at: onDay(1.5) })
      .where("job_id", "=", again.id)
      .execute();
    await job({ title: "Kỹ sư cầu đường", at: onDay(1.6) });
    await run(onDay(2));
    expect(await mailed(email)).toEqual([["Kỹ sư cầu"], ["Kỹ sư cầu đường"]]);
  });

  it("closed or expired ones, those of blocked companies, nor those of an unconfirmed, stopped or blocked reader", async () => {
    const { db } = api.database;
    await alert({ keyword: "le tan" });
    await alert({ keyword: "le tan", confirmed: false });
    const stopped = await alert({ keyword: "le tan" });
    await db.updateTable("job_alerts").set({ stopped_at: monday }).where("id", "=", stopped.id).execute();
    const reader = await makeCandidate(db);
    await alert({ keyword: "le tan", email: reader.email, candidateId: reader.candidateId });
    await db.updateTable("accounts").set({ blocked_at: monday }).where("id", "=", reader.id).execute();
    const closed = await job({ title: "Lễ tân đóng" });
    // Still in the search, as it may be for a moment.
    await db.updateTable("jobs").set({ status: 2 }).where("id", "=", closed.id).execute();
    await job({ title: "Lễ tân hết hạn", expiresAt: onDay(0.9) });
    const blocked = await makeCompany(db, { blocked: true });
    await job({ title: "Lễ tân chặn", companyId: blocked.id });
    await job({ title: "Lễ tân khách sạn" });
    expect(await run(onDay(1))).toEqual({ looked: 1, sent: 1 });
    expect(await mailed()).toEqual([["Lễ tân khách sạn"]]);
  });
});

describe("What fits", () => {
  it("jobs that have the words of the alert, not those of a word like a rare one", async () => {
    const keyword = "huan luyen vien yogi";
    await alert({ keyword });
    for (const n of [1, 2, 3]) await job({ title: `Huấn luyện viên yoga ${n}`, at: onDay(n / 10) });
    // Reads the titles that there are now.
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
    const fits = { locationId: 22, categoryId: 7, companyId: other, salaryMin: 20_000_000, remote: true };
    await alert({ email: "all@example.test", keyword: "bien dich", ...fits });
    await alert({ email: "company@example.test", keyword: null, companyId: other });
    await alert({ email: "place@example.test", keyword: "bien dich", locationId: 27 });
    await alert({ email: "category@example.test", keyword: "bien dich", categoryId: 37 });
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

  it("at most 20 jobs in one mail, with the way to all of them, in the reader's language", async () => {
    const reader = await makeCandidate(api.database.db);
    await api.database.db.updateTable("accounts").set({ language: 1 }).where("id", "=", reader.id).execute();
    await alert({ keyword: "bảo vệ", email: reader.email, candidateId: reader.candidateId, locationId: 27 });
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

describe("What is kept", () => {
  it("addresses that never agreed are deleted when their link has died; so are guests who left, after 90 days", async () => {
    const { db } = api.database;
    const waiting = await alert({ confirmed: false });
    const left = await alert();
    await db.updateTable("job_alerts").set({ stopped_at: monday }).where("id", "=", left.id).execute();
    const ids = async () => (await db.selectFrom("job_alerts").select("id").execute()).map(({ id }) => id);
    await run(onDay(6));
    expect((await ids()).sort()).toEqual([waiting.id, left.id].sort());
    await run(onDay(8));
    expect(await ids()).toEqual([left.id]);
    await run(onDay(91));
    expect(await ids()).toEqual([]);
  });
});
