import { type RawBuilder, sql } from "kysely";
import { during, grouped, monthOf, rowsOf } from "#hiring/reports/queries/shared/grouped.ts";
import type { Reader } from "#kit/db.ts";
import { isOpen } from "#market/job-search/live-rows.ts";
import { answerDays, cellFewest } from "../terms.ts";
import { inFilters, jobGroup, jobKeys, type Statistic, type StatisticRows } from "./scope.ts";

/** SQL for applicants `a` who applied themselves: those whom a workspace adds count as answered when they are added. */
const applied = sql<boolean>`(a.responded_at IS NULL OR a.responded_at > a.applied_at)`;

/**
 * Returns the live jobs and the applications for them. A job of several categories or locations counts in each. Jobs with the same
 * categories and locations are counted together first, because few of these lists differ.
 */
export async function market(db: Reader, statistic: Statistic): Promise<StatisticRows> {
  const { by, asOf } = statistic;
  const live = sql`SELECT row_number() OVER () AS id, s.category_ids, s.location_ids, count(*) AS live, sum(p.count) AS applications
    FROM job_search s LEFT JOIN applications p ON p.id = s.job_id
    WHERE ${isOpen(asOf)} AND ${inFilters(statistic, sql`s`)} GROUP BY s.category_ids, s.location_ids`;
  const of = (what: "category" | "location") => jobKeys(what, sql`SELECT * FROM live`);
  const keys: RawBuilder<unknown> =
    by === "cell"
      ? sql`SELECT c.id, c.key, l.key AS other FROM (${of("category")}) c JOIN (${of("location")}) l USING (id)`
      : sql`SELECT k.id, k.key, NULL::int AS other FROM (${of(by as "category" | "location")}) k`;
  const { rows } = await sql<{ key: string; live: number; applications: number }>`
    WITH applications AS (SELECT a.job_id AS id, count(*) FROM applicants a WHERE ${applied} GROUP BY a.job_id),
    live AS MATERIALIZED (${live})
    SELECT concat_ws('/', k.key, k.other) AS key, sum(s.live)::int AS live, coalesce(sum(s.applications), 0)::int AS applications
    FROM (${keys}) k JOIN live s USING (id) GROUP BY k.key, k.other`.execute(db);
  const shown = by === "cell" ? rows.filter((row) => row.live >= cellFewest) : rows;
  const groups = shown.map(({ key, live: jobs, applications }) => ({
    key,
    v: [jobs, applications, applications / jobs],
  }));
  return { ...rowsOf(by, groups), total: null, hidden: rows.length - shown.length };
}

/** Returns the registrations of the period by their source, and how many confirmed their email address. */
export async function registrations(db: Reader, statistic: Statistic): Promise<StatisticRows> {
  const { by } = statistic;
  const at = sql`a.created_at`;
  const source = sql`coalesce(nullif(left(lower(trim(a.utm_source)), 50), ''),
    CASE WHEN a.referral_id IS NOT NULL THEN 'referral' WHEN a.from_product IS NOT NULL THEN 'product' ELSE 'direct' END)`;
  const key = by === "source" ? source : by === "account" ? sql`a.user_type::text` : monthOf(statistic, at);
  const rows = sql`SELECT ${key} AS key, a.email_verified_at - ${at} AS took FROM accounts a
    WHERE a.deleted_at IS NULL AND a.user_type IN (1, 2) AND ${during(statistic, at)}`;
  const share = (condition: RawBuilder<unknown>) =>
    sql`100.0 * count(*) FILTER (WHERE ${condition}) / nullif(count(*), 0)`;
  const { rows: groups } = await grouped(rows, [
    sql`count(*)`,
    share(sql`g.took <= interval '24 hours'`),
    share(sql`g.took IS NOT NULL`),
  ]).execute(db);
  return rowsOf(by, groups);
}

/** Returns when employers answer the applications of the period. */
export async function response(db: Reader, statistic: Statistic): Promise<StatisticRows> {
  const { by, asOf } = statistic;
  const at = sql`a.applied_at`;
  const group = jobGroup(statistic, at, sql`a.id`);
  const week = sql`make_interval(days => ${sql.lit(answerDays)})`;
  const rows = sql`SELECT ${group.distinct} ${group.key} AS key, extract(epoch FROM a.responded_at - ${at})::float8 / 86400 AS days,
      CASE WHEN a.responded_at <= ${at} + ${week} THEN true WHEN ${at} + ${week} <= ${asOf} THEN false END AS in_week,
      a.outcome = 'rejected' AND a.responded_at IS NULL AS without
    FROM applicants a JOIN jobs j ON j.id = a.job_id ${group.join}
    WHERE ${during(statistic, at)} AND ${applied} AND ${inFilters(statistic, sql`j`)}`;
  const { rows: groups } = await grouped(rows, [
    sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY g.days)`,
    sql`100.0 * count(*) FILTER (WHERE g.in_week) / nullif(count(g.in_week), 0)`,
    sql`100.0 * count(*) FILTER (WHERE g.without) / nullif(count(*), 0)`,
    sql`count(*)`,
  ]).execute(db);
  return rowsOf(by, groups);
}
