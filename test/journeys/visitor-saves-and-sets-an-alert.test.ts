import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { sendAlerts } from "#market/job-alerts/commands/send.ts";
import { makeAlert } from "#market/job-alerts/factory.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { linkIn, mailTo, testSite, type Visitor } from "../browser.ts";
import { field, giveLogin, logIn, open, password, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
const title = "Thợ làm gốm Bát Tràng";
let visitor: Visitor;
let companyId: number;
let email: string;

beforeAll(async () => {
  const { db } = site.database;
  ({ companyId } = await makeRecruiter(db));
  const candidate = await makeCandidate(db);
  email = candidate.email;
  await giveLogin(site, [candidate.id]);
  await makeJob(db, { companyId, title, at: new Date() });
  visitor = await site.visitor();
});

describe("a job that is saved on the way to an account", () => {
  it("is saved after signing up, without script", async () => {
    const guest = await site.visitor({ script: false });
    const { page } = guest;
    await open(guest, "/jobs?keyword=gom");
    await page
      .getByRole("button", { name: t("savedJobs.site.save.saveJob", { title }) })
      .first()
      .click();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("accounts.site.login.register") })
      .click();
    await field(page, t("accounts.site.fields.fullName")).fill("Lý Thu Thảo");
    await field(page, t("accounts.site.fields.email")).fill("thao@example.test");
    await field(page, t("accounts.site.fields.password")).fill(password);
    await page.getByRole("button", { name: t("accounts.site.register.submit"), exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/jobs" && url.searchParams.has("welcome"));
    await page
      .getByRole("button", { name: t("savedJobs.site.save.unsaveJob", { title }) })
      .first()
      .waitFor();
  });

  it("is not saved by a link or a form of another site", async () => {
    const { db } = site.database;
    const saved = () => db.selectFrom("saved_jobs").selectAll().execute();
    const before = await saved();
    const forged = await fetch(`${site.url}/save-job?next=/jobs`, {
      method: "POST",
      headers: { origin: "https://elsewhere.test", "content-type": "application/x-www-form-urlencoded" },
      body: "job=1",
      redirect: "manual",
    });
    expect([forged.status, forged.headers.get("set-cookie") ?? ""]).toEqual([
      403,
      expect.not.stringContaining("save-job"),
    ]);
    const candidate = await site.visitor({ script: false });
    await logIn(candidate, email);
    await candidate.page.goto("/save-job?job=1&next=//elsewhere.test");
    expect(new URL(candidate.page.url()).origin).toBe(site.url);
    expect(await saved()).toEqual(before);
  });
});

describe("a visitor saves a job and sets an alert", () => {
  it("is asked to log in, and finds it saved", async () => {
    const { page } = visitor;
    await open(visitor, "/jobs?keyword=gom");
    await page
      .getByRole("button", { name: t("savedJobs.site.save.saveJob", { title }) })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === "/login");
    // The job list has an email field too, and stays until the texts of the login page have loaded.
    await page.getByRole("heading", { level: 1, name: t("accounts.site.login.title") }).waitFor();
    await field(page, t("accounts.site.fields.email")).fill(email);
    await field(page, t("accounts.site.fields.password")).fill(password);
    await page.getByRole("button", { name: t("accounts.site.login.submit"), exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/jobs" && url.search === "?keyword=gom");
    await ready(page);
    await page
      .getByRole("button", { name: t("savedJobs.site.save.unsaveJob", { title }) })
      .first()
      .waitFor();
    await expect.poll(() => site.database.db.selectFrom("saved_jobs").selectAll().execute()).toHaveLength(2);
    await open(visitor, "/my-jobs/saved");
    const card = page.getByRole("main").getByRole("link", { name: title, exact: true });
    await card.waitFor();
    await page
      .getByRole("button", { name: t("savedJobs.site.save.unsaveJob", { title }) })
      .first()
      .click();
    await page.getByRole("heading", { name: t("savedJobs.site.savedList.emptyTitle") }).waitFor();
    await page.getByRole("button", { name: t("ui.labels.undo") }).click();
    await card.waitFor();
  });

  it("sets an alert for several places, which the field names before it is saved", async () => {
    const { page } = visitor;
    await open(visitor, "/account/job-alert?new");
    const places = page.locator("details").filter({ hasText: t("jobAlerts.site.form.place") });
    await places.locator("summary").click();
    for (const name of ["Ho Chi Minh", "Ha Noi"]) await places.getByRole("checkbox", { name }).check();
    await page.keyboard.press("Escape");
    await places.locator("summary").filter({ hasText: "Ho Chi Minh, Ha Noi" }).waitFor();
    await page.getByRole("button", { name: t("jobAlerts.site.form.create") }).click();
    await page.getByRole("heading", { name: "Ha Noi, Ho Chi Minh" }).waitFor();
    await page.getByRole("button", { name: t("jobAlerts.site.list.delete") }).click();
    await page.getByRole("button", { name: t("jobAlerts.site.list.undo") }).waitFor();
  });

  it("gets new jobs of a search by mail after one press in the mailbox, and none after another", async () => {
    const guest = await site.visitor({ script: false });
    const { page } = guest;
    const address = "guest@example.test";
    const other = await makeAlert(site.database.db, { keyword: "làm gốm", at: new Date() });
    await open(guest, "/jobs?keyword=làm gốm");
    await page
      .getByRole("main")
      .getByLabel(t("jobSearch.site.alertBox.email"), { exact: true })
      .fill(address);
    await page.getByRole("button", { name: t("jobSearch.site.alertBox.submit") }).click();
    await page.getByRole("heading", { name: t("jobAlerts.site.subscribe.sentTitle") }).waitFor();
    const confirmMail = await mailTo(site, address, "job_alerts.confirm");
    await page.goto(linkIn(confirmMail.text, "/job-alerts/confirm"));
    await page.getByRole("button", { name: t("jobAlerts.site.confirm.submit") }).click();
    await page.getByRole("heading", { name: t("jobAlerts.site.confirm.doneTitle") }).waitFor();
    const runInDays = async (days: number) => {
      const at = new Date(Date.now() + (days - 0.5) * day);
      await makeJob(site.database.db, { companyId, title: "Nghệ nhân làm gốm", at });
      return sendAlerts(site.database, openJobIndex(site.services), new Date(Date.now() + days * day));
    };
    expect(await runInDays(1)).toMatchObject({ sent: 2 });
    const news = await mailTo(site, address, "job_alerts.new_jobs");
    expect(news.text).toContain("Nghệ nhân làm gốm");
    await page.goto(linkIn(news.text, "/job-alerts/unsubscribe"));
    await page.getByRole("button", { name: t("jobAlerts.site.stop.submit") }).click();
    await page.getByRole("heading", { name: t("jobAlerts.site.stop.doneTitle") }).waitFor();
    // The mail program of the second reader unsubscribes with one click (RFC 8058).
    const { unsubscribe = "" } = await mailTo(site, other.email, "job_alerts.new_jobs");
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await fetch(unsubscribe, { method: "POST", body })).status).toBe(200);
    expect(await runInDays(2)).toMatchObject({ sent: 0 });
    expect([...visitor.complaints, ...guest.complaints]).toEqual([]);
  });
});
