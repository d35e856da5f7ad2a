import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Language, languageCookie, languageNumber, languages } from "#kit/i18n.ts";
import { isJobSlug } from "#market/jobs/slug.ts";
import { addressesOf, allPages, shellOf } from "../src/app/loaded-pages.ts";
import { launchChromium } from "./chromium.ts";
import { makeFolder, startProduct, stopProduct } from "./product.ts";

// `npm run shots`: takes a picture of every page of the demo market, in both languages and themes, on a desktop and on a phone, as a visitor and as each of four people, into the ignored folder `shots`. Names of people limit it to their pages; `readme` takes the four pictures of the README instead, and `cv` the online CV in every template (cv-shots.ts).

const root = join(import.meta.dirname, "..");
const folder = join(root, "shots");
const password = "sen-demo-2026";
const people = ["visitor", "candidate", "recruiter", "consultant", "admin"] as const;
type Person = (typeof people)[number];

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } } as const;
const themes = ["light", "dark"] as const;
const homes: Record<Language, string> = { en: "/en", vi: "/" };

/** Patterns of all page addresses. The script opens each pattern once per person and language. */
const patterns = allPages
  .filter((page) => shellOf(page) !== null && !addressesOf(page).some((address) => address.includes("*")))
  .flatMap(addressesOf)
  .map((address) => ({
    address,
    parts: address.split("/"),
    /** True for an address without placeholders, which the script opens without finding a link to it. */
    isFixed: !address.includes(":"),
  }));

function patternOf(path: string): string | null {
  const parts = path.split("/");
  const fits = patterns.filter(
    (pattern) =>
      pattern.parts.length === parts.length &&
      pattern.parts.every((part, index) => part.startsWith(":") || part === parts[index]),
  );
  // Chooses the pattern that the router chooses: the one with the most fixed segments.
  const named = ({ parts }: (typeof fits)[number]) => parts.filter((part) => !part.startsWith(":")).length;
  const address = fits.toSorted((a, b) => named(b) - named(a))[0]?.address ?? null;
  // A job search and a job have the same pattern but different pages.
  return address?.endsWith("/:slug") && isJobSlug(parts.at(-1) ?? "") ? `${address}-job` : address;
}

interface Setting {
  browser: Browser;
  url: string;
  person: Person;
  language: Language;
}

async function windowOf(
  { browser, url, person, language }: Setting,
  size: keyof typeof sizes,
  theme: (typeof themes)[number],
): Promise<{ context: BrowserContext; page: Page }> {
  const phone = size === "phone";
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[size],
    isMobile: phone,
    hasTouch: phone,
    colorScheme: theme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    locale: language === "vi" ? "vi-VN" : "en-GB",
  });
  const cookie = { name: languageCookie, value: String(languageNumber[language]), url };
  await context.addCookies([cookie]);
  const page = await context.newPage();
  if (person !== "visitor") {
    await page.goto("/login");
    await page.fill("input[name=email]", `${person}@sen.test`);
    await page.fill("input[name=password]", password);
    await page.press("input[name=password]", "Enter");
    await page.waitForURL((address) => address.pathname !== "/login");
    await page.locator("main h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    await context.addCookies([cookie]);
  }
  return { context, page };
}

/** Opens an address. @returns false where it redirects or is not found */
async function opens(page: Page, path: string): Promise<boolean> {
  const response = await page.goto(path, { waitUntil: "load" });
  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => {});
  return response?.status() === 200 && new URL(page.url()).pathname === new URL(path, page.url()).pathname;
}

/**
 * Returns an address of every page that the person can reach, by pattern: addresses without placeholders, and targets
 * of links.
 */
async function reachable(setting: Setting): Promise<Map<string, string>> {
  const { context, page } = await windowOf(setting, "desk", "light");
  const start = new URL(page.url()).pathname;
  const waiting = [
    start,
    homes[setting.language],
    ...patterns.filter(({ isFixed }) => isFixed).map(({ address }) => address),
  ];
  const addresses = new Map<string, string>();
  const tried = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const pattern = patternOf(path);
    if (pattern === null || addresses.has(pattern) || tried.has(path)) continue;
    tried.add(path);
    if (!(await opens(page, path))) continue;
    if ((await page.locator("html").getAttribute("lang")) !== setting.language) continue;
    addresses.set(pattern, path);
    // The loop opens only links with a new pattern.
    waiting.push(...new Set(await linksOf(page)));
  }
  await context.close();
  return addresses;
}

/** Returns the paths of this site to which a page links. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href^='/']"), (link) => link.pathname),
  );
}

const nameOf = (pattern: string) => pattern.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home";

async function takeAll(setting: Setting, others: ReadonlySet<string>): Promise<Map<string, string>> {
  const addresses = await reachable(setting);
  // Public pages get pictures as a visitor only, except the home page and the job list of a candidate.
  const own = [...addresses].filter(([pattern]) => !others.has(pattern));
  for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
    for (const theme of themes) {
      const { context, page } = await windowOf(setting, size, theme);
      const target = join(folder, setting.person, setting.language, `${size}-${theme}`);
      await mkdir(target, { recursive: true });
      for (const [pattern, path] of own) {
        await opens(page, path);
        await page.screenshot({ path: join(target, `${nameOf(pattern)}.png`), fullPage: true });
      }
      await context.close();
    }
  console.info(`${setting.person}, ${setting.language}: ${own.length} pages`);
  return addresses;
}

/** Takes the pictures of the README: the start page of each person. */
async function takeReadme(setting: Pick<Setting, "browser" | "url">): Promise<void> {
  const take = async (name: string, person: Person, pattern: string | null) => {
    const { context, page } = await windowOf({ ...setting, person, language: "en" }, "desk", "light");
    if (person === "visitor") await opens(page, homes.en);
    if (pattern) {
      const path = (await linksOf(page)).find((link) => patternOf(link) === pattern);
      if (!path) throw new Error(`${page.url()} has no link to ${pattern}`);
      await opens(page, path);
    }
    await page.screenshot({ path: join(root, "docs/screenshots", `${name}.png`) });
    await context.close();
  };
  await take("home", "visitor", null);
  await take("job", "visitor", "/jobs/:slug-job");
  await take("board", "recruiter", "/employer/:companyId/:jobId");
  await take("review", "consultant", "/consultants/review-jobs/:jobId");
}

const args = process.argv.slice(2);
if (args.includes("cv")) {
  const { takeCvs } = await import("./cv-shots.ts");
  await takeCvs(join(folder, "cv"));
  process.exit();
}
const isReadme = args.includes("readme");
const chosen = people.filter((person) => args.includes(person));
const dataDir = await makeFolder("shots");
const product = await startProduct(dataDir, { DEMO: "1" }, { seconds: 300 });
const browser = await launchChromium(["--disable-gpu"]);
try {
  const { url } = product;
  if (isReadme) await takeReadme({ browser, url });
  else {
    if (chosen.length === 0) await rm(folder, { recursive: true, force: true });
    const ofCandidates = new Set([
      "/",
      "/en",
      "/jobs",
      "/viec-lam",
      "/jobs/:slug-job",
      "/viec-lam/:slug-job",
    ]);
    for (const language of languages) {
      const open = new Set<string>();
      for (const person of people) {
        const setting = { browser, url, person, language };
        const wanted = chosen.length === 0 || chosen.includes(person);
        const hidden = new Set([...open].filter((path) => person !== "candidate" || !ofCandidates.has(path)));
        const addresses = wanted
          ? await takeAll(setting, hidden)
          : person === "visitor"
            ? await reachable(setting)
            : new Map<string, string>();
        if (person === "visitor") for (const pattern of addresses.keys()) open.add(pattern);
      }
    }
  }
} finally {
  await browser.close();
  await stopProduct(product);
  await rm(dataDir, { recursive: true, force: true });
}
