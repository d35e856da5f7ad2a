import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeThread } from "#market/support/factory.ts";
import { inboxPaths } from "#market/support/paths.ts";
import { makeCandidate, makeCompany, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { errorText } from "../../src/app/error-texts.ts";
import { testSite, type Visitor } from "../browser.ts";
import { giveLogin, logIn, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
const { db } = site.database;
/** The window's height is below that of the forms. */
const window = { width: 1000, height: 420 };
const free = 3;

let recruiter: Visitor;
let candidate: Visitor;
let companyId: number;
let fourth: number;
let job: Awaited<ReturnType<typeof makeJob>>;
let applicant: Awaited<ReturnType<typeof makeApplicant>>;

beforeAll(async () => {
  ({ id: companyId } = await makeCompany(db));
  const boss = await makeRecruiter(db, { email: "boss@example.test", companyId });
  const seeker = await makeCandidate(db, { email: "seeker@example.test" });
  await giveLogin(site, [boss.id, seeker.id]);
  const common = { companyId, ownerId: boss.id, at: new Date() };
  for (let n = 0; n < free; n++) job = await makeJob(db, common);
  fourth = (await makeJob(db, { ...common, state: "draft" })).id;
  applicant = await makeApplicant(db, { job, candidate: seeker });
  [recruiter, candidate] = await Promise.all([site.visitor(window), site.visitor(window)]);
  await logIn(recruiter, "boss@example.test");
  await logIn(candidate, "seeker@example.test");
});

/** Waits until the element with a text has the focus and is completely within the window. */
async function isSeenWithFocus(page: Page, text: string) {
  const seen = () =>
    page.evaluate((wanted) => {
      const focused = document.activeElement;
      const ids = focused?.getAttribute("aria-describedby")?.split(" ") ?? [];
      const places = [...ids.map((id) => document.getElementById(id)), focused];
      const place = places.find((one) => one !== document.body && one?.textContent?.includes(wanted));
      const { top = -1, bottom = 0 } = place?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    }, text);
  await expect.poll(seen, patience).toBe(true);
}

it("the limit of posts, from the button under a long form", async () => {
  const { page } = recruiter;
  await open(recruiter, consolePaths.edit({ company: companyId }, fourth));
  await page.getByRole("button", { name: t("jobs.console.form.submit"), exact: true }).click();
  await isSeenWithFocus(page, errorText("en", "job_limit", { max: free }));
});

it("a report without a reason, in its dialog", async () => {
  const { page } = candidate;
  await open(candidate, jobPath("en", job.slug));
  await page.getByRole("link", { name: t("jobReview.site.report.open") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("jobReview.site.report.submit") }).click();
  await isSeenWithFocus(page, errorText("en", "reason_required"));
});

it("a withdrawal without a reason, in its dialog", async () => {
  const { page } = candidate;
  await open(candidate, ownApplicationPath(applicant.id));
  await page.getByRole("link", { name: t("applications.site.mine.withdraw") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("applications.site.withdrawal.submit") }).click();
  await isSeenWithFocus(page, errorText("en", "reason_required"));
});

it("an answer of spaces, below a thread of the inbox", async () => {
  const admin = await makeStaff(db, "admin");
  await giveLogin(site, [admin.id]);
  const { id } = await makeThread(db);
  const staff = await site.visitor(window);
  await logIn(staff, admin.email);
  await open(staff, inboxPaths.thread(id));
  const answer = staff.page.locator("form", {
    has: staff.page.getByRole("button", { name: t("support.console.thread.send") }),
  });
  await answer.getByRole("textbox").fill("   ");
  await answer.getByRole("button", { name: t("support.console.thread.send") }).click();
  await isSeenWithFocus(staff.page, errorText("en", "required_text"));
});
