import { type RawBuilder, sql } from "kysely";
import { endedOrders } from "#agency/job-orders/terms.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { type AgencyReport, during, grouped, monthOf, type ReportRows, rowsOf } from "./base.ts";

/**
 * Selects orders with their key. Orders have no shares: the person of an order is its lead, and members see the orders that they
 * lead or recruit for and those of the clients whose AM they are.
 */
function orders(
  report: AgencyReport,
  {
    at,
    columns,
    where,
  }: { at: RawBuilder<unknown>; columns: RawBuilder<unknown>; where: RawBuilder<unknown> },
) {
  const { by, memberId, actor } = report;
  const key = { month: monthOf(report, at), person: sql`j.owner_id::text`, client: sql`o.client_id::text` }[
    by as "month" | "person" | "client"
  ];
  const own =
    memberId === null
      ? sql`true`
      : sql`(j.owner_id = ${memberId} OR ${memberId}::bigint = ANY (j.recruiter_ids) OR c.am_id = ${memberId})`;
  return sql`SELECT ${key} AS key, ${columns} FROM job_orders o
    JOIN jobs j ON j.id = o.job_id JOIN clients c ON c.id = o.client_id
    WHERE o.agency_id = ${actor.agencyId} AND ${own} AND ${where} AND ${during(report, at)}`;
}

const seconds = 86_400;

/**
 * Returns the orders of the period that were filled ÷ those that ended, and the median days from the opening of filled orders to
 * the acceptance of their offers.
 */
export async function fill(db: Reader, report: AgencyReport): Promise<ReportRows> {
  const ended = orders(report, {
    at: sql`o.ended_at`,
    where: sql`o.status IN ${literals(endedOrders)}`,
    columns: sql`o.id, o.status, o.job_id, o.opened_at`,
  });
  // Each acceptance is a row, so an order with several has a row for each, and one without has a row too.
  const rows = sql`
    SELECT e.key, e.id, e.status, CASE WHEN e.status = 'filled'
      THEN extract(epoch FROM x.at - e.opened_at)::float8 / ${sql.lit(seconds)} END AS days
    FROM (${ended}) e LEFT JOIN activities x ON x.job_id = e.job_id AND x.kind = 'offer_status'
      AND x.data->>'status' = 'accepted' AND x.at >= e.opened_at`;
  const count = (status: string) => sql`count(DISTINCT g.id) FILTER (WHERE g.status = ${status})`;
  const { rows: groups } = await grouped(rows, [
    sql`100.0 * ${count("filled")} / nullif(count(DISTINCT g.id), 0)`,
    ...endedOrders.map(count),
    sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY g.days)`,
  ]).execute(db);
  return rowsOf(report.by, groups);
}

/** SQL for the days for which order `o` was on hold between its opening and its first CV, from the log. */
const heldDays = sql`coalesce((
  SELECT sum(extract(epoch FROM least(coalesce(h.until, o.first_cv_at), o.first_cv_at) - h.at)) / ${sql.lit(seconds)}
  FROM (SELECT e.at, e.data->>'to' AS status, lead(e.at) OVER (ORDER BY e.at, e.id) AS until FROM activities e
    WHERE e.job_id = o.job_id AND e.kind = 'order_status' AND e.at >= o.opened_at) h
  WHERE h.status = 'on_hold' AND h.at < o.first_cv_at), 0)`;

/**
 * Returns the time from the opening to the first submission, without holds, of the orders that were opened in the period; and the
 * promised first CVs that were in time, of those that were sent or due.
 */
export async function firstCv(db: Reader, report: AgencyReport): Promise<ReportRows> {
  const rows = orders(report, {
    at: sql`o.opened_at`,
    where: sql`(o.first_cv_at IS NOT NULL OR o.first_cv_due_at <= ${report.asOf})`,
    columns: sql`o.first_cv_at < o.first_cv_due_at AS kept,
      extract(epoch FROM o.first_cv_at - o.opened_at)::float8 / ${sql.lit(seconds)} - ${heldDays} AS days`,
  });
  const kept = sql`count(*) FILTER (WHERE g.kept)`;
  const { rows: groups } = await grouped(rows, [
    sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY g.days)`,
    sql`percentile_cont(0.9) WITHIN GROUP (ORDER BY g.days)`,
    sql`count(*)`,
    kept,
    sql`100.0 * ${kept} / nullif(count(*), 0)`,
  ]).execute(db);
  return rowsOf(report.by, groups);
}
