import { beforeAll, expect, it } from "vitest";
import { directoryPaths } from "#administration/company-directory/paths.ts";
import { explainPath } from "#administration/explain/paths.ts";
import { reviewPaths } from "#market/job-review/paths.ts";
import { markWaiting } from "#market/jobs/commands/mark-jobs.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { mailTo, testSite, type Visitor } from "../browser.ts";
import { field, fits, giveLogin, logIn, open, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const vi = wordsOf("vi");
const admin = await makeStaff(db, "admin");
const recruiter = await makeRecruiter(db);
let phone: Visitor;

beforeAll(async () => {
  await giveLogin(site, [admin.id, recruiter.id], "vi");
  phone = await site.visitor({ phone: true, locale: "vi-VN" });
  await logIn(phone, admin.email, "vi");
});

const formOf = (label: string) => phone.page.getByRole("main").locator("details").filter({ hasText: label });

/** Opens the form behind a button, and sends it with a reason. */
async function act(label: string, reason: string) {
  const form = formOf(label);
  await form.locator("summary").click();
  await form.getByRole("textbox").fill(reason);
  await form.getByRole("button", { name: label, exact: true }).click();
}

it("The queue is filtered by a point to check, in Vietnamese on a phone", async () => {
  const { page } = phone;
  const [marked, clean] = [
    await makeJob(db, { state: "reviewing", companyId: recruiter.companyId }),
    await makeJob(db, { state: "reviewing", companyId: recruiter.companyId }),
  ];
  const description = "Nộp cọc 500 nghìn trước khi nhận việc. ".repeat(4);
  await db.updateTable("jobs").set({ description, marks: null }).where("id", "=", marked.id).execute();
  await markWaiting(site.database);
  await open(phone, reviewPaths.admin.list);
  const link = (id: number) => page.getByRole("main").locator(`a[href*="${reviewPaths.admin.detail(id)}"]`);
  await link(clean.id).first().waitFor();
  await field(page, vi("jobReview.console.filters.mark")).selectOption("fee");
  await page.getByRole("button", { name: vi("jobReview.console.filters.submit"), exact: true }).click();
  await page.waitForURL("**mark=fee**");
  await link(clean.id).first().waitFor({ state: "detached" });
  expect(await link(marked.id).count()).toBeGreaterThan(0);
  await fits(page);
});

it("A published job becomes hot and is no longer advertised, and its owner reads why", async () => {
  const { page } = phone;
  const { id } = await makeJob(db, { companyId: recruiter.companyId, ownerId: recruiter.id, at: new Date() });
  const stored = () =>
    db.selectFrom("jobs").select(["hot", "ads"]).where("id", "=", id).executeTakeFirstOrThrow();
  await open(phone, reviewPaths.admin.detail(id));
  await act(vi("jobs.console.takedown.hot"), "Tin của tháng");
  await page.getByText(vi("jobs.console.takedown.notHot")).first().waitFor();
  await ready(page);
  expect((await mailTo(site, recruiter.email, "jobs.job_promoted")).text).toContain("Tin của tháng");
  expect(await stored()).toEqual({ hot: true, ads: true });
  expect(await formOf(vi("jobs.console.takedown.notHot")).locator("textarea").inputValue()).toBe("");
  await act(vi("jobs.console.takedown.adsOff"), "Công ty yêu cầu");
  await page.getByText(vi("jobs.console.takedown.adsOn")).first().waitFor();
  await fits(page);
  expect(await stored()).toEqual({ hot: true, ads: false });
});

it("A company is blocked on its page in the directory, its people are explained, and it is unblocked", async () => {
  const { page } = phone;
  await open(phone, directoryPaths.company(recruiter.companyId));
  await act(vi("jobReview.console.company.block"), "Thu tiền ứng viên");
  const notice = vi("companyDirectory.console.detail.blockedFor", { reason: "Thu tiền ứng viên" });
  await page.getByText(notice).waitFor();
  await fits(page);
  // The form of the opposite act is closed and empty.
  const unblock = formOf(vi("jobReview.console.company.unblock")).locator("textarea");
  expect([await unblock.isVisible(), await unblock.inputValue()]).toEqual([false, ""]);
  expect((await mailTo(site, recruiter.email, "jobs.company_blocked")).text).toContain("Thu tiền ứng viên");

  await page.goto(`${site.url}${explainPath}?account=${recruiter.id}&kind=account&verb=log_in`);
  const fact = (name: string) =>
    page
      .locator("dl > div")
      .filter({ hasText: vi(`explain.console.facts.${name}`) })
      .locator("dd");
  await page.getByText(vi("explain.console.denied")).waitFor();
  expect(await fact("company_blocked").textContent()).toBe(vi("explain.console.yes"));
  expect(await fact("account_kind").textContent()).toBe(vi("users.labels.kind.recruiter"));
  expect(await page.getByRole("main").textContent()).not.toMatch(/company_blocked|log_in/);
  await fits(page);

  await open(phone, directoryPaths.company(recruiter.companyId));
  await act(vi("jobReview.console.company.unblock"), "Đã hoàn tiền");
  await page.getByText(notice).waitFor({ state: "detached" });
});
