import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { languages } from "#kit/i18n.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { readCvText } from "#profiles/cv/read-text.ts";
import { testSite } from "../browser.ts";
import { field, fits, giveLogin, logInByForm, open, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
let job: Awaited<ReturnType<typeof makeJob>>;
const emails = { en: "profile-en@example.test", vi: "profile-vi@example.test" };

beforeAll(async () => {
  const { db } = site.database;
  for (const language of languages) {
    const { id } = await makeCandidate(db, { email: emails[language] });
    await giveLogin(site, [id], language);
  }
  const { companyId } = await makeRecruiter(db);
  job = await makeJob(db, { companyId, at: new Date() });
});

it("is led to the first set-up once, fills a profile by keyboard, and sees it in the preview", async () => {
  const t = wordsOf("en");
  const visitor = await site.visitor({ script: true });
  const { page } = visitor;
  const main = page.getByRole("main");
  const press = (name: string) => main.getByRole("button", { name, exact: true }).press("Enter");
  await logInByForm(visitor, emails.en);
  await page.waitForURL((url) => url.pathname === "/onboarding/step1");
  await field(main, t("candidates.site.fields.job_title")).fill("Accountant");
  await press(t("onboarding.site.next"));
  await page.waitForURL((url) => url.pathname === "/onboarding/step2");
  await press(t("onboarding.site.skip"));
  await page.waitForURL((url) => url.pathname === "/jobs");
  await open(visitor, "/home");
  expect(new URL(page.url()).pathname).toBe("/jobs");

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
  await main.getByText(/^Saved \d\d:\d\d$/).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it("changes only the edited fields in two windows, and asks where both edited the same field", async () => {
  const t = wordsOf("en");
  const visitor = await site.visitor();
  const { page, context } = visitor;
  await logInByForm(visitor, emails.en);
  await open(visitor, "/my-profile");
  const title = (page: Page) =>
    field(page.locator("#details"), t("candidates.site.fields.job_title")).filter({ visible: true });
  const gender = (page: Page) => field(page.locator("#details"), t("candidates.site.fields.gender"));
  const nationality = (page: Page) =>
    field(page.locator("#details"), t("candidates.site.fields.nationality"));
  const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  const conflict = page.getByRole("status").filter({ hasText: t("candidates.site.save.conflict") });
  const earlier = await context.newPage();
  await earlier.goto("/my-profile");
  await ready(earlier);
  await title(earlier).fill("Auditor");
  await gender(earlier).selectOption("2");
  await saved(earlier);
  // An edit of a different field is no conflict, and does not undo the first edit.
  await nationality(page).fill("Việt Nam");
  await saved(page);
  expect(await conflict.count()).toBe(0);
  await earlier.reload();
  expect(await nationality(earlier).inputValue()).toBe("Việt Nam");
  expect([await title(earlier).inputValue(), await gender(earlier).inputValue()]).toEqual(["Auditor", "2"]);

  await title(page).fill("Controller");
  await conflict.waitFor();
  expect(await conflict.locator("dt, dd").allInnerTexts()).toEqual([
    t("candidates.site.fields.job_title"),
    t("candidates.site.save.here", { text: "Controller" }),
    t("candidates.site.save.there", { text: "Auditor" }),
  ]);
  await page.getByRole("link", { name: t("candidates.site.profile.preview"), exact: true }).click();
  await page.getByRole("button", { name: t("ui.tools.stay") }).click();
  await conflict.getByRole("button", { name: t("candidates.site.save.keepMine") }).click();
  await conflict.waitFor({ state: "detached" });
  await saved(page);
  await earlier.reload();
  expect([await title(earlier).inputValue(), await gender(earlier).inputValue()]).toEqual([
    "Controller",
    "2",
  ]);

  await title(page).fill("Clerk");
  await saved(page);
  await ready(earlier);
  await title(earlier).fill("Manager");
  await earlier.getByRole("link", { name: t("candidates.site.save.takeTheirs") }).click();
  await earlier.waitForFunction(() =>
    [...document.querySelectorAll<HTMLInputElement>("#details input")].some(({ value }) => value === "Clerk"),
  );
  expect(visitor.complaints).toEqual([]);
});

it("saves text that was typed offline once the network is back, and warns before the page is left", async () => {
  const t = wordsOf("en");
  const visitor = await site.visitor();
  const { page, context } = visitor;
  await logInByForm(visitor, emails.en);
  await open(visitor, "/my-profile");
  await page.waitForLoadState("networkidle");
  const title = field(page.locator("#details"), t("candidates.site.fields.job_title")).filter({
    visible: true,
  });
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await title.fill("Treasurer");
  await page.getByText(t("candidates.site.save.unsent"), { exact: true }).waitFor();
  const warning = new Promise<string>((done) => {
    page.once("dialog", (dialog) => {
      done(dialog.type());
      void dialog.dismiss();
    });
  });
  void page.reload().catch(() => {});
  expect(await warning).toBe("beforeunload");
  await context.setOffline(false);
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  await page.reload();
  expect(await title.inputValue()).toBe("Treasurer");
});

it("sets up a profile on a phone in Vietnamese, translates it, downloads the online CV and applies with it", async () => {
  const t = wordsOf("vi");
  const visitor = await site.visitor({ script: true, phone: true, locale: "vi-VN" });
  const { page } = visitor;
  const main = page.getByRole("main");
  const tap = (name: string) => main.getByRole("button", { name, exact: true }).tap();
  const arrives = (step: number) => page.waitForURL((url) => url.pathname === `/onboarding/step${step}`);
  /** Adds the first row of a profile section. The keys of `texts` are the keys of field labels. */
  async function addRow(section: string, texts: Record<string, string>) {
    const card = page.locator(`#${section}`);
    await card.getByText(t(`candidates.site.sections.${section}.addFirst`), { exact: true }).tap();
    for (const [name, text] of Object.entries(texts)) {
      const input = field(card, t(`candidates.site.${name}`)).filter({ visible: true });
      await input.fill(text);
      expect(["vi", null]).toContain(await input.getAttribute("lang"));
    }
    await card.getByRole("button", { name: t("candidates.site.rows.save"), exact: true }).tap();
    await card.getByRole("listitem").waitFor();
    await fits(page);
  }
  await logInByForm(visitor, emails.vi, "vi");
  await arrives(1);
  await fits(page);
  await field(main, t("candidates.site.fields.job_title")).fill("Kế toán");
  await tap(t("onboarding.site.next"));
  await arrives(2);
  await tap(t("onboarding.site.online"));
  await arrives(3);
  // A candidate who leaves after the first step resumes at the second.
  await page.goto("/");
  await page.goto("/home");
  await arrives(3);
  // The last step leads to a page in the reader's language also without `next`.
  await page.goto("/onboarding/step3");
  await addRow("work_experiences", {
    "fields.job_title": "Kế toán viên",
    "fields.company_name": "Công ty Hoa Mai",
  });
  await tap(t("onboarding.site.goOn"));
  await arrives(4);
  await addRow("skills", { "sections.skills.label.name": "MISA" });
  await tap(t("onboarding.site.goOn"));
  await arrives(5);
  await tap(t("onboarding.site.finish"));
  await page.waitForURL((url) => url.pathname === "/viec-lam");

  await open(visitor, "/my-profile");
  await main.getByRole("link", { name: t("candidates.site.language.en.name"), exact: true }).tap();
  const label = t("candidates.site.language.en.field", { label: t("candidates.site.fields.job_title") });
  await field(page.locator("#details"), label).fill("Accountant");
  // The candidate leaves the page before the delay after which the field is saved.
  await main.getByRole("link", { name: t("candidates.site.profile.preview"), exact: true }).tap();
  await page.waitForURL((url) => url.pathname === "/my-profile/cv");
  await main.getByRole("link", { name: t("candidates.site.language.en.name"), exact: true }).tap();
  await page.waitForURL((url) => url.searchParams.get("language") === "en");
  await main.getByRole("link", { name: t("candidates.site.editor.preview"), exact: true }).tap();
  await page.locator(".cv-sheet").getByText("Accountant").first().waitFor();
  await fits(page);
  await main.getByRole("link", { name: t("candidates.site.language.vi.name"), exact: true }).tap();
  await page.locator(".cv-sheet").getByText("Công ty Hoa Mai").first().waitFor();
  const download = page.waitForEvent("download");
  await main.getByRole("link", { name: t("candidates.site.editor.download"), exact: true }).tap();
  const pdf = await readCvText(await (await download).path(), "pdf");
  expect(pdf).toMatchObject({ text: expect.stringContaining("Công ty Hoa Mai"), pages: 1 });

  await open(visitor, `${jobPath("vi", job.slug)}/apply-cv-online`);
  await fits(page);
  await tap(t("applications.site.apply.submit"));
  await page.getByRole("heading", { name: t("applications.site.sent.title") }).waitFor();
  expect(visitor.complaints).toEqual([]);
});
