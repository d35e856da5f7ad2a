import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import { expect } from "vitest";
import { languageCookie, languageNumber } from "#kit/i18n.ts";
import type { Visitor } from "../browser.ts";
import type { Address } from "../page-states.ts";
import { readPage } from "../read-page.ts";
import { fits, ready } from "./steps.ts";
import { catalogue, copies } from "./texts.ts";

function* foreign(): Generator<string> {
  const vietnamese = new Set(leaves([catalogue.vi, copies.vi]));
  for (const text of leaves([catalogue.en, copies.en]))
    if (text.length > 12 && !/[{<]/.test(text) && !vietnamese.has(text)) yield text;
}

function leaves(texts: object): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));
}

/** Sentences of the English catalogue that differ from their Vietnamese translation. */
export const english = [...foreign()];

/** Returns the English texts that the page shows or that a screen reader reads. */
export async function englishOn({ page }: Visitor): Promise<string[]> {
  const shown = await page.evaluate(() =>
    [
      document.title,
      // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
      document.body.innerText,
      ...["aria-label", "placeholder", "title", "alt"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
      ),
    ].join("\n"),
  );
  // Text that the page marks as English (`lang`) is allowed, such as the text of a template.
  const meant = await page.locator("body [lang=en]").allTextContents();
  return english.filter((text) => shown.includes(text) && !meant.some((part) => part.includes(text)));
}

/**
 * Options for axe. Passed rules are not reported, because collecting them would be most of the work. Styles are not
 * loaded a second time for the one rule that reads them.
 */
const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  preload: false,
};

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Returns the serious and critical faults of accessibility.
 * @param options.without rules that are left out
 * @param options.within selectors of the checked parts; where none exists, the whole page is checked
 */
export async function faultsOf(
  { page }: Visitor,
  { without = [], within = [] }: { without?: readonly string[]; within?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // Runs axe only in the page itself, because the page has no frames.
  const faults = await page.evaluate(
    async ({ within, ...options }) => {
      const { axe } = window as unknown as {
        axe: { run(on: Document | Element[], options: unknown): Promise<AxeResults> };
      };
      const parts = within.length > 0 ? [...document.querySelectorAll(within.join())] : [];
      const { violations } = await axe.run(parts.length > 0 ? parts : document, options);
      return violations.flatMap(({ id, impact, nodes }) => nodes.map(({ html }) => ({ id, impact, html })));
    },
    { ...options, within, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) },
  );
  return faults
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, html }) => `${id}: ${html.slice(0, 200)}`);
}

export const nameOf = (address: Address): string => (typeof address === "string" ? address : address.en);

/** Expected error statuses, by path: pages for readers without access, and for missing or expired items. */
const refusals: Record<string, number> = {
  "/403": 403,
  "/no-such-page": 404,
  "/share-cv/none": 404,
  "/agreement?token=none": 404,
  "/thoa-thuan?token=none": 404,
  "/portal/none": 410,
  "/trang-khach-hang/none": 410,
  "/portal/none/C-4821": 410,
  "/trang-khach-hang/none/C-4821": 410,
  "/introductions/answer?token=none": 410,
  "/offers/answer?token=none": 410,
};

/** Pattern of text keys: a page shows the key of a text that its catalogue does not have. */
const keys = /\b[a-z][\w-]*\.(?:site|console|labels|errors)\.\w+/g;

/**
 * Opens a page in Vietnamese, the longer language, on a dark phone, checks the rules for every page, and then checks it as wide as a
 * desktop.
 * @param options.wide whether accessibility is checked on the desktop too. Contrast is measured once, because ui/tokens.test.ts checks the colours of both themes
 */
export async function look(visitor: Visitor, path: string, options: { wide: boolean }) {
  const { page, context, url, complaints } = visitor;
  complaints.length = 0;
  await context.addCookies([{ name: languageCookie, value: String(languageNumber.vi), url }]);
  const response = await page.goto(path);
  await ready(page);
  const status = refusals[path] ?? 200;
  expect(response?.status(), path).toBe(status);
  expect(await page.locator("html").getAttribute("lang"), path).toBe("vi");
  expect(await page.title(), path).toMatch(/^\/employer\/\d/.test(path) ? /. · Sen$/ : /./);
  expect(await page.getByRole("heading", { level: 1 }).count(), `${path} has one main heading`).toBe(1);
  // biome-ignore lint/performance/useDomNodeTextContent: scripts have keys
  const shown = await page.evaluate(() => document.body.innerText);
  expect(shown.match(keys), path).toBeNull();
  expect(await englishOn(visitor), path).toEqual([]);
  await fits(page);
  expect(await faultsOf(visitor), path).toEqual([]);
  const phone = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 1440, height: 900 });
  await fits(page);
  if (options.wide) expect(await faultsOf(visitor, { without: ["color-contrast"] }), path).toEqual([]);
  await page.setViewportSize(phone);
  const expected = new RegExp(`status of ${status} `);
  expect(
    complaints.filter((text) => status === 200 || !expected.test(text)),
    path,
  ).toEqual([]);
}

/** Checks a page, as it is served in English, by the rules that need no browser. */
export async function readInEnglish({ context, url }: Visitor, path: string) {
  const ownCookies = (await context.cookies(url)).map(({ name, value }) => [name, value] as const);
  const cookies = new Map([...ownCookies, [languageCookie, String(languageNumber.en)] as const]);
  const { status, lang, html, text } = await readPage(url, path, { cookies });
  expect(status, path).toBe(refusals[path] ?? 200);
  expect(lang, path).toBe("en");
  expect(html, path).toMatch(/<title[^>]*>[^<]+</);
  expect(html.match(/<h1\b/g), `${path} has one main heading`).toHaveLength(1);
  expect(text.match(keys), path).toBeNull();
}
