import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { JobIndex, JobQuery } from "#job-search/job-index.ts";
import { openJobIndex } from "#job-search/open.ts";
import { reindexJobs } from "#job-search/search-row.ts";
import { intents } from "#job-search/testing/labelled-queries.ts";
import { readConfig } from "#kit/config.ts";
import { openDatabase } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { openServices } from "../src/app/services.ts";
import { importJobs } from "../src/job-import/run-import.ts";
import { makeFolder } from "../test/product.ts";
import { copyTo, keepOnly } from "./copies.ts";
import { machine } from "./report.ts";

const data = join(import.meta.dirname, "../../shared/data");
const files = ["jobs-vi.jsonl.gz", "jobs-en.jsonl.gz"].map((name) => join(data, name));
const asked = 1500;
const hostile = [
  "a & | ! b",
  "'ke' <-> 'toan':*",
  "((((",
  "x".repeat(10_000),
  "kế ".repeat(3000),
  "😀 👩‍👩‍👧",
  "\u202Eتشغيل",
  "'; DROP TABLE jobs; --",
  "<script>alert(1)</script>",
  "\u0000",
  "nhan vien kinh doanh ban hang tu van khach hang o ha noi luong cao",
];

/**
 * How well and how fast real ads are found: imports those of ../shared/data, fills up to the asked sizes with copies of them at
 * other times, and asks the index itself, one question at a time.
 */
export async function searchReal(sizes: readonly number[]): Promise<void> {
  if (!files.every(existsSync)) {
    console.log("search-real is skipped: there are no real ads in ../shared/data");
    return;
  }
  const folder = await makeFolder("search-real");
  const config = readConfig({ DATA_DIR: folder, DEMO: "0", LOG_LEVEL: "error" });
  const running = await openServices(config, "web");
  try {
    const { services } = running;
    console.log(machine(new Date()));
    for (const file of files) console.log((await importJobs(services, file, null)).lines[0]);
    const { pool } = services.database;
    const { rows } = await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM job_search");
    const real = rows[0]!.count;
    for (const size of sizes) {
      if (size < real) await keepOnly(pool, size);
      else {
        await reindexJobs(services.database);
        await copyTo(running.databaseUrl, size);
      }
      // Each size with an index of its own: what another size has kept must not help.
      const database = openDatabase(running.databaseUrl, { size: 4 });
      await report(openJobIndex({ ...services, database }), database.pool, database.db, size);
      await database.close();
    }
  } finally {
    await running.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Reader = Parameters<JobIndex["search"]>[0];

async function report(index: JobIndex, pool: pg.Pool, db: Reader, size: number): Promise<void> {
  const asOf = new Date();
  const ask = (query: Partial<JobQuery>) => index.search(db, { offset: 0, limit: 10, asOf, ...query });
  const began = performance.now();
  await ask({});
  const loaded = performance.now() - began;
  await index.warmUp();
  const ahead = performance.now() - began - loaded;
  const titles = await pool.query<{ title: string }>(
    "SELECT title FROM jobs WHERE source_ref IS NOT NULL ORDER BY id",
  );
  const phrases = titles.rows
    .filter((_, i) => i % Math.max(1, Math.floor(titles.rows.length / asked)) === 0)
    .map(({ title }, i) => beginning(title, i));
  console.log(
    `\n${size.toLocaleString("en")} jobs: columns read in ${loaded.toFixed(0)} ms, common words in ${(ahead / 1000).toFixed(1)} s more, ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB\n`,
  );
  console.log("| question | p50 ms | p99 ms | most ms |\n|---|--:|--:|--:|");
  const times = async (name: string, questions: readonly (() => Promise<unknown>)[]) => {
    const taken: number[] = [];
    for (const question of questions) {
      const at = performance.now();
      await question();
      taken.push(performance.now() - at);
    }
    taken.sort((a, b) => a - b);
    const at = (share: number) =>
      (taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0).toFixed(1);
    console.log(`| ${name} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
  };
  const words = phrases.map((keyword) => () => ask({ keyword }));
  await times("a keyword for the first time, with total and facets", words);
  await times("the same again", words);
  const placed = phrases.map(
    (keyword, i) => () =>
      ask({ keyword, locationIds: [[27, 22, 14][i % 3]!], categoryIds: [[36, 6, 61, 37][i % 4]!] }),
  );
  await times("with place and category", placed);
  await times(
    "filters without a keyword",
    placed.map((_, i) => () => ask({ locationIds: [1 + (i % 60)], jobTypes: [i % 2], salaryMin: i * 10_000 })),
  );
  await times(
    "hostile keywords",
    hostile.flatMap((keyword) => [() => ask({ keyword }), () => ask({ keyword: `${keyword} kế toán` })]),
  );
  await times(
    "typos",
    phrases.slice(0, 300).map((keyword) => () => ask({ keyword: mistyped(keyword) })),
  );
  const typed = phrases
    .slice(0, 100)
    .flatMap((text) => Array.from({ length: Math.min(12, text.length) }, (_, n) => text.slice(0, n + 1)));
  await times(
    "suggestions while typing",
    typed.map((text) => () => index.suggest(db, text, 8)),
  );
  console.log(
    `\nnDCG@10 ${(await relevance(ask, pool)).toFixed(3)} over the labelled questions, judged by titles`,
  );
}

/** The first words of a title, as somebody might type them: whole or not, with accents or without. */
function beginning(title: string, n: number): string {
  const words = title
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, " ")
    .trim()
    .split(/\s+/)
    .slice(0, 2 + (n % 3))
    .join(" ")
    .toLowerCase();
  return n % 2 === 0 ? words : fold(words);
}

function mistyped(text: string): string {
  const at = Math.floor(text.length / 2);
  return text.slice(0, at) + text.slice(at + 1);
}

async function relevance(
  ask: (query: Partial<JobQuery>) => Promise<{ ids: number[] }>,
  pool: pg.Pool,
): Promise<number> {
  const { rows } = await pool.query<{ id: number; title: string; places: number[] }>(
    "SELECT j.id, j.title, j.location_ids AS places FROM job_search s JOIN jobs j ON j.id = s.job_id",
  );
  const titles = new Map(rows.map((row) => [row.id, { folded: fold(row.title), places: row.places }]));
  const gain = (grades: readonly number[]) =>
    grades.slice(0, 10).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
  const measured: number[] = [];
  for (const { asked: ways, best, good, places } of intents) {
    const gradeOf = (job: { folded: string; places: number[] }) =>
      places && !job.places.some((id) => places.includes(id))
        ? 0
        : best.test(job.folded)
          ? 3
          : good?.test(job.folded)
            ? 2
            : 0;
    const grades: number[] = [];
    for (const job of titles.values()) {
      if (grades.length === 10) break;
      if (gradeOf(job) === 3) grades.push(3);
    }
    if (grades.length < 3) continue;
    const ideal = gain(grades);
    for (const keyword of ways.split("|")) {
      const { ids } = await ask({ keyword });
      measured.push(gain(ids.map((id) => gradeOf(titles.get(id)!))) / ideal);
    }
  }
  return measured.reduce((sum, value) => sum + value, 0) / measured.length;
}
