import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { adText } from "#jobs/parts/job-posting-schema.ts";
import { jobPostingOf } from "#jobs/parts/job-posting-schema-of.ts";
import type { PublicJob } from "#jobs/parts/job-view.ts";
import { hasSalary } from "#jobs/salary.ts";
import type { AnswerOf } from "#kit/contract.ts";
import type { Language } from "#kit/i18n.ts";
import { categories, locations } from "#reference/contract.ts";
import { referenceOf } from "#reference/lists.ts";
import { loadDemo } from "../src/app/demo.ts";
import { siteMap } from "../src/app/site-map.ts";
import { type TestSite, testSite } from "./browser.ts";
import { postingFaults } from "./posting-check.ts";
import { foreignTexts, kindOf, linksOf, type ReadPage, readPage } from "./read-page.ts";

/** Some hundred pages are read, which a busy machine needs its time for. */
const patience = 120_000;

let site: TestSite;
/** Every page is read once, however many links lead to it. */
const read = new Map<string, Promise<ReadPage>>();

beforeAll(async () => {
  site = await testSite();
  await loadDemo(site.services);
}, patience);

function page(path: string): Promise<ReadPage> {
  const known = read.get(path) ?? readPage(site.url, path);
  read.set(path, known);
  return known;
}

/** Several at a time, in order. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}

/** Some of the items, from the first to the last. */
function spread<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, (items.length - 1) / (most - 1));
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

async function publishedJobs() {
  const { rows } = await site.database.pool.query<{ id: number; slug: string; language: number }>(
    `SELECT id, slug, language FROM jobs
     WHERE status = 1 AND sen_status = 1 AND deleted_at IS NULL AND expires_at > now() ORDER BY id`,
  );
  return rows;
}

async function answer<T>(path: string): Promise<T> {
  return (await (await fetch(`${site.url}/api/v2${path}`)).json()) as T;
}
const readJob = async (id: number) => (await answer<{ data: PublicJob }>(`/candidates/jobs/${id}`)).data;
async function readReference() {
  const [places, trades] = await Promise.all([
    answer<AnswerOf<typeof locations>>(locations.path),
    answer<AnswerOf<typeof categories>>(categories.path),
  ]);
  return referenceOf(places.data, trades.data);
}

const locs = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);

describe("A search engine", () => {
  it(
    "is told of each published job in a JobPosting that Google takes",
    async () => {
      const now = site.services.clock.now();
      const reference = await readReference();
      const jobs = await publishedJobs();
      expect(jobs.length).toBeGreaterThan(300);
      const faults: string[] = [];
      await each(jobs, async ({ id }) => {
        const job = await readJob(id);
        const posting = jobPostingOf(job, reference, site.url);
        if (!posting) return void faults.push(`${id}: none`);
        const found = postingFaults({ ...posting, description: adText(job.attributes) }, now);
        if ("baseSalary" in posting !== hasSalary(job.attributes)) found.push("baseSalary");
        faults.push(...found.map((fault) => `${id}: ${fault}`));
      });
      expect(faults.slice(0, 20)).toEqual([]);
    },
    patience,
  );

  it(
    "reads the same on the job's page, and sees there what it was told",
    async () => {
      const reference = await readReference();
      const faults: string[] = [];
      await each(spread(await publishedJobs(), 20), async ({ id, slug, language }) => {
        const path = `/${language === 1 ? "viec-lam" : "jobs"}/${slug}`;
        const job = await readJob(id);
        const { status, things, text, html } = await page(path);
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
        const { status, things, noindex } = await page(path);
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
      const paths = files.flatMap((found) => spread(found, 10));
      expect(paths.length).toBeGreaterThan(40);
      const faults: string[] = [];
      await each(paths, async (path) => {
        const { status, canonical, noindex } = await page(path);
        if (status !== 200 || noindex || canonical !== path)
          faults.push(`${path}: ${status}, canonical ${canonical}${noindex ? ", noindex" : ""}`);
      });
      expect(faults).toEqual([]);
    },
    patience,
  );
});

describe("Whoever follows every link", () => {
  const most = 3;

  it(
    "never meets a page that is not there, fails, or speaks another language than its address",
    async () => {
      const seen = new Set(["/", "/en"]);
      const kinds = new Map<string, number>();
      const faults: string[] = [];
      let round = [...seen];
      while (round.length > 0) {
        const next: { path: string; from: string }[] = [];
        await each(round, async (path) => {
          const found = await page(path);
          if (found.status !== 200) return void faults.push(`${path}: ${found.status}`);
          const language = siteMap.languageOf(found.path);
          if (language && found.lang !== language) faults.push(`${path}: lang="${found.lang}"`);
          const foreign = await foreignTexts(found, site.url);
          if (foreign.length > 0)
            faults.push(`${path} (${found.lang}) says: ${foreign.slice(0, 3).join(" | ")}`);
          for (const to of linksOf(found)) next.push({ path: to, from: path });
        });
        round = [];
        for (const { path } of next) {
          const kind = kindOf(path);
          const count = kinds.get(kind) ?? 0;
          // What two parameters make together has been seen in each of them.
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
    "finds that pages of two languages name each other, and that what a page calls its address is one",
    async () => {
      const pages = await Promise.all(read.values());
      const some = new Map<string, ReadPage[]>();
      for (const one of pages.filter(({ status, noindex }) => status === 200 && !noindex)) {
        const kind = kindOf(one.path);
        some.set(kind, [...(some.get(kind) ?? []), one].slice(0, 3));
      }
      const faults: string[] = [];
      await each([...some.values()].flat(), async (one) => {
        if (!one.canonical) return void faults.push(`${one.path}: no canonical`);
        const own = await page(one.canonical);
        if (own.status !== 200 || own.canonical !== one.canonical)
          faults.push(`${one.path}: canonical ${one.canonical}`);
        const { alternates } = one;
        if (Object.keys(alternates).length === 0) return;
        const mine = alternates[one.lang as Language];
        if (mine !== one.canonical) faults.push(`${one.path}: its own alternate is ${mine}`);
        if (alternates["x-default"] !== alternates.en) faults.push(`${one.path}: x-default`);
        for (const language of ["en", "vi"] as const) {
          const twin = await page(alternates[language] ?? "");
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
      const { html } = await page(path);
      expect(gzipSync(html, { level: 9 }).length / 1000, path).toBeLessThanOrEqual(15);
    }
  });
});
