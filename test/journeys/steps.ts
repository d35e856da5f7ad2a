import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { type Language, languageCookie, languageNumber } from "#kit/i18n.ts";
import { hashPassword } from "#people/accounts/passwords.ts";
import type { TestSite, Visitor } from "../browser.ts";
import { wordsOf } from "./texts.ts";

export const password = "mưa rào tháng sáu";
/** Time limit for conditions that are polled. */
export const patience = { timeout: 10_000 };
let hash: Promise<string> | undefined;

/** Sets the test password and the language of accounts that a factory made. */
export async function giveLogin(site: TestSite, accountIds: number[], language: Language = "en") {
  hash ??= hashPassword(password);
  await site.database.db
    .updateTable("accounts")
    .set({ password_hash: await hash, language: languageNumber[language] })
    .where("id", "in", accountIds)
    .execute();
}

/** Marks the first set-up of job seekers as finished, so that signing in leads to their start page. */
export async function skipSetUp(site: TestSite, accountIds: number[]) {
  const rows = accountIds.map((account_id) => ({
    account_id,
    skip_onboarding: true,
    updated_at: new Date(),
  }));
  await site.database.db.insertInto("candidate_profiles").values(rows).execute();
}

/** Opens an address and waits until the page reacts to clicks. Without JavaScript, the page does so at once. */
export async function open(visitor: Visitor, path: string) {
  const response = await visitor.page.goto(path);
  if (visitor.script) await ready(visitor.page);
  return response;
}

/** Waits until React has hydrated the document, listeners for keys included. */
export async function ready(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main *") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  // React runs effects in separate tasks, so the browser is idle when all of them have run.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done), { timeout: 5000 })),
  );
}

/** Returns the form control with a label. The label may be marked as required or optional. */
export function field(within: Page | Locator, label: string): Locator {
  return within
    .getByLabel(new RegExp(`^${escaped(label)}( \\*| \\(.*\\))?$`))
    .and(within.locator("input:not([type=radio]), textarea, select, [role=textbox]"));
}

/** Returns the text box of a day. Its form sends a hidden input, which has the name. */
export function dayField(page: Page, name: string): Locator {
  return page.locator(`:has(> input[type=hidden][name=${name}]) input[placeholder="DD/MM/YYYY"]`);
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Returns the texts that describe a control: its help and its error. */
export async function descriptionAt(page: Page, control: Locator): Promise<string> {
  const ids = (await control.getAttribute("aria-describedby")) ?? "";
  const texts = ids.split(" ").map((id) => page.locator(`[id="${id}"]`).allInnerTexts());
  return (await Promise.all(texts)).flat().join("\n");
}

/**
 * Logs in with the login form, and waits for the page to which the login leads.
 * @param language the language of the next pages
 */
export async function logInByForm(visitor: Visitor, email: string, language: Language = "en") {
  const t = wordsOf(language);
  const { page } = visitor;
  await open(visitor, "/login");
  const shown = (await page.locator("html").getAttribute("lang")) as Language;
  if (language !== shown) {
    await page.getByRole("link", { name: wordsOf(shown)("site.labels.otherLanguage") }).click();
    await field(page, t("accounts.site.fields.password")).waitFor();
    if (visitor.script) await ready(page);
  }
  await field(page, t("accounts.site.fields.email")).fill(email);
  await field(page, t("accounts.site.fields.password")).fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("accounts.site.login.submit"), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname !== "/login");
  if (visitor.script) await ready(page);
}

/**
 * Logs in without the login form, for tests of other pages.
 * @param language the language of the next pages
 */
export async function logIn({ context, url }: Visitor, email: string, language: Language = "en") {
  await context.addCookies([{ name: languageCookie, value: String(languageNumber[language]), url }]);
  const answer = await context.request.post("/api/v2/auths/login", { data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Goes from the home page of a recruiter to the jobs of the company, by the menu. */
export async function toJobs(page: Page) {
  await page.locator('nav a[href$="/jobs"]').filter({ visible: true }).first().click();
  await page.waitForURL(/\/jobs$/);
}

export interface CvFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Fills in quick apply and sends it, from the application's page. */
export async function quickApply(
  page: Page,
  person: { fullName: string; email: string; cv: CvFile; coverLetter?: string; phone?: string },
  language: Language = "en",
) {
  const t = wordsOf(language);
  const form = page.getByRole("main");
  await field(form, t("applications.site.apply.fullName")).fill(person.fullName);
  await field(form, t("applications.site.apply.email")).fill(person.email);
  await field(form, t("applications.site.apply.password")).fill(password);
  if (person.phone) await field(form, t("applications.site.apply.phone")).fill(person.phone);
  if (person.coverLetter)
    await field(form, t("applications.site.apply.coverLetter")).fill(person.coverLetter);
  await field(form, t("applications.site.apply.cv")).setInputFiles(person.cv);
  await form.getByRole("button", { name: t("applications.site.apply.submit") }).click();
}

/** Returns a column of the board, by its name and its number of applicants. */
export function stage(page: Page, name: string, count: number, language: Language = "en"): Locator {
  const items = wordsOf(language)("ui.labels.itemCount", { count });
  return page.getByRole("region", { name: `${name} ${items}`, exact: true });
}

/** Returns an applicant's card on the board. */
export function card(within: Page | Locator, name: string): Locator {
  const page = "page" in within ? within.page() : within;
  return within.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
}

/** Waits until cards can be dragged, because the code for dragging loads after the page. */
export async function dragReady(within: Locator) {
  await within.and(within.page().locator('[draggable="true"]')).first().waitFor();
}

/** Drags a card to a stage without cards: the strip of the empty stages lists them while a card is dragged. */
export async function dragToEmpty(page: Page, dragged: Locator, to: string, language: Language = "en") {
  const strip = wordsOf(language)("applications.console.column.emptyStages");
  await dragged.hover();
  await page.mouse.down();
  await page.getByRole("button", { name: strip }).hover();
  await page
    .getByRole("listitem")
    .filter({ hasText: new RegExp(`^${escaped(to)}$`) })
    .hover();
  await page.mouse.up();
}

/** Waits until the server has confirmed every move that the board shows. */
export async function settled(page: Page) {
  await page.waitForFunction(() => !document.querySelector("[data-card][aria-busy]"));
}

/** Delays the data of pages by half a second.
 * @returns a function that ends the delay */
export async function slowed(page: Page): Promise<() => Promise<void>> {
  // The test may have closed the page before the delay is over.
  await page.route(/\.data/, (route) => void setTimeout(() => route.continue().catch(() => {}), 500));
  return () => page.unroute(/\.data/);
}

/** Chooses an entry of an open menu with the arrow keys and Enter. */
export async function chooseByKeys(page: Page, name: string) {
  const item = page.getByRole("menuitem", { name, exact: true });
  await item.waitFor();
  while (!(await item.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** Waits until the page is not wider than the window. */
export async function fits(page: Page) {
  const beyond = () => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth);
  await expect
    .poll(beyond, { ...patience, message: `${page.url()} scrolls sideways` })
    .toBeLessThanOrEqual(0);
}

/** Returns the names on the cards of every column, from top to bottom. Folded columns have no names. */
export function layout(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>("[data-stage]")].map((column) => [
        column.dataset.stage ?? "",
        [...column.querySelectorAll("[data-card] a")].map((link) => link.textContent ?? ""),
      ]),
    ),
  );
}
