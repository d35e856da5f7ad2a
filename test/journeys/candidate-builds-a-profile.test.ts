import { beforeAll, expect, it } from "vitest";
import { makeCandidate } from "#accounts/factory.ts";
import { testSite } from "../browser.ts";
import { field, giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const emails = { en: "profile-en@example.test", vi: "profile-vi@example.test" };

beforeAll(async () => {
  const made = [];
  for (const email of Object.values(emails)) made.push(await makeCandidate(site.database.db, { email }));
  await giveLogin(
    site,
    made.map(({ id }) => id),
  );
});

it("is led to the first set-up once, fills a profile by keyboard, and sees it in the preview", async () => {
  const t = wordsOf("en");
  const visitor = await site.visitor({ script: true });
  const { page } = visitor;
  const main = page.getByRole("main");
  const press = (name: string) => main.getByRole("button", { name, exact: true }).press("Enter");
  await logIn(visitor, emails.en);
  await page.waitForURL((url) => url.pathname === "/onboarding/step1");
  await field(main, t("candidates.site.fields.job_title")).fill("Accountant");
  await press(t("onboarding.site.next"));
  await page.waitForURL((url) => url.pathname === "/onboarding/step2");
  await press(t("onboarding.site.skip"));
  await page.waitForURL((url) => url.pathname === "/en");
  await open(visitor, "/home");
  expect(new URL(page.url()).pathname).toBe("/en");

  await open(visitor, "/my-profile");
  await main.getByText(t("candidates.site.sections.skills.addFirst"), { exact: true }).press("Enter");
  const skills = page.locator("#skills");
  await field(skills, t("candidates.site.sections.skills.label.name")).pressSequentially("Excel");
  await skills.getByRole("button", { name: t("candidates.site.rows.save"), exact: true }).press("Enter");
  await skills.getByText("Excel", { exact: true }).first().waitFor();
  const details = page.locator("#details");
  const name = field(details, t("candidates.site.fields.full_name"));
  await name.fill("Nguyễn Văn Bình");
  await main.getByText(/^Saved \d\d:\d\d$/).waitFor();

  await open(visitor, "/my-profile/cv");
  const sheet = page.locator(".cv-sheet");
  await sheet.getByText("Excel").first().waitFor();
  await field(details, t("candidates.site.fields.job_title")).fill("Chief accountant");
  await sheet.getByText("Chief accountant").first().waitFor();
});

it("adds a translation on a phone, in Vietnamese", async () => {
  const t = wordsOf("vi");
  const visitor = await site.visitor({ script: true, phone: true });
  const { page } = visitor;
  const main = page.getByRole("main");
  await site.database.db
    .insertInto("candidate_profiles")
    .values({
      account_id: (
        await site.database.db
          .selectFrom("accounts")
          .select("id")
          .where("email", "=", emails.vi)
          .executeTakeFirstOrThrow()
      ).id,
      language: 1,
      job_title: "Kế toán",
      skip_onboarding: true,
      updated_at: new Date(),
    })
    .execute();
  await logIn(visitor, emails.vi, "vi");
  await open(visitor, "/my-profile");
  await main.getByRole("link", { name: t("candidates.site.language.en.name"), exact: true }).click();
  const label = t("candidates.site.language.en.field", { label: t("candidates.site.fields.job_title") });
  await field(page.locator("#details"), label).fill("Accountant");
  await main.getByText(/^Đã lưu lúc \d\d:\d\d$/).waitFor();
  await open(visitor, "/my-profile/cv?language=en&view=preview");
  await page.locator(".cv-sheet").getByText("Accountant").first().waitFor();
});
