import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { applyPath } from "#hiring/applications/paths.ts";
import { besidePath, jobPath } from "#market/job-search/paths.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { chatPath } from "#market/support/paths.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { notice } from "../../src/app/writes/messages.en.ts";
import { testSite, type Visitor } from "../browser.ts";
import { cvOf } from "./cvs.ts";
import {
  card,
  chooseByKeys,
  field,
  giveLogin,
  logIn,
  open,
  password,
  patience,
  settled,
  stage,
} from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
const { db } = site.database;
const title = "Kế toán tổng hợp";

let visitor: Visitor;
let candidate: Visitor;
let recruiter: Visitor;
let companyId: number;
let job: Awaited<ReturnType<typeof makeJob>>;

beforeAll(async () => {
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  companyId = boss.companyId;
  const seeker = await makeCandidate(db, { email: "seeker@example.test" });
  await giveLogin(site, [boss.id, seeker.id]);
  job = await makeJob(db, { companyId, ownerId: boss.id, title, at: new Date() });
  await makeApplicant(db, { job, candidate: await makeCandidate(db, { fullName: "An Nhiên" }) });
  [visitor, candidate, recruiter] = await Promise.all([site.visitor(), site.visitor(), site.visitor()]);
  await logIn(candidate, "seeker@example.test");
  await logIn(recruiter, "boss@example.test");
});

beforeEach(async () => {
  for (const { context } of [visitor, candidate, recruiter]) await context.setOffline(false);
});

/** Waits for the browser code that watches writes, because it loads after the page. */
async function settle(visitor: Visitor, path: string) {
  await open(visitor, path);
  await visitor.page.waitForLoadState("networkidle");
}

/** Switches the network off or on, and waits until the page has noticed. */
async function network({ page, context }: Visitor, on: boolean) {
  await context.setOffline(!on);
  await page.waitForFunction((now) => navigator.onLine === now, on);
}

const noticeOf = (page: Page, kind: keyof typeof notice.failed) => page.getByText(notice.failed[kind]);

async function again(page: Page) {
  await page.getByRole("button", { name: notice.again }).click();
}

/** Changes the answer to the next write of a page: a status, or a lost connection after the server has handled it. */
async function answerOnce(page: Page, answer: "lost" | number) {
  let answered = false;
  await page.route(
    (url) => url.pathname.endsWith(".data"),
    async (route) => {
      if (answered || route.request().method() !== "POST") return route.fallback();
      answered = true;
      if (answer !== "lost") return route.fulfill({ status: answer, body: "" });
      await route.fetch();
      await route.abort("connectionreset");
    },
  );
}

describe("a write without a network leaves the page, says so and can be repeated", () => {
  it("an application, with its file", async () => {
    const { page } = visitor;
    await settle(visitor, applyPath("en", job.slug));
    await field(page, t("applications.site.apply.fullName")).fill("Lê Thị Hoa");
    await field(page, t("applications.site.apply.email")).fill("hoa@example.test");
    await field(page, t("applications.site.apply.password")).fill(password);
    await field(page, t("applications.site.apply.cv")).setInputFiles(cvOf("pdf").file);
    await network(visitor, false);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("applications.site.apply.submit") })
      .click();
    await noticeOf(page, "offline").waitFor();
    expect(await field(page, t("applications.site.apply.fullName")).inputValue()).toBe("Lê Thị Hoa");
    await network(visitor, true);
    await noticeOf(page, "online").waitFor();
    await again(page);
    await page.getByRole("heading", { name: t("applications.site.sent.title") }).waitFor();
    expect(await noticeOf(page, "online").count()).toBe(0);
  });

  it("a chat", async () => {
    const { page } = candidate;
    await settle(candidate, chatPath);
    const text = "Tôi không mở được hồ sơ của mình.";
    await field(page, t("support.site.chat.message")).fill(text);
    await network(candidate, false);
    await page.getByRole("button", { name: t("support.site.chat.start") }).click();
    await noticeOf(page, "offline").waitFor();
    expect(await field(page, t("support.site.chat.message")).inputValue()).toBe(text);
    await network(candidate, true);
    await again(page);
    await page.getByRole("log").getByText(text).waitFor();
  });

  it("a heart in the list of jobs", async () => {
    const { page } = candidate;
    await settle(candidate, "/jobs");
    const heart = page.getByRole("button", { name: t("savedJobs.site.save.saveJob", { title }) }).first();
    await network(candidate, false);
    await heart.click();
    await noticeOf(page, "offline").waitFor();
    await heart.waitFor();
    await network(candidate, true);
    await again(page);
    await page
      .getByRole("button", { name: t("savedJobs.site.save.unsaveJob", { title }) })
      .first()
      .waitFor();
  });

  it("an email address for an alert, whose form leads to another page", async () => {
    const { page } = visitor;
    await visitor.context.clearCookies();
    await settle(visitor, "/jobs?keyword=ke+toan");
    const email = page.getByRole("main").getByLabel(t("jobSearch.site.alertBox.email"), { exact: true });
    await email.fill("alert@example.test");
    await network(visitor, false);
    await page.getByRole("button", { name: t("jobSearch.site.alertBox.submit") }).click();
    await noticeOf(page, "offline").waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/jobs?keyword=ke+toan");
    expect(await email.inputValue()).toBe("alert@example.test");
    await network(visitor, true);
    await again(page);
    await page.getByRole("heading", { name: t("jobAlerts.site.subscribe.sentTitle") }).waitFor();
  });

  it("a move on the board; the next one is sent", async () => {
    const { page } = recruiter;
    await settle(recruiter, applicantPaths.board({ company: companyId }, job.id));
    const screening = t("applications.labels.stage.screening");
    async function move() {
      await card(page, "An Nhiên").focus();
      await page.keyboard.press("m");
      await chooseByKeys(page, screening);
    }
    await network(recruiter, false);
    await move();
    await noticeOf(page, "offline").waitFor();
    await stage(page, screening, 0).waitFor();
    await network(recruiter, true);
    await move();
    await card(stage(page, screening, 1), "An Nhiên").waitFor();
    await settled(page);
  });
});

describe("the job form", () => {
  const draft = "Nhân viên kho vận";
  const key = () => `job-form.${companyId}.new`;

  it("keeps the unsaved work until the server has confirmed it", async () => {
    const { page } = recruiter;
    await settle(recruiter, consolePaths.create({ company: companyId }));
    await field(page, t("jobs.console.form.title")).fill(draft);
    await network(recruiter, false);
    await page.getByRole("button", { name: t("jobs.console.form.saveDraft") }).click();
    await noticeOf(page, "offline").waitFor();
    expect(await page.evaluate((name) => localStorage.getItem(name), key())).toContain(draft);
    expect(await field(page, t("jobs.console.form.title")).inputValue()).toBe(draft);
  });

  it("is saved once, though the first answer is lost on the way", async () => {
    const { page } = recruiter;
    await page.getByRole("button", { name: notice.again }).waitFor();
    await answerOnce(page, "lost");
    await again(page);
    await noticeOf(page, "lost").waitFor();
    await again(page);
    await page.waitForURL(/\/edit/);
    const posts = () => db.selectFrom("jobs").select("id").where("title", "=", draft).execute();
    expect(await posts()).toHaveLength(1);
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key()), patience).toBeNull();
  });
});

describe("a write that fails on the server", () => {
  it("is reported until another page is opened, although the present one still loads data", async () => {
    const { page } = candidate;
    const { promise: delayed, resolve: letGo } = Promise.withResolvers<void>();
    const beside = (url: URL) => url.pathname === `${besidePath(jobPath("en", job.slug))}.data`;
    await page.route(beside, async (route) => {
      await delayed;
      await route.continue();
    });
    await open(candidate, "/jobs");
    await answerOnce(page, 502);
    const heart = page.getByRole("button", { name: t("savedJobs.site.save.unsaveJob", { title }) }).first();
    await heart.click();
    await noticeOf(page, "server").waitFor();
    const loaded = page.waitForResponse((response) => beside(new URL(response.url())));
    letGo();
    await loaded;
    await page.getByRole("region", { name: title }).getByRole("heading", { name: title }).waitFor();
    expect(await noticeOf(page, "server").isVisible()).toBe(true);
    await page.getByRole("link", { name: t("site.labels.nav.companies"), exact: true }).click();
    await page.waitForURL("**/companies");
    await noticeOf(page, "server").waitFor({ state: "hidden" });
    await page.unrouteAll();
  });

  it.each([
    [502, "server"],
    [413, "tooLarge"],
    [429, "tooMany"],
  ] as const)("with %i leaves the page", async (status, kind) => {
    const { page } = candidate;
    await settle(candidate, "/jobs");
    await answerOnce(page, status);
    await page
      .getByRole("button", { name: t("savedJobs.site.save.unsaveJob", { title }) })
      .first()
      .click();
    await noticeOf(page, kind).waitFor();
    await page
      .getByRole("button", { name: t("savedJobs.site.save.unsaveJob", { title }) })
      .first()
      .waitFor();
  });
});
