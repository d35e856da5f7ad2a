import type { Database } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import type { JobIndex, JobQuery } from "#market/job-search/job-index.ts";
import { changeJob, startReindex } from "./changes.ts";

/** Number of title beginnings that are searched in the first seconds, and again afterwards. */
const asked = 1500;
const atOnce = 10;
/** The first seconds after a start, for which quality §P1 has its own limit. */
const startMs = 15_000;
const fewWrites = 300;
const reindexMs = 8000;

const hostile = [
  "a & | ! b",
  "'ke' <-> 'toan':*",
  "((((",
  "x".repeat(10_000),
  "kế ".repeat(3000),
  "😀 👩‍👩‍👧",
  "\u202Eتشغيل",
  "\ud800 kế",
  "'; DROP TABLE jobs; --",
  "<script>alert(1)</script>",
  "\u0000",
  "... --- ,,, !!!",
  "nhan vien kinh doanh ban hang tu van khach hang o ha noi luong cao",
  "nhan vien kinh doanh ban hang tu van khach hang ke toan truong phong du an ".repeat(4),
];
const oneSyllable = [
  "a",
  "e",
  "c",
  "an",
  "ba",
  "kế",
  "ke",
  "nhan",
  "viên",
  "lam",
  "co",
  "thu",
  "kho",
  "may",
  "hang",
];
const stopWords = [
  "và",
  "của",
  "các",
  "the",
  "and",
  "in",
  "for",
  "viec lam",
  "tuyển dụng",
  "việc",
  "jobs",
  "with you",
  "làm việc",
];

interface Real {
  index: JobIndex;
  database: Database;
  databaseUrl: string;
  size: number;
  /** True where the market is at least as large as the set of real ads. A smaller market lacks some of them. */
  hasAllAds: boolean;
}

type Call = () => Promise<unknown>;

/**
 * Prints the latency of searches at a market size.
 * @returns the p50 of a new keyword in milliseconds
 */
export async function reportLatency({
  index,
  database,
  databaseUrl,
  size,
  hasAllAds,
}: Real): Promise<number> {
  const asOf = new Date();
  const ask = (query: Partial<JobQuery>) =>
    index.search(database.db, { offset: 0, limit: 10, asOf, ...query });
  const all = await beginningsOfTitles(database, 2 * asked);
  const [early, phrases] = [all.filter((_, i) => i % 2 === 0), all.filter((_, i) => i % 2 === 1)];
  const began = performance.now();
  await ask({});
  const loaded = performance.now() - began;
  console.log(`\n${size.toLocaleString("en")} jobs, loaded in ${loaded.toFixed(0)} ms\n`);
  console.log("| search | calls | p50 ms | p99 ms | most ms | to reach |\n|---|--:|--:|--:|--:|---|");
  const millions = size >= 1_000_000;
  const p1 = (text: string) => (size === 100_000 ? text : "");
  const first = await timed(
    early.map((keyword) => () => ask({ keyword })),
    startMs,
  );
  row("in the first 15 s after a start", first, p1("p99 ≤ 150"));
  const fresh = await timed(phrases.map((keyword) => () => ask({ keyword })));
  row("a keyword for the first time", fresh, p1("p50 ≤ 3, p99 ≤ 12") || (millions ? "p99 ≤ 150" : ""));
  if (size >= 100_000) {
    await reportKinds({ index, database, ask, phrases, p1 });
  }
  for (const [name, keywords] of Object.entries({
    hostile,
    "one syllable": oneSyllable,
    "stop words alone": stopWords,
  })) {
    const calls = keywords.flatMap((keyword) => [
      () => ask({ keyword }),
      () => ask({ keyword: `${keyword} kế toán` }),
    ]);
    row(`${name}, alone and before a keyword`, await timed(calls), p1("most < 100"));
  }
  if (hasAllAds && !millions) await underWrites(ask, phrases, { database, databaseUrl }, p1);
  console.log(
    `\n${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB in this process, with the texts of all titles`,
  );
  return at(fresh, 0.5);
}

/** Measures further kinds of searches, each kind with all phrases. */
async function reportKinds({
  index,
  database,
  ask,
  phrases,
  p1,
}: Pick<Real, "index" | "database"> & {
  ask: (query: Partial<JobQuery>) => Promise<unknown>;
  phrases: readonly string[];
  p1: (text: string) => string;
}): Promise<void> {
  row("the same again", await timed(phrases.map((keyword) => () => ask({ keyword }))), "");
  const placed = phrases.map((keyword, i) => () => ask({ keyword, ...placeAndCategory(i) }));
  row("with place and category", await timed(placed), p1("p99 ≤ 25"));
  const other = phrases.map(
    (keyword) => () => ask({ keyword: fold(keyword).split(" ").reverse().join(" ") }),
  );
  row(
    "ten at a time, the words turned round",
    await timed(other, Number.POSITIVE_INFINITY, atOnce),
    p1("p99 ≤ 50"),
  );
  const filters = phrases.map(
    (_, i) => () => ask({ locationIds: [1 + (i % 60)], jobTypes: [i % 2], salaryMin: i * 10_000 }),
  );
  row("filters without a keyword", await timed(filters), "");
  row(
    "typos",
    await timed(phrases.slice(0, 300).map((keyword) => () => ask({ keyword: mistyped(keyword) }))),
    "",
  );
  const typed = phrases
    .slice(0, 100)
    .flatMap((text) => Array.from({ length: Math.min(12, text.length) }, (_, n) => text.slice(0, n + 1)));
  row(
    "suggestions while typing",
    await timed(typed.map((text) => () => index.suggest(database.db, text, 8))),
    "",
  );
}

/** Measures searches while jobs change: while one job changes before each search, then while all rows are rewritten. */
async function underWrites(
  ask: (query: Partial<JobQuery>) => Promise<unknown>,
  phrases: readonly string[],
  { database, databaseUrl }: Pick<Real, "database" | "databaseUrl">,
  p1: (text: string) => string,
): Promise<void> {
  const { rows } = await database.pool.query<{ id: number }>(
    `SELECT id FROM jobs WHERE source_ref IS NOT NULL ORDER BY id LIMIT ${fewWrites}`,
  );
  const changed: number[] = [];
  for (const [i, { id }] of rows.entries()) {
    await changeJob(database, id);
    changed.push(...(await timed([() => ask({ keyword: phrases[i] })])));
  }
  row(
    "one job changed before each",
    changed.sort((a, b) => a - b),
    p1("p99 ≤ 50"),
  );
  const stop = await startReindex(databaseUrl);
  const during = await timed(
    phrases.map((keyword) => () => ask({ keyword })),
    reindexMs,
  );
  await stop();
  row("during a reindex", during, p1("p99 ≤ 150"));
}

/** Returns the milliseconds of each call, ascending. */
async function timed(
  calls: readonly Call[],
  mostMs = Number.POSITIVE_INFINITY,
  atATime = 1,
): Promise<number[]> {
  const taken: number[] = [];
  const until = performance.now() + mostMs;
  const waiting = calls.values();
  const run = async () => {
    for (const call of waiting) {
      const from = performance.now();
      if (from > until) return;
      await call();
      taken.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atATime }, run));
  return taken.sort((a, b) => a - b);
}

const at = (taken: readonly number[], share: number) =>
  taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Number.NaN;

function row(name: string, taken: readonly number[], wanted: string): void {
  const cells = [0.5, 0.99, 1].map((share) => at(taken, share).toFixed(1));
  console.log(`| ${[name, taken.length, ...cells, wanted].join(" | ")} |`);
}

async function beginningsOfTitles({ pool }: Database, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ title: string }>(
    "SELECT title FROM jobs WHERE source_ref IS NOT NULL ORDER BY id",
  );
  const every = Math.max(1, Math.floor(rows.length / count));
  return rows.filter((_, i) => i % every === 0).map(({ title }, i) => beginning(title, i >> 1));
}

/** Returns the first words of a title as visitors type them: complete or not, with or without accents. */
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
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + text.slice(middle + 1);
}

const placeAndCategory = (i: number): Partial<JobQuery> => ({
  locationIds: [[27, 22, 14][i % 3]!],
  categoryIds: [[36, 6, 61, 37][i % 4]!],
});
