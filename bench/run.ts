import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Database, openDatabase } from "#kit/db.ts";
import { findPostgres } from "#kit/postgres.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { makeFolder, startProduct, stopProduct } from "../test/product.ts";
import { tokenOf } from "../test/session.ts";
import { boardStages } from "./applicants.ts";
import { changeJob, startReindex } from "./changes.ts";
import { fillMarket } from "./fill.ts";
import { measure, type Target } from "./measure.ts";
import { postmasterOf, spentBy } from "./processor.ts";
import { machine, tableHead, tableRow } from "./report.ts";
import { benchJob, boardRecruiter, candidateAccount, candidates } from "./rows.ts";
import { type Market, type Scenario, scenarios } from "./scenarios.ts";
import { atStart } from "./searches.ts";

/**
 * Measures the product as an operator runs it, on a market of its own:
 *   npm run bench                                       10,000 and 100,000 jobs
 *   npm run bench -- --jobs 10000 --seconds 3 --only search
 *   npm run bench -- --jobs 10000 --cpu-prof /tmp/prof  the same, with a processor profile of the server
 *   npm run bench -- lighthouse                         scores of Lighthouse for public pages, and their times on a slow phone
 *   npm run bench -- search-real [SIZE …]               quality and latency of searches over the real ads of ../shared/data
 *   npm run bench -- search-real quality                only the quality of these searches
 *   npm run bench -- search-real quality --only several --folder /tmp/ads --filter "kế toán"
 *                                                       only queries of several things with this text; the
 *                                                       imported ads are stored in the folder for the next run,
 *                                                       which indexes them again unless it has --as-stored
 *   npm run bench -- page-cost [SECONDS]                cost of an uncached page, by its parts
 *   npm run bench -- mails                              rate of mails, and the delay of proof mails behind a backlog
 *   npm run bench -- alerts                             time for a run of 100,000 job alerts
 *   npm run bench -- online-cv                          time for online CVs as PDF, and for other pages meanwhile
 *   npm run bench -- statements [texts]                 number of SQL statements of each command; with `texts`, their texts
 *   npm run bench -- people-search [PEOPLE]             searches of an agency's people, 300,000 of them unless said otherwise
 *   npm run bench -- statistics [BEGINNING]             administrators' statistics and advertised salaries of 100,000 jobs
 *   npm run bench -- people-lists [PEOPLE] [APPLICANTS] candidate list, quick search and search of profiles; 300,000 and 50,000
 *   npm run bench -- memory [REQUESTS]                  memory of a server over 21,000 requests of every kind
 * The exit code is 1 when a request got an answer of 500 or above, or no answer.
 */
if (process.argv[2] === "lighthouse") {
  const { auditPages } = await import("./lighthouse.ts");
  process.exit((await auditPages(new Date(), process.argv[3])) > 0 ? 1 : 0);
}
if (process.argv[2] === "page-cost") {
  // React selects its code by NODE_ENV when it is loaded.
  process.env.NODE_ENV = "production";
  const { pageCost } = await import("./page-cost.ts");
  await pageCost(new Date(), Number(process.argv[3] ?? 5));
  process.exit();
}
if (process.argv[2] === "mails") {
  const { benchMails } = await import("./mails.ts");
  await benchMails(new Date());
  process.exit();
}
if (process.argv[2] === "people-search") {
  const { benchPeopleSearch } = await import("./people-search.ts");
  await benchPeopleSearch(Number(process.argv[3] ?? 300_000));
  process.exit();
}
if (process.argv[2] === "statistics") {
  const { benchStatistics } = await import("./statistics.ts");
  await benchStatistics(process.argv[3] ?? "");
  process.exit();
}
if (process.argv[2] === "people-lists") {
  const { benchPeopleLists } = await import("./people-lists.ts");
  await benchPeopleLists(Number(process.argv[3] ?? 300_000), Number(process.argv[4] ?? 50_000));
  process.exit();
}
if (process.argv[2] === "alerts") {
  const { benchAlerts } = await import("./alerts.ts");
  await benchAlerts(new Date());
  process.exit();
}
if (process.argv[2] === "statements") {
  const { benchStatements } = await import("./statements.ts");
  await benchStatements(process.argv[3] === "texts");
  process.exit();
}
if (process.argv[2] === "memory") {
  const { benchMemory } = await import("./memory.ts");
  process.exit((await benchMemory(new Date(), Number(process.argv[3] ?? 21_000))) ? 0 : 1);
}
if (process.argv[2] === "online-cv") {
  const { benchOnlineCv } = await import("./online-cv.ts");
  await benchOnlineCv(new Date());
  process.exit();
}
if (process.argv[2] === "search-real") {
  const { searchReal } = await import("./search-real.ts");
  const { positionals, values: options } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: {
      only: { type: "string" },
      filter: { type: "string" },
      folder: { type: "string" },
      "as-stored": { type: "boolean" },
    },
  });
  const sizes = positionals[0] === "quality" ? [] : positionals.map(Number);
  const isAll = positionals.length === 0;
  await searchReal(isAll ? [10_000, 100_000, 1_000_000] : sizes, {
    only: options.only === "single" || options.only === "several" ? options.only : undefined,
    filter: options.filter,
    folder: options.folder,
    asStored: options["as-stored"],
  });
  process.exit();
}
const { values } = parseArgs({
  options: {
    jobs: { type: "string", multiple: true, default: ["10000", "100000"] },
    seconds: { type: "string", default: "8" },
    only: { type: "string", default: "" },
    "cpu-prof": { type: "string" },
  },
});
const sizes = [...new Set(values.jobs.map(Number))].sort((a, b) => a - b);
const seconds = Number(values.seconds);
if (![...sizes, seconds].every((value) => Number.isInteger(value) && value > 0)) {
  console.error("--jobs and --seconds are whole numbers above 0");
  process.exit(1);
}

const secret = "a secret that only the bench knows, 32+";
const started = new Date();
const profile = values["cpu-prof"];
const nodeArgs = profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}`] : [];
const folder = await makeFolder("bench");
const start = (args: string[] = []) =>
  startProduct(folder, { SESSION_SECRET: secret }, { nodeArgs, args: ["--role=all", ...args] });
const startSeconds = 15;
/** Scenarios that are measured again with two server processes. */
const withTwo = ["job list page, each another", "search call, repeated keywords"];
let product = await start();
// An interrupted benchmark stops its servers.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    await stopProduct(product);
    await rm(folder, { recursive: true, force: true });
    process.exit(130);
  });
let broken = 0;
let url = "";
let database: Database | undefined;
try {
  url = (await findPostgres(join(folder, "postgres"))) ?? "";
  // Filling the market takes longer than the statement timeout of requests.
  const openUnhurried = () => openDatabase(`${url}?statement_timeout=0`, { size: 4 });
  database = openUnhurried();
  console.log(machine(started));
  let filled = 0;
  for (const jobs of sizes) {
    const began = performance.now();
    await fillMarket(url, database, filled, jobs, started);
    const took = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `\n${jobs.toLocaleString("en")} jobs (filled in ${took} s), ${seconds} s each\n\n${tableHead()}`,
    );
    const market = await openMarket(database, filled, jobs);
    // A real market does not grow this fast, so the server starts again with the filled market.
    await database.close();
    await stopProduct(product);
    product = await start();
    database = openUnhurried();
    if (atStart().name.includes(values.only)) {
      const measured = await measure(await targetOf(database), atStart(), startSeconds);
      broken += measured.broken;
      console.log(tableRow(atStart(), measured));
    }
    broken += await run(database, scenarios(market));
    await database.close();
    await stopProduct(product);
    product = await start(["--processes=2"]);
    database = openUnhurried();
    const again = scenarios(market).filter(({ name }) => withTwo.includes(name));
    broken += await run(
      database,
      again.map((row) => ({ ...row, name: `${row.name}, two processes` })),
    );
    filled = jobs;
  }
} finally {
  await database?.close();
  const code = await stopProduct(product);
  if (code !== 0) console.error(`The server ended with ${code}:\n${product.output()}`);
  await rm(folder, { recursive: true, force: true });
}
if (broken > 0) {
  console.error(`\n${broken} calls were answered with 500 or above, or not at all:\n${product.output()}`);
  process.exitCode = 1;
}

async function run(db: Database, rows: Scenario[]): Promise<number> {
  let count = 0;
  const target = await targetOf(db);
  const waited = await untilRested(target);
  console.log(`| (the database rests ${waited.toFixed(0)} s after the start) | | | | | | | | | |`);
  for (const scenario of rows.filter(({ name }) => name.includes(values.only))) {
    let changed = benchJob(0);
    const load =
      scenario.writes === "one before each"
        ? { ...scenario, before: () => changeJob(db, changed++) }
        : scenario;
    await measure(target, load, Math.min(2, seconds));
    const stop = scenario.writes === "reindex" ? await startReindex(`${url}?statement_timeout=0`) : null;
    const measured = await measure(target, load, seconds);
    await stop?.();
    count += measured.broken;
    console.log(tableRow(scenario, measured));
  }
  return count;
}

async function targetOf(db: Database): Promise<Target> {
  return { url: product.url, servers: product.servers(), postmaster: await postmasterOf(db) };
}

/** Waits until a started server has warmed its caches. @returns the duration in seconds */
async function untilRested({ servers, postmaster }: Target): Promise<number> {
  const began = performance.now();
  for (let before = spentBy(servers, postmaster); before; ) {
    await sleep(1000);
    const now = spentBy(servers, postmaster);
    if (!now || now.database - before.database < 50 || performance.now() - began > 300_000) break;
    before = now;
  }
  return (performance.now() - began) / 1000;
}

async function openMarket(db: Database, firstJob: number, jobs: number): Promise<Market> {
  const slugs = await db.pool.query<{ slug: string }>("SELECT slug FROM jobs ORDER BY id LIMIT 20000");
  const keys = tokenKeys(secret);
  const token = (id: number) => tokenOf(db, keys, id, new Date());
  const candidateTokens: string[] = [];
  for (let n = 0; n < candidates; n++) candidateTokens.push(await token(candidateAccount(n)));
  return {
    firstJob,
    jobs,
    slugs: slugs.rows.map((row) => row.slug),
    candidateTokens,
    recruiterToken: await token(boardRecruiter),
    board: await boardStages(db),
  };
}
