import { sql } from "kysely";
import { during, grouped, monthOf, rowsOf } from "#hiring/reports/queries/shared/grouped.ts";
import type { Reader } from "#kit/db.ts";
import { inFilters, jobGroup, jobKeys, type Statistic, type StatisticRows } from "./scope.ts";

/** Returns the reports of jobs of the period, their number for 1,000 jobs, and how they were decided. */
export async function safety(db: Reader, statistic: Statistic): Promise<StatisticRows> {
  const { by } = statistic;
  const at = sql`t.created_at`;
  const group = jobGroup(statistic, at, sql`t.id`);
  const rows = sql`SELECT ${group.distinct} ${by === "reason" ? sql`t.report_reason_id::text` : group.key} AS key,
      t.outcome IN ('suspended', 'closed') AS confirmed, extract(epoch FROM t.closed_at - ${at})::float8 / 3600 AS hours
    FROM support_threads t JOIN jobs j ON j.id = t.job_id ${group.join}
    WHERE t.kind = 'job_report' AND ${during(statistic, at)} AND ${inFilters(statistic, sql`j`)}`;
  const [{ rows: groups }, published] = await Promise.all([
    grouped(rows, [
      sql`count(*)`,
      sql`100.0 * count(*) FILTER (WHERE g.confirmed) / nullif(count(g.confirmed), 0)`,
      sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY g.hours) FILTER (WHERE g.confirmed)`,
    ]).execute(db),
    publishedJobs(db, statistic),
  ]);
  return rowsOf(
    by,
    groups.map(({ key, v }) => {
      const jobs = key === null ? published.all : published.jobsOf(key);
      return { key, v: [jobs > 0 ? (1000 * (v[0] ?? 0)) / jobs : null, ...v] };
    }),
  );
}

/** Returns the number of jobs that were published at some time of the period, and of each month or category. */
async function publishedJobs(db: Reader, statistic: Statistic) {
  const { by, range } = statistic;
  const ended = sql`least(j.closed_at, j.expires_at)`;
  const published = sql`j.approved_at < ${range.to} AND (${ended} IS NULL OR ${ended} >= ${range.from})
    AND ${inFilters(statistic, sql`j`)}`;
  const begun = monthOf(statistic, sql`greatest(j.approved_at, ${range.from})`);
  const over = sql<string | null>`CASE WHEN ${ended} < ${range.to} THEN ${monthOf(statistic, ended)} END`;
  const { rows } = await sql<{ begun: string; over: string | null; count: number }>`
    SELECT ${begun} AS begun, ${over} AS over, count(*)::int AS count FROM jobs j WHERE ${published} GROUP BY 1, 2`.execute(
    db,
  );
  const sum = (counts: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((total, row) => (counts(row) ? total + row.count : total), 0);
  const all = sum(() => true);
  if (by === "category") {
    const jobs = sql`SELECT j.id, j.category_ids, j.location_ids FROM jobs j WHERE ${published}`;
    const { rows: counts } = await sql<{ key: string; count: number }>`
      SELECT k.key::text AS key, count(*)::int AS count FROM (${jobKeys("category", jobs)}) k GROUP BY 1`.execute(
      db,
    );
    const byKey = new Map(counts.map(({ key, count }) => [key, count]));
    return { all, jobsOf: (key: string) => byKey.get(key) ?? 0 };
  }
  // Of a month are the jobs that were published before its end, without those that ended before its beginning.
  const inMonth = (month: string) =>
    sum((row) => row.begun <= month && (row.over === null || row.over >= month));
  return { all, jobsOf: (key: string) => (by === "reason" ? all : inMonth(key)) };
}
