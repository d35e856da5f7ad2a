import { beforeAll, expect, it } from "vitest";
import { applyPath } from "#hiring/applications/paths.ts";
import type { Language } from "#kit/i18n.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { cvOf } from "./cvs.ts";
import { field, giveLogin, logIn, open, password, patience, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
let boss: Awaited<ReturnType<typeof makeRecruiter>>;
let job: Awaited<ReturnType<typeof makeJob>>;

beforeAll(async () => {
  boss = await makeRecruiter(db, { email: "boss@example.test" });
  await giveLogin(site, [boss.id]);
  job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: new Date() });
});

/** Waits for the browser code that stores typed text, because it loads after the page. */
async function settle(visitor: Visitor, path: string) {
  await open(visitor, path);
  await visitor.page.waitForLoadState("networkidle");
}

async function change({ page }: Visitor, to: Language) {
  const from = wordsOf(to === "vi" ? "en" : "vi");
  await page
    .getByRole("link", { name: from("site.labels.otherLanguage") })
    .first()
    .click();
  await page.waitForFunction((lang) => document.documentElement.lang === lang, to);
  await ready(page);
}

it("an application keeps all but the password, with its file, and can be sent", async () => {
  const visitor = await site.visitor();
  const { page } = visitor;
  const at = (language: Language, name: string) =>
    field(page, wordsOf(language)(`applications.site.apply.${name}` as "applications.site.apply.fullName"));
  await settle(visitor, applyPath("en", job.slug));
  await at("en", "fullName").fill("Lê Thị Hoa");
  await at("en", "email").fill("hoa@example.test");
  await at("en", "password").fill(password);
  await at("en", "coverLetter").fill("Tôi muốn làm việc này.");
  await at("en", "cv").setInputFiles(cvOf("pdf").file);
  await page.locator("input[name=consent]").check();
  await page
    .getByRole("button", { name: /password/i })
    .first()
    .click();
  await change(visitor, "vi");
  await expect.poll(() => at("vi", "fullName").inputValue(), patience).toBe("Lê Thị Hoa");
  expect(await at("vi", "email").inputValue()).toBe("hoa@example.test");
  expect(await at("vi", "coverLetter").inputValue()).toBe("Tôi muốn làm việc này.");
  expect(await page.locator("input[name=consent]").isChecked()).toBe(true);
  expect(await at("vi", "password").inputValue()).toBe("");
  await page.getByText(cvOf("pdf").file.name).first().waitFor();
  // The draft of an application stays in localStorage, without its password (spec §4). The switch removes its own copy from sessionStorage.
  const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(left).not.toContain("Hoa");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("password");
  await at("vi", "password").fill(password);
  const t = wordsOf("vi");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("applications.site.apply.submit") })
    .click();
  await page.getByRole("heading", { name: t("applications.site.sent.title") }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it("a job's form goes on where it was on a slow network, without a question", async () => {
  const visitor = await site.visitor();
  const { page } = visitor;
  await logIn(visitor, "boss@example.test");
  await settle(visitor, consolePaths.create({ company: boss.companyId }));
  const title = (language: Language) => field(page, wordsOf(language)("jobs.console.form.title"));
  // The form stores its work again while the next page is on its way.
  await page.route(/\/language\//, (route) => void setTimeout(() => route.continue(), 1500));
  await title("en").fill("Nhân viên kho vận");
  await change(visitor, "vi");
  await expect.poll(() => title("vi").inputValue(), patience).toBe("Nhân viên kho vận");
  expect(await page.getByRole("button", { name: wordsOf("vi")("ui.console.form.restore") }).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});
