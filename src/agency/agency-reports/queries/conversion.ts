import { type RawBuilder, sql } from "kysely";
import { leaveReasons } from "#agency/placements/terms.ts";
import type { Reader } from "#kit/db.ts";
import { startOf } from "#people/companies/pipeline.ts";
import { progress, weighted } from "./applicants.ts";
import { type AgencyReport, during, grouped, monthOf, onDays, type ReportRows, rowsOf } from "./base.ts";

/** Returns CTEs with `facts`: the applicants whose first submission is in the period, and how far they have got. */
const cohort = (report: AgencyReport) => sql`${progress(report)},
  facts AS (
    SELECT r.id AS applicant_id, r.placement_id, r.client_id, ${monthOf(report, sql`r.submitted_at`)} AS month, r.started,
      r.started OR r.furthest >= ${sql.lit(startOf("interview"))} AS interviewed,
      r.started OR r.furthest >= ${sql.lit(startOf("offer"))} AS offered
    FROM progress r WHERE ${during(report, sql`r.submitted_at`)})`;

/** The credit of the rows that meet a condition. */
const sum = (condition: RawBuilder<unknown>) =>
  sql`coalesce(sum(g.weight) FILTER (WHERE ${condition}), 0) / 10000.0`;
const share = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>) =>
  sql`100.0 * ${sum(part)} / nullif(${sum(whole)}, 0)`;

const all = sql`true`;
const interviewed = sql`g.interviewed`;
const offered = sql`g.offered`;
const started = sql`g.started`;

/** Returns how many of the submitted applicants of the period reached an interview, an offer and a start, each ÷ those before it. */
export async function conversion(db: Reader, report: AgencyReport): Promise<ReportRows> {
  const { rows } = await sql<{ key: string | null; v: (number | null)[] }>`
    WITH ${cohort(report)}
    ${grouped(weighted(report, sql`facts`), [
      sum(all),
      sum(interviewed),
      share(interviewed, all),
      sum(offered),
      share(offered, interviewed),
      sum(started),
      share(started, offered),
    ])}`.execute(db);
  return rowsOf(report.by, rows);
}

/** Returns the submissions that a placement of the same applicants took: submissions ÷ starts. */
export async function effort(db: Reader, report: AgencyReport): Promise<ReportRows> {
  const { rows } = await sql<{ key: string | null; v: (number | null)[] }>`
    WITH ${cohort(report)}
    ${grouped(weighted(report, sql`facts`), [
      sql`${sum(all)} / nullif(${sum(started)}, 0)`,
      sum(all),
      sum(started),
    ])}`.execute(db);
  return rowsOf(report.by, rows);
}

/** Returns the facts of the placements whose start is in the period, for `weighted`. */
const starts = (report: AgencyReport, more: RawBuilder<unknown>) => sql`
  SELECT p.applicant_id, p.id AS placement_id, p.client_id, to_char(p.start_date, 'YYYY-MM') AS month, ${more}
  FROM placements p LEFT JOIN applicants a ON a.id = p.applicant_id
  WHERE p.agency_id = ${report.actor.agencyId} AND p.started_at IS NOT NULL AND ${onDays(report, sql`p.start_date`)}`;

/** Counts the starts of the period by the source of the applicant. */
export async function startSources(db: Reader, report: AgencyReport): Promise<ReportRows> {
  const person = { ...report, by: "person" as const };
  const credited = report.memberId === null ? { ...report, by: "month" as const } : person;
  const { rows } = await sql<{ key: string | null; v: (number | null)[] }>`
    WITH facts AS (${starts(report, sql`a.source`)})
    ${grouped(
      sql`SELECT w.weight, w.source AS key, sum(w.weight) OVER () AS whole FROM (${weighted(credited, sql`facts`)}) w`,
      [sum(all), sql`100.0 * ${sum(all)} * 10000 / nullif(max(g.whole), 0)`],
    )}`.execute(db);
  return rowsOf(report.by, rows);
}

/** Returns the failed placements ÷ the started ones of the period; by reason, the failed ones ÷ all started ones. */
export async function warranties(db: Reader, report: AgencyReport): Promise<ReportRows> {
  const isByReason = report.by === "reason";
  const facts = starts(report, sql`p.status = 'failed_probation' AS failed, p.left_reason`);
  const credited = isByReason
    ? { ...report, by: report.memberId === null ? ("month" as const) : ("person" as const) }
    : report;
  const failed = sql`g.failed`;
  const rowsSql = isByReason
    ? sql`SELECT w.weight, w.failed, w.left_reason::text AS key, sum(w.weight) OVER () AS whole FROM (${weighted(credited, sql`facts`)}) w`
    : sql`SELECT w.weight, w.failed, w.key, NULL::bigint AS whole FROM (${weighted(credited, sql`facts`)}) w`;
  const { rows } = await sql<{ key: string | null; v: (number | null)[] }>`
    WITH facts AS (${facts})
    ${grouped(rowsSql, [
      sum(failed),
      isByReason ? sql`max(g.whole) / 10000.0` : sum(all),
      isByReason ? sql`100.0 * ${sum(failed)} * 10000 / nullif(max(g.whole), 0)` : share(failed, all),
    ])}`.execute(db);
  const { rows: groups, total } = rowsOf(report.by, rows);
  if (!isByReason) return { rows: groups, total };
  // The placements that did not fail have no reason.
  const failures = groups.filter(({ values }) => (values[0] ?? 0) > 0);
  const keyOf = (id: string) => leaveReasons.find((reason) => String(reason.id) === id)?.key ?? "other";
  return { rows: failures.map(({ key, values }) => ({ key: keyOf(key), values })), total };
}
