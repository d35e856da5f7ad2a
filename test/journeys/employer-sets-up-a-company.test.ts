import { beforeAll, expect, it } from "vitest";
import { makePdf } from "#kit/testing/make-files.ts";
import { setupPath } from "#market/company-onboarding/paths.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { taxCodeOf } from "#people/company-settings/factory.ts";
import { errors } from "#people/company-settings/messages.vi.ts";
import { requestPaths, settingsPath } from "#people/company-settings/paths.ts";
import { mailTo, testSite, type Visitor } from "../browser.ts";
import { descriptionAt, field, giveLogin, logInByForm, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const vi = wordsOf("vi");
const boss = await makeRecruiter(db, { email: "boss@example.test", companyVerified: false });
const admin = await makeStaff(db, "admin");
let employer: Visitor;

beforeAll(async () => {
  await db.updateTable("companies").set({ setup_step: 1 }).where("id", "=", boss.companyId).execute();
  await giveLogin(site, [boss.id, admin.id], "vi");
  employer = await site.visitor({ phone: true, locale: "vi-VN" });
});

it("A new company is set up on a phone in Vietnamese, step by step, and asks to be verified", async () => {
  const { page } = employer;
  await logInByForm(employer, boss.email, "vi");
  await page.getByRole("heading", { name: vi("companyOnboarding.console.steps.details.title") }).waitFor();
  await page.getByRole("button", { name: vi("companyOnboarding.console.next") }).click();
  await page.getByText(errors.industry_required).first().waitFor();
  const industries = page.getByRole("combobox", { name: vi("companySettings.console.details.industries") });
  // The list of choices closes when the page scrolls to the error, so the test opens it again.
  await expect
    .poll(async () => {
      await industries.fill("cntt");
      await industries.press("ArrowDown");
      await industries.press("Enter");
      return page.locator("input[type=hidden][name=industry_ids]").count();
    }, patience)
    .toBeGreaterThan(0);
  await industries.press("Escape");
  await field(page, vi("companySettings.console.details.taxCode")).fill(taxCodeOf(1));
  await field(page, vi("companySettings.console.details.address")).fill("12 Lê Lợi, Huế");
  await page.getByRole("button", { name: vi("companyOnboarding.console.next") }).click();
  await page.getByRole("heading", { name: vi("companyOnboarding.console.steps.logo.title") }).waitFor();

  // The set-up resumes at the step at which the employer left it.
  await open(employer, setupPath());
  await page.getByRole("heading", { name: vi("companyOnboarding.console.steps.logo.title") }).waitFor();
  await page.getByRole("button", { name: vi("companyOnboarding.console.goOn") }).click();
  await field(page, vi("members.console.invite.email")).fill("ha@example.test");
  await page.getByRole("button", { name: vi("members.console.invite.submit") }).click();
  await page.getByText(vi("companyOnboarding.console.saved.invited", { email: "ha@example.test" })).waitFor();
  // The button to continue also sends the typed invite, or shows its error.
  await field(page, vi("members.console.invite.email")).fill("ha@example.test");
  await page.getByRole("button", { name: vi("companyOnboarding.console.goOn") }).click();
  const address = field(page, vi("members.console.invite.email"));
  await expect.poll(() => descriptionAt(page, address), patience).not.toBe("");
  await address.fill("binh@example.test");
  await page.getByRole("button", { name: vi("companyOnboarding.console.goOn") }).click();
  await page
    .getByText(vi("companyOnboarding.console.saved.invited", { email: "binh@example.test" }))
    .waitFor();
  const licence = Buffer.from(await makePdf(["GIẤY CHỨNG NHẬN ĐĂNG KÝ DOANH NGHIỆP"]));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "giay-phep.pdf", mimeType: "application/pdf", buffer: licence });
  await page.getByRole("button", { name: vi("companySettings.console.verification.submit") }).click();
  await page.getByText(vi("companyOnboarding.console.saved.verification")).waitFor();
  await page.getByRole("button", { name: vi("companyOnboarding.console.job.post") }).click();
  await page.waitForURL(`**${consolePaths.create({ company: boss.companyId })}`);
  const { setup_step } = await db
    .selectFrom("companies")
    .select("setup_step")
    .where("id", "=", boss.companyId)
    .executeTakeFirstOrThrow();
  expect(setup_step).toBeNull();
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
});

it("An administrator of Sen verifies it, and the company is notified", async () => {
  const desk = await site.visitor();
  await logInByForm(desk, admin.email, "vi");
  await open(desk, requestPaths.list);
  const { name } = await db
    .selectFrom("companies")
    .select("name")
    .where("id", "=", boss.companyId)
    .executeTakeFirstOrThrow();
  await desk.page.getByRole("link", { name }).click();
  await desk.page.getByRole("button", { name: vi("companySettings.console.requests.verify") }).click();
  await desk.page.getByText(vi("companySettings.console.requests.done.verified")).waitFor();
  await mailTo(site, boss.email, "companies.verified");
  await open(employer, settingsPath({ company: boss.companyId }));
  await employer.page
    .getByText(vi("companySettings.console.verification.state.verified"), { exact: true })
    .waitFor();
});
