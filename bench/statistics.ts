import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { readConfig } from "#kit/config.ts";
import { type Database, openDatabase, type Reader } from "#kit/db.ts";
import { findPostgres } from "#kit/postgres.ts";
import { salaryFigures } from "#market/salaries/queries/shared/salaries.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { statisticOf } from "../src/administration/statistics/queries/statistic.ts";
import { statisticNames, statisticShapes } from "../src/administration/statistics/terms.ts";
import { openServices } from "../src/app/services.ts";
import { makeFolder } from "../test/product.ts";

const asOf = new Date();
const jobs = 100_000;
const rounds = 10;
const actor = { kind: "admin", accountId: 1, fullName: "Bench", isAdmin: true } as AdminActor;

/** SQL for a time of the last two years that depends on `n`. */
const at = sql`(${asOf}::timestamptz - make_interval(mins => (n * 7919) % 1000000))`;
const numbers = sql`generate_series(1, ${jobs}::int) n`;

/** Adds companies with published jobs, which have one or two categories and locations, and of which 70% name their salary. */
async function fillJobs(db: Reader): Promise<void> {
  await sql`INSERT INTO companies (id, name, name_key, slug, industry_ids, created_at)
    SELECT n, 'Công ty ' || n, 'cong ty ' || n, 'cong-ty-' || n, '{}', ${asOf} FROM generate_series(1, 5000) n`.execute(
    db,
  );
  const ids = (table: "categories" | "locations") =>
    sql`(SELECT array_agg(id ORDER BY id) AS ids, count(*)::int AS many FROM ${sql.table(table)})`;
  const some = (of: string, step: number) =>
    sql`ARRAY[${sql.raw(of)}.ids[n * ${sql.lit(step)} % ${sql.raw(of)}.many + 1]]
      || CASE WHEN n % 3 = 0 THEN ARRAY[${sql.raw(of)}.ids[n * 31 % ${sql.raw(of)}.many + 1]] ELSE '{}' END`;
  await sql`INSERT INTO jobs (id, company_id, status, sen_status, title, slug, category_ids, location_ids, job_level, salary_type, salary_min,
      salary_max, salary_basis, description, requirement, benefits, snippet, submitted_at, approved_at, first_approved_at, created_at, expires_at)
    SELECT n, n % 5000 + 1, 1, 1, 'Kế toán ' || n, 'ke-toan-i' || n, ${some("c", 7)}, ${some("l", 11)}, n % 6, CASE WHEN n % 10 < 7 THEN 0 ELSE 1 END,
      CASE WHEN n % 10 < 7 THEN (8 + n % 40) * 1000000 END, CASE WHEN n % 10 < 7 THEN (10 + n % 40 + n % 20) * 1000000 END,
      CASE WHEN n % 50 = 0 THEN 'net' ELSE 'gross' END, repeat('Lập báo cáo tháng và theo dõi công nợ. ', 15),
      repeat('Có kinh nghiệm. ', 10), repeat('Bảo hiểm. ', 10), repeat('Lập báo cáo ', 10), ${at}, ${at}, ${at}, ${at},
      ${asOf}::timestamptz + interval '60 days'
    FROM ${numbers} CROSS JOIN ${ids("categories")} c CROSS JOIN ${ids("locations")} l`.execute(db);
  await sql`INSERT INTO job_search (job_id, company_id, category_ids, location_ids, job_level, salary_min_vnd, salary_max_vnd, remote, hot, approved_at,
      expires_at, words)
    SELECT id, company_id, category_ids, location_ids, job_level, salary_min, salary_max, false, false, approved_at, expires_at, ''
    FROM jobs`.execute(db);
}

/** Adds two applications for each job, and an account of each second applicant. */
async function fillApplications(db: Reader): Promise<void> {
  await sql`INSERT INTO accounts (id, email, full_name, user_type, created_at, email_verified_at, utm_source)
    SELECT n, n || '@example.test', 'Lê Thị Chi', 1, ${at}, CASE WHEN n % 5 > 0 THEN ${at} + make_interval(mins => n % 3000) END,
      CASE n % 4 WHEN 0 THEN 'facebook' WHEN 1 THEN 'google' END
    FROM ${numbers}`.execute(db);
  await sql`INSERT INTO applicants (job_id, company_id, candidate_id, stage_id, rank, full_name, email, applied_at, stage_changed_at, responded_at)
    SELECT n % ${sql.lit(jobs)} + 1, 1, n, 1, n, 'Lê Thị Chi', n || '@example.test', ${at}, ${at},
      CASE WHEN n % 3 > 0 THEN ${at} + make_interval(hours => n % 400) END
    FROM generate_series(1, ${2 * jobs}::int) n`.execute(db);
}

/** Adds a decision of each job, opinions about some, threads of the inbox, and reports of jobs. */
async function fillDesk(db: Reader): Promise<void> {
  await sql`INSERT INTO job_reviews (job_id, company_id, decision, by_id, at, submitted_at)
    SELECT n, n % 5000 + 1, 'approve', n % 20 + 1, ${at}, ${at} - make_interval(mins => 30 + n % 6000) FROM ${numbers}`.execute(
    db,
  );
  await sql`INSERT INTO second_looks (review_id, agrees, note, by_id, at)
    SELECT r.id, r.id % 9 > 0, 'Lương sai', 21, r.at + interval '1 day' FROM job_reviews r WHERE r.id % 20 = 0`.execute(
    db,
  );
  await sql`INSERT INTO support_threads (kind, name, language, search_key, created_at, last_message_at, status, job_id, report_reason_id,
      outcome, closed_at)
    SELECT CASE WHEN n % 4 = 0 THEN 'job_report' ELSE 'contact' END, 'Lan', 1, 'lan', ${at}, ${at} + interval '2 hours', 'closed',
      CASE WHEN n % 4 = 0 THEN n END, CASE WHEN n % 4 = 0 THEN n % 6 + 1 END,
      CASE WHEN n % 8 = 0 THEN 'suspended' WHEN n % 4 = 0 THEN 'dismissed' END, ${at} + make_interval(mins => n % 6000)
    FROM ${numbers}`.execute(db);
  await sql`INSERT INTO support_messages (thread_id, sender, text, at)
    SELECT t.id, m.sender, 'Chào', t.created_at + make_interval(mins => m.minutes)
    FROM support_threads t CROSS JOIN (VALUES ('visitor', 0), ('visitor', 5), ('staff', 120)) m (sender, minutes)`.execute(
    db,
  );
}

/** Fills the tables that statistics read, without triggers and foreign keys: other tables stay empty. */
async function fill(db: Reader): Promise<void> {
  await sql`SET session_replication_role = replica`.execute(db);
  await fillJobs(db);
  await fillApplications(db);
  await fillDesk(db);
  await sql`RESET session_replication_role`.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
}

/** Returns how many milliseconds a process has run on a processor, which a busy machine does not change much. */
const processorOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[rounds / 2]!.toFixed(0);

/** Prints the medians of a read: its time, and the processor time of the database. */
async function measure(pid: number, what: string, read: () => Promise<unknown>): Promise<void> {
  const [times, busy]: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds; n++) {
    const [begin, before] = [performance.now(), processorOf(pid)];
    await read();
    times.push(performance.now() - begin);
    busy.push(processorOf(pid) - before);
  }
  console.log(`| ${what} | ${median(times)} | ${median(busy)} |`);
}

/** Measures the reads whose names begin with `only`. The database has one connection, so that its process does all the work. */
async function measureAll({ db }: Database, only: string): Promise<void> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
  const reads: [string, () => Promise<unknown>][] = [];
  for (const name of statisticNames)
    for (const by of statisticShapes[name].by)
      for (const period of name === "market" ? (["this_month"] as const) : (["last_month", "all"] as const))
        reads.push([
          `${name} by ${by}, ${name === "market" ? "now" : period}`,
          () => statisticOf(db, actor, name, { period, by, asOf } as Parameters<typeof statisticOf>[3]),
        ]);
  for (const by of ["category", "location", "level"] as const)
    reads.push([`salaries by ${by}`, () => salaryFigures(db, { by }, asOf)]);
  reads.push([
    "salaries by level, of a category in a location",
    () => salaryFigures(db, { by: "level", category_id: 6, location_id: 27 }, asOf),
  ]);
  console.log("| read | p50 ms | processor of the database, p50 ms |\n|---|--:|--:|");
  for (const [what, read] of reads) if (what.startsWith(only)) await measure(rows[0]!.pid, what, read);
}

/** Fills a market and the desk of its administrators, and prints how long statistics and salaries take, one after the other. */
export async function benchStatistics(only: string): Promise<void> {
  const folder = await makeFolder("statistics");
  const config = readConfig({ DATA_DIR: folder, DEMO: "0", RATE_LIMIT: "0", LOG_LEVEL: "error" });
  const running = await openServices(config, "web");
  try {
    const url = (await findPostgres(join(folder, "postgres"))) ?? "";
    // Filling the market takes longer than the statement timeout of requests.
    const database = openDatabase(`${url}?statement_timeout=0`, { size: 1 });
    await database.db.connection().execute((connection) => fill(connection));
    await measureAll(database, only);
    await database.close();
  } finally {
    await running.close();
    await rm(folder, { recursive: true, force: true });
  }
}
