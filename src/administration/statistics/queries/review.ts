import { sql } from "kysely";
import { during, grouped, monthOf, rowsOf } from "#hiring/reports/queries/shared/grouped.ts";
import type { Reader } from "#kit/db.ts";
import { reviewDays } from "#market/jobs/terms.ts";
import { officeDays, officeHoursOf, workingDaysAfter } from "./office.ts";
import { inFilters, jobGroup, type Statistic, type StatisticRows } from "./scope.ts";

/** Returns the office hours for which jobs waited for the decisions of the period. */
export async function review(db: Reader, statistic: Statistic): Promise<StatisticRows> {
  const { by, range } = statistic;
  const at = sql`r.at`;
  const group = jobGroup(statistic, at, sql`r.id`);
  const key = by === "reviewer" ? sql`r.by_id::text` : group.key;
  const { rows: bounds } = await sql<{ first: Date | null }>`
    SELECT min(r.submitted_at) AS first FROM job_reviews r WHERE ${during(statistic, at)}`.execute(db);
  const office = await officeDays(
    db,
    bounds[0]?.first ?? range.from,
    new Date(Math.min(+range.to, +statistic.asOf)),
  );
  const submitted = sql`r.submitted_at`;
  const rows = sql`SELECT ${group.distinct} ${key} AS key, ${officeHoursOf(submitted, at)} AS hours,
      ${at} <= ${workingDaysAfter(submitted, reviewDays)} AS in_time
    FROM job_reviews r JOIN jobs j ON j.id = r.job_id CROSS JOIN office ${group.join}
    WHERE ${during(statistic, at)} AND ${inFilters(statistic, sql`j`)}`;
  const values = [
    sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY g.hours)`,
    sql`percentile_cont(0.9) WITHIN GROUP (ORDER BY g.hours)`,
    sql`100.0 * count(*) FILTER (WHERE g.in_time) / nullif(count(g.in_time), 0)`,
    sql`count(*)`,
  ];
  const { rows: groups } = await sql<{ key: string | null; v: (number | null)[] }>`
    WITH ${office} ${grouped(rows, values)}`.execute(db);
  return rowsOf(by, groups);
}

/**
 * Returns how often second looks agreed with decisions. Opinions about a reviewer are for this reviewer alone (decision 161):
 * of rows by reviewer there is the reader's, and a month has a share when its looks are at decisions of at least two other
 * reviewers, or of the reader alone.
 */
export async function agreement(db: Reader, statistic: Statistic): Promise<StatisticRows> {
  const { by, actor } = statistic;
  const own = sql`g.by_id IS NOT DISTINCT FROM ${actor.accountId}`;
  const isReviewers = by === "reviewer";
  const key = isReviewers ? sql`r.by_id::text` : monthOf(statistic, sql`s.at`);
  const rows = sql`SELECT ${key} AS key, s.agrees, r.by_id
    FROM second_looks s JOIN job_reviews r ON r.id = s.review_id JOIN jobs j ON j.id = r.job_id
    WHERE ${during(statistic, sql`s.at`)} AND ${inFilters(statistic, sql`j`)}
      AND ${isReviewers ? sql`r.by_id = ${actor.accountId}` : sql`true`}`;
  const isSafe = sql`count(DISTINCT g.by_id) FILTER (WHERE NOT ${own}) <> 1 AND count(g.by_id) = count(*)`;
  const { rows: groups } = await grouped(rows, [
    sql`CASE WHEN ${isSafe} THEN 100.0 * count(*) FILTER (WHERE g.agrees) / nullif(count(*), 0) END`,
    sql`count(*)`,
  ]).execute(db);
  const result = rowsOf(by, groups);
  // A hidden month could be computed from the share of all months.
  const isComplete = result.rows.every(({ values }) => values[0] !== null);
  return isComplete ? result : { rows: result.rows, total: null };
}
