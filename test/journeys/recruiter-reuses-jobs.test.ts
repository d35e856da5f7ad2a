import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { field, fits, giveLogin, logIn, open, patience, slowed } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
const titles = ["Kế toán kho", "Kế toán thuế", "Kế toán công nợ"];
let desk: Visitor;
let phone: Visitor;
let companyId: number;

beforeAll(async () => {
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  companyId = boss.companyId;
  const colleague = await makeRecruiter(db, { companyId, email: "nam@example.test" });
  // The last of these jobs has reached the limit of its extensions.
  const ages = [1, 1, 60];
  for (const [index, title] of titles.entries()) {
    const at = new Date(Date.now() - (ages[index] ?? 0) * day);
    const expiresAt = new Date(Date.now() + 20 * day);
    const questions = [{ type: "yes_no", text: "Bạn dùng được MISA không?", required: true }];
    await makeJob(db, { companyId, ownerId: boss.id, title, at, expiresAt, questions });
  }
  await giveLogin(site, [boss.id]);
  await giveLogin(site, [colleague.id], "vi");
  desk = await site.visitor();
  phone = await site.visitor({ phone: true });
  await logIn(desk, boss.email);
  await logIn(phone, colleague.email, "vi");
});

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const expiries = async () => {
  const rows = await db.selectFrom("jobs").select(["title", "expires_at"]).orderBy("id").execute();
  return rows
    .filter(({ title }) => titles.includes(title))
    .map(({ expires_at }) => Math.round((Number(expires_at) - Date.now()) / day));
};

it("A job is saved as a template, and the next one begins with it", async () => {
  const { page } = desk;
  await open(desk, consolePaths.jobs({ company: companyId }));
  await page
    .getByRole("button", { name: en("jobs.console.list.actionsFor", { title: "Kế toán kho" }) })
    .click();
  await page.getByRole("menuitem", { name: en("jobs.console.templates.save") }).click();
  await field(page, en("jobs.console.templates.name")).fill("Kế toán");
  await page.getByRole("button", { name: en("jobs.console.templates.submit") }).click();
  await page.getByRole("link", { name: en("jobs.console.templates.useOf", { name: "Kế toán" }) }).click();
  const title = field(page, en("jobs.console.form.title"));
  await expect.poll(() => title.inputValue(), patience).toBe("Kế toán kho");
  expect(await field(page, en("jobs.console.form.questionText")).inputValue()).toContain("MISA");
  expect(await field(page, en("jobs.console.form.salaryMin")).inputValue()).toBe("15000000");
  await title.fill("Kế toán trưởng");
  await page.getByRole("button", { name: en("jobs.console.form.saveDraft") }).click();
  await page.getByText(en("jobs.console.form.draftSaved")).waitFor();
  // A new template contains the unsaved text of the form, also while the page's data is still loading.
  const atOnce = await slowed(page);
  await title.fill("Kế toán");
  await page.getByRole("button", { name: en("jobs.console.templates.save") }).click();
  const name = field(page, en("jobs.console.templates.name"));
  await name.fill("Kế toán viên");
  await name.press("Enter");
  await page.getByText(en("jobs.console.templates.saved", { name: "Kế toán viên" })).waitFor();
  await atOnce();
  const jobs = await db.selectFrom("jobs").select("title").where("status", "=", 0).execute();
  expect(jobs).toEqual([{ title: "Kế toán trưởng" }]);
  expect(desk.complaints).toEqual([]);
});

it("A job is copied: the form is filled in, and the job stays what it is", async () => {
  const { page } = desk;
  await open(desk, consolePaths.jobs({ company: companyId }));
  await page
    .getByRole("button", { name: en("jobs.console.list.actionsFor", { title: "Kế toán thuế" }) })
    .click();
  await page.getByRole("menuitem", { name: en("jobs.console.do.copy"), exact: true }).click();
  await page.getByText(en("jobs.console.form.copiedLead", { title: "Kế toán thuế" })).waitFor();
  const title = field(page, en("jobs.console.form.title"));
  await expect.poll(() => title.inputValue(), patience).toBe("Kế toán thuế");
  expect(await field(page, en("jobs.console.form.expires")).inputValue()).toBe("");
  await title.fill("Kế toán giá thành");
  await page.getByRole("button", { name: en("jobs.console.form.saveDraft") }).click();
  await page.getByText(en("jobs.console.form.draftSaved")).waitFor();
  const copies = await db.selectFrom("jobs").select(["title", "status"]).orderBy("id", "desc").execute();
  expect(copies[0]).toEqual({ title: "Kế toán giá thành", status: 0 });
  expect(copies.map((job) => job.title)).toContain("Kế toán thuế");
});

it("Three jobs are extended at once on a phone; the one that cannot be says why and stays ticked", async () => {
  const { page } = phone;
  await open(phone, consolePaths.jobs({ company: companyId }));
  const first = box(page, vi("jobs.console.bulk.select", { title: "Kế toán kho" }));
  await first.focus();
  await page.keyboard.press("Space");
  await page.getByText(vi("jobs.console.bulk.count", { count: 1 })).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: vi("jobs.console.bulk.all") }).click();
  await page.getByText(vi("jobs.console.bulk.count", { count: 3 })).waitFor();
  await fits(page);
  const actions = page.getByRole("button", { name: vi("jobs.console.bulk.actions"), exact: true });
  const bar = page.getByRole("form", { name: vi("jobs.console.bulk.label") });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(72);
  await actions.click();
  expect(await expiries()).toEqual([20, 20, 20]);
  await page.getByLabel(vi("jobs.console.bulk.days"), { exact: true }).selectOption("30");
  await page.getByRole("button", { name: vi("jobs.console.bulk.extend"), exact: true }).click();
  const result = page
    .getByRole("status")
    .filter({ hasText: vi("jobs.console.bulk.done.extend", { count: 2 }) });
  await result.getByText("Kế toán công nợ").waitFor();
  expect(await expiries()).toEqual([50, 50, 20]);
  expect(await first.isChecked()).toBe(false);
  await page.getByText(vi("jobs.console.bulk.count", { count: 1 })).waitFor();
  // The test closes the job, and Undo publishes it again.
  await actions.click();
  await page.getByRole("button", { name: vi("jobs.console.do.close"), exact: true }).click();
  await page.getByText(vi("jobs.console.bulk.done.close", { count: 1 })).waitFor();
  await page.getByRole("button", { name: vi("jobs.console.bulk.undo") }).click();
  await page.getByText(vi("jobs.console.bulk.done.reopen", { count: 1 })).waitFor();
  // Extends a single job, at the address of the email about its expiry.
  const [{ id }] = (await db
    .selectFrom("jobs")
    .select("id")
    .where("title", "=", "Kế toán thuế")
    .execute()) as [{ id: number }];
  await open(phone, consolePaths.preview({ company: companyId }, id));
  await page
    .getByRole("main")
    .getByRole("button", { name: vi("jobs.console.do.extend", { days: 30 }) })
    .click();
  await page.getByText(vi("jobs.console.done.extend", { title: "Kế toán thuế", days: 30 })).waitFor();
  expect(await expiries()).toEqual([50, 80, 20]);
  expect(phone.complaints).toEqual([]);
});

it("Without script, jobs are ticked, downloaded and closed by the same form", async () => {
  const plain = await site.visitor({ script: false });
  await plain.context.addCookies(await desk.context.cookies());
  const { page } = plain;
  await open(plain, consolePaths.jobs({ company: companyId }));
  await box(page, en("jobs.console.bulk.select", { title: "Kế toán thuế" })).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: en("jobs.console.list.csv") }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole("button", { name: en("jobs.console.do.close"), exact: true }).click();
  await page.getByText(en("jobs.console.bulk.done.close", { count: 1 })).waitFor();
});
