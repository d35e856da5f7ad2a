import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { hideIdentity } from "#hiring/applications/commands/blind.ts";
import { boardTablePath, downloadPath, retentionPath } from "#hiring/applications/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { makeTask } from "#hiring/tasks/factory.ts";
import { day, hour } from "#kit/clock.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { testSite, type Visitor } from "../browser.ts";
import { variants } from "../examples.ts";
import { field, fits, giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;

describe.each(
  variants([
    ["in English on a desktop", "en", false],
    ["in Vietnamese on a phone", "vi", true],
  ] as const),
)("A recruiter %s", (_, language, isPhone) => {
  const t = wordsOf(language);
  const name = "Đỗ Minh Châu";
  const task = "Gọi hỏi lịch phỏng vấn";
  const waiting = "Vũ Hải Yến";
  let visitor: Visitor;
  let companyId: number;
  let jobId: number;

  beforeAll(async () => {
    const boss = await makeRecruiter(db, { email: `day-${language}@example.test` });
    companyId = boss.companyId;
    const job = await makeJob(db, { companyId, ownerId: boss.id, title: "Kế toán trưởng", at: new Date() });
    jobId = job.id;
    const candidate = await makeCandidate(db, { fullName: name });
    const applicant = await makeApplicant(db, { job, candidate, appliedAt: new Date() });
    const waits = { fullName: waiting };
    const appliedAt = new Date(Date.now() - 10 * day);
    await makeApplicant(db, { job, candidate: await makeCandidate(db, waits), appliedAt });
    const startsAt = new Date(Date.now() - 2 * hour);
    await makeInterview(db, applicant, { startsAt, interviewers: [boss.id] });
    const text = "Em có thể gửi thêm hồ sơ không ạ?";
    await db
      .insertInto("messages")
      .values({ applicant_id: applicant.id, sender: "candidate", text, at: new Date() })
      .execute();
    await makeTask(db, { companyId, authorId: boss.id, name: task, dueAt: new Date() });
    await giveLogin(site, [boss.id], language);
    visitor = await site.visitor({ phone: isPhone });
    await logIn(visitor, boss.email, language);
  });

  it("lands on the home after the login, sees the numbers of the week and the activity, and goes on to the applicant", async () => {
    const { page } = visitor;
    await open(visitor, "/home");
    expect(new URL(page.url()).pathname).toBe(`/employer/${companyId}/home`);
    const week = page.getByRole("region", { name: t("company-home.console.week") });
    const figures = await week.getByRole("link").allTextContents();
    expect(figures.map((text) => /\d+/.exec(text)?.[0])).toEqual(["1", "0", "0", "0"]);
    await fits(page);
    await page.getByRole("link", { name, exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  });

  it("does the duties on the home: answers, replies, rates and finishes, each confirmed", async () => {
    const { page } = visitor;
    await open(visitor, `/employer/${companyId}/home`);
    const say = (key: string, values?: Record<string, string>) =>
      t(`company-home.console.duties.${key}`, values);
    const duties = page.getByRole("region", { name: say("title") });
    const rows = duties.getByRole("listitem").filter({ has: page.getByRole("button") });
    const button = (label: string) => duties.getByRole("button", { name: label, exact: true });
    await rows.filter({ hasText: waiting }).getByRole("button").first().click();
    await page.getByText(say("done.move", { name: waiting }), { exact: true }).waitFor();

    const message = rows.filter({ hasText: "Em có thể gửi thêm hồ sơ không ạ?" });
    await duties.locator("summary", { hasText: say("reply") }).click();
    await duties.getByLabel(say("message", { name })).fill("Chào bạn, bạn gửi thêm nhé.");
    await fits(page);
    await button(say("send")).filter({ visible: true }).click();
    await page.getByText(say("done.reply", { name }), { exact: true }).waitFor();
    expect(await message.count()).toBe(0);

    await button(say("complete")).click();
    await page.getByText(say("done.complete", { name }), { exact: true }).waitFor();
    await duties.locator("summary", { hasText: say("rate") }).click();
    await duties.getByRole("radio", { name: t("notes.labels.recommendation.yes"), exact: true }).check();
    await button(say("send")).filter({ visible: true }).click();
    await page.getByText(say("done.rate", { name }), { exact: true }).waitFor();

    await button(say("finish")).click();
    await page.getByText(say("done.finish", { name: task }), { exact: true }).waitFor();
    await page.getByRole("heading", { name: say("empty"), exact: true }).waitFor();
  });

  it("reads a report as chart, table and file", async () => {
    const { page } = visitor;
    await open(visitor, `/employer/${companyId}/reports?report=sources&period=this_week`);
    const label = t("reports.labels.name.sources");
    const row = page.getByRole("region", { name: label }).getByRole("row").nth(1);
    expect(await row.getByRole("cell").first().textContent()).toBe("1");
    await fits(page);
    const csv = page.getByRole("link", { name: t("reports.console.csv"), exact: true });
    const [file] = await Promise.all([page.waitForEvent("download"), csv.click()]);
    const text = await readFile(await file.path(), "utf8");
    expect(text.split("\n")[1]).toMatch(/,1,/);
  });

  it("chooses days, sees the trend, and gets the report by email each week until it is stopped", async () => {
    const { page } = visitor;
    const today = dayOf(new Date());
    const days = `period=custom&from=${addDays(today, -90)}&to=${today}`;
    await open(visitor, `/employer/${companyId}/reports?report=trend&${days}`);
    await page.getByRole("img", { name: t("reports.console.chart"), exact: true }).waitFor();
    const table = page.getByRole("region", { name: t("reports.labels.name.trend"), exact: true });
    const counts = await table.getByRole("row").locator("td:first-of-type").allTextContents();
    expect(counts.reduce((all, count) => all + Number(count), 0)).toBe(2);
    await fits(page);
    const press = (key: string) =>
      page.getByRole("button", { name: t(`reports.console.mail.${key}`), exact: true }).click();
    await press("start");
    await page.getByText(t("reports.console.mail.on"), { exact: true }).waitFor();
    await press("stop");
    await page.getByText(t("reports.console.mail.off"), { exact: true }).waitFor();
  });

  it("takes a job's applicants along as a table", async () => {
    const { page } = visitor;
    await open(visitor, boardTablePath({ company: companyId }, jobId));
    const csv = page.locator(`a[href="${downloadPath({ company: companyId }, jobId, "csv")}"]`);
    const [file] = await Promise.all([page.waitForEvent("download"), csv.click()]);
    expect(await readFile(await file.path(), "utf8")).toContain(name);
  });

  it("chooses for how long data is kept", async () => {
    const { page } = visitor;
    const say = (key: string, values?: Record<string, number>) =>
      t(`applications.console.retention.${key}`, values);
    await open(visitor, retentionPath({ company: companyId }));
    await page.getByRole("radio", { name: say("days", { days: 60 }), exact: true }).check();
    await page.getByRole("button", { name: say("save"), exact: true }).click();
    await page.getByText(say("saved"), { exact: true }).waitFor();
    expect(await page.getByRole("radio", { name: say("days", { days: 60 }) }).isChecked()).toBe(true);
  });

  it("is told while writing a job what a reviewer would object to", async () => {
    const { page } = visitor;
    await open(visitor, consolePaths.create({ company: companyId }));
    const coach = page.getByRole("region", { name: t("jobs.console.coach.title", { count: 2 }) });
    await field(page, t("jobs.console.form.title")).fill("NHÂN VIÊN KHO LƯƠNG 15 TRIỆU");
    await coach.getByText(t("jobs.console.marks.title_capitals"), { exact: true }).waitFor();
    await coach.getByText(t("jobs.console.marks.title_pay"), { exact: true }).click();
    await field(page, t("jobs.console.form.title")).and(page.locator(":focus")).waitFor();
    // The advice is also below the field, because a phone has no column beside it.
    const advice = page.getByText(t("jobs.console.coach.advice.titleOnly"), { exact: true });
    expect(await advice.count()).toBe(2);
    await field(page, t("jobs.console.form.title")).fill("Nhân viên kho");
    await coach.waitFor({ state: "hidden" });
  });

  it("reviews without names until screening is passed", async () => {
    const { page } = visitor;
    const job = await makeJob(db, { companyId, title: "Kiểm toán viên", at: new Date() });
    await open(visitor, consolePaths.edit({ company: companyId }, job.id));
    await page.getByRole("checkbox", { name: t("jobs.console.form.blind") }).check();
    await page
      .getByRole("button", { name: t("jobs.console.form.saveChanges"), exact: true })
      .first()
      .click();
    await page.getByText(t("jobs.console.form.changesSaved")).first().waitFor();
    const person = "Lâm Tuyết Nhung";
    const candidate = await makeCandidate(db, { fullName: person });
    const { id } = await makeApplicant(db, { job, candidate, appliedAt: new Date() });
    await db.transaction().execute((tx) => hideIdentity(tx, id));

    await open(visitor, applicantPaths.detail({ company: companyId }, id));
    const heading = (text: string) => page.getByRole("heading", { level: 1, name: text, exact: true });
    await heading(`#${id}`).waitFor();
    expect(await page.content()).not.toMatch(/Nhung|download=/);
    await page
      .getByRole("button", { name: t("applications.console.actions.move") })
      .filter({ visible: true })
      .click();
    await page.getByRole("menuitem", { name: t("applications.labels.stage.interview"), exact: true }).click();
    await heading(person).waitFor();
  });
});
