import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day, hour } from "#kit/clock.ts";
import type { JobIndex } from "#market/job-search/job-index.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeCompany, makeRecruiter } from "#people/accounts/factory.ts";
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
    // Sunday 16:59 in UTC is still Sunday in Vietnam; one minute later Monday begins.
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
    // The index may contain a closed job for a moment.
    await db.updateTable("jobs").set({ status: 2 }).where("id", "=", closed.id).execute();
    await job({ title: "Lễ tân hết hạn", expiresAt: onDay(0.9) });
    const blocked = await makeCompany(db, { blocked: true });
    await job({ title: "Lễ tân chặn", companyId: blocked.id });
    await job({ title: "Lễ tân khách sạn" });
    expect(await run(onDay(1))).toEqual({ looked: 1, sent: 1 });
    expect(await mailed()).toEqual([["Lễ tân khách sạn"]]);
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
