import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { cvPath, headhuntPaths } from "#front/site/paths.ts";
import type { Language } from "#kit/i18n.ts";
import { adText } from "#market/jobs/parts/job-posting-schema.ts";
import { jobPostingOf } from "#market/jobs/parts/job-posting-schema-of.ts";
import { hasSalary } from "#market/jobs/salary.ts";
import { siteMap } from "../src/app/site-map.ts";
import { each } from "./bad-input.ts";
import { demoSite, spread } from "./demo-site.ts";
import { postingFaults } from "./posting-check.ts";
import { foreignTexts, kindOf, linksOf, type Reader, type ReadPage, readPage } from "./read-page.ts";

/** Reading some hundred pages takes long on a busy machine. */
const patience = 120_000;
const atOnce = 6;

let site: Awaited<ReturnType<typeof demoSite>>;
beforeAll(async () => {
  site = await demoSite();
}, patience);

const locs = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);

describe("A search engine", () => {
  it(
    "reads each published job in a valid JobPosting",
    async () => {
      const now = site.services.clock.now();
      const reference = await site.readReference();
      const jobs = await site.publishedJobs();
      expect(jobs.length).toBeGreaterThan(300);
      const faults: string[] = [];
      await each(jobs, atOnce, async ({ id }) => {
        const job = await site.readJob(id);
        const posting = jobPostingOf(job, reference, site.url);
        if (!posting) return void faults.push(`${id}: none`);
        const ownFaults = postingFaults({ ...posting, description: adText(job.attributes) }, now);
        if ("baseSalary" in posting !== hasSalary(job.attributes)) ownFaults.push("baseSalary");
        faults.push(...ownFaults.map((fault) => `${id}: ${fault}`));
      });
      expect(faults.slice(0, 20)).toEqual([]);
    },
    patience,
  );

  it(
    "reads the same facts on the job's page",
    async () => {
      const reference = await site.readReference();
      const faults: string[] = [];
      await each(spread(await site.publishedJobs(), 20), atOnce, async ({ id, slug, language }) => {
        const path = `/${language === 1 ? "viec-lam" : "jobs"}/${slug}`;
        const job = await site.readJob(id);
        const { status, things, text, html } = await site.page(path);
        const posting = things.find((thing) => thing["@type"] === "JobPosting");
        const description = adText(job.attributes);
        if (status !== 200) faults.push(`${path}: ${status}`);
        expect(posting, path).toEqual({ ...jobPostingOf(job, reference, site.url), description });
        if (!text.includes(job.attributes.title)) faults.push(`${path}: the title is not on the page`);
        if (!text.includes(job.attributes.company.data.attributes.name)) faults.push(`${path}: no company`);
        for (const part of description.split("\n"))
          if (!html.includes(part)) faults.push(`${path}: the page does not say ${part.slice(0, 60)}`);
      });
      expect(faults).toEqual([]);
    },
    patience,
  );

  it(
    "finds none on lists, nor on the page of a job that is closed",
    async () => {
      const { rows } = await site.database.pool.query<{ slug: string }>(
        "SELECT slug FROM jobs WHERE status = 2 AND sen_status = 1 AND NOT needs_review LIMIT 3",
      );
      for (const path of ["/jobs", "/viec-lam", "/en", ...rows.map((job) => `/jobs/${job.slug}`)]) {
        const { status, things, noindex } = await site.page(path);
        expect(status, path).toBe(200);
        expect(
          things.map((thing) => thing["@type"]),
          path,
        ).not.toContain("JobPosting");
        expect(noindex, path).toBe(path.includes("-i"));
      }
    },
    patience,
  );

  it(
    "may index each address of the sitemap: it answers, is its own canonical, and is not hidden",
    async () => {
      const index = await (await fetch(`${site.url}/sitemap.xml`)).text();
      const files = await Promise.all(
        locs(index).map(async (path) => locs(await (await fetch(site.url + path)).text())),
      );
      const paths = files.flatMap((list) => spread(list, 10));
      expect(paths.length).toBeGreaterThan(40);
      const faults: string[] = [];
      await each(paths, atOnce, async (path) => {
        const { status, canonical, noindex } = await site.page(path);
        if (status !== 200 || noindex || canonical !== path)
          faults.push(`${path}: ${status}, canonical ${canonical}${noindex ? ", noindex" : ""}`);
      });
      expect(faults).toEqual([]);
    },
    patience,
  );
});

describe("A visitor who follows every link", () => {
  const most = 3;

  it(
    "never meets a page that does not exist, fails, or has another language than its address",
    async () => {
      const seen = new Set(["/", "/en"]);
      const kinds = new Map<string, number>();
      const faults: string[] = [];
      let round = [...seen];
      while (round.length > 0) {
        const next: { path: string; from: string }[] = [];
        await each(round, atOnce, async (path) => {
          const page = await site.page(path);
          if (page.status !== 200) return void faults.push(`${path}: ${page.status}`);
          const language = siteMap.languageOf(page.path);
          if (language && page.lang !== language) faults.push(`${path}: lang="${page.lang}"`);
          const foreign = await foreignTexts(page, site.url);
          if (foreign.length > 0)
            faults.push(`${path} (${page.lang}) says: ${foreign.slice(0, 3).join(" | ")}`);
          for (const to of linksOf(page)) next.push({ path: to, from: path });
        });
        round = [];
        for (const { path } of next) {
          const kind = kindOf(path);
          const count = kinds.get(kind) ?? 0;
          // Pages with more than two parameters are left out, because they show nothing new.
          if (seen.has(path) || count >= most || kind.split(" ").length > 2) continue;
          seen.add(path);
          kinds.set(kind, count + 1);
          round.push(path);
        }
      }
      expect(faults).toEqual([]);
      expect(kinds.size).toBeGreaterThan(20);
      expect(seen.size).toBeGreaterThan(70);
    },
    patience,
  );

  it(
    "finds that pages of two languages name each other, and that canonical addresses exist",
    async () => {
      const pages = await Promise.all(site.read.values());
      const some = new Map<string, ReadPage[]>();
      for (const one of pages.filter(({ status, noindex }) => status === 200 && !noindex)) {
        const kind = kindOf(one.path);
        some.set(kind, [...(some.get(kind) ?? []), one].slice(0, 3));
      }
      const faults: string[] = [];
      await each([...some.values()].flat(), atOnce, async (one) => {
        if (!one.canonical) return void faults.push(`${one.path}: no canonical`);
        const own = await site.page(one.canonical);
        if (own.status !== 200 || own.canonical !== one.canonical)
          faults.push(`${one.path}: canonical ${one.canonical}`);
        const { alternates } = one;
        if (Object.keys(alternates).length === 0) return;
        const mine = alternates[one.lang as Language];
        if (mine !== one.canonical) faults.push(`${one.path}: its own alternate is ${mine}`);
        if (alternates["x-default"] !== alternates.en) faults.push(`${one.path}: x-default`);
        for (const language of ["en", "vi"] as const) {
          const twin = await site.page(alternates[language] ?? "");
          if (twin.status !== 200 || twin.lang !== language || twin.alternates[one.lang] !== one.canonical)
            faults.push(`${one.path}: ${language} ${twin.path} (${twin.status}) does not point back`);
        }
      });
      expect(faults).toEqual([]);
    },
    patience,
  );

  it("is sent at most 15 kB for the front page or a list of a market like this (quality §P4)", async () => {
    for (const path of ["/", "/en", "/jobs", "/viec-lam", "/viec-lam?page=2", "/viec-lam?keyword=ke+toan"]) {
      const { html } = await site.page(path);
      expect(gzipSync(html, { level: 9 }).length / 1000, path).toBeLessThanOrEqual(15);
    }
  });
});

/** Addresses without a language: their pages are in the reader's language. */
const open = [
  "/login",
  "/register",
  "/forgot-password",
  "/employer",
  "/employer/product",
  "/employer/register",
  "/employer/contact",
  "/chat-with-support",
  "/private-policy",
  "/terms-of-service",
  "/download-app",
];
/** Pages to which no page links: mails, forms or mistyped addresses lead to them. */
const apart = [
  "/no-such-page",
  "/403",
  "/my-jobs/saved",
  "/job-alerts/subscribe",
  "/job-alerts/subscribe?done=sent",
  "/job-alerts/confirm?token=x",
  "/job-alerts/unsubscribe?token=x",
  "/verify-email?token=x",
  "/admin/verify-email?token=x",
  "/forgot-password/reset-password?token=x",
  "/login?notice=closed",
  "/token-not-found",
  "/employer/register/wait-for-verification",
  "/logout",
];

describe("A reader stays in the language of the page that they come from", () => {
  async function inOtherLanguage(paths: string[], language: Language, reader: Reader): Promise<string[]> {
    const pages = await Promise.all(paths.map((path) => readPage(site.url, path, reader)));
    return pages.filter(({ lang }) => lang !== language).map(({ path, lang }) => `${path}: lang="${lang}"`);
  }

  it.each([
    ["an English browser on the Vietnamese home page", "vi", "/", "en-US"],
    ["a Vietnamese browser on the English home page", "en", "/en", "vi"],
  ] as const)(
    "%s",
    async (_name, language, start, accepts) => {
      const reader = { accepts, cookies: new Map() };
      const { paths, faults } = await site.follow(start, language, reader);
      const named = [cvPath, headhuntPaths.own, headhuntPaths.employer].map((path) => path[language]);
      expect(paths.map((path) => path.split("?")[0])).toEqual(expect.arrayContaining([...open, ...named]));
      expect(faults).toEqual([]);
      expect(await inOtherLanguage(apart, language, reader)).toEqual([]);
    },
    patience,
  );

  it("a Vietnamese browser that keeps no cookies", async () => {
    const reader = { accepts: "vi-VN,vi;q=0.9,en;q=0.8" };
    expect(await inOtherLanguage([...open, ...apart], "vi", reader)).toEqual([]);
  });
});
