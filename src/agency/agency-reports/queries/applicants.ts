import { type RawBuilder, type SqlBool, sql } from "kysely";
import { agreedSplitOfApplicant } from "#agency/introductions/queries/shared/agreed-split.ts";
import { defaultShares } from "#agency/placements/terms.ts";
import { undoneActs } from "#hiring/applications/queries/shared/undone.ts";
import type { Reader } from "#kit/db.ts";
import { inScope } from "#people/accounts/hiring-scope.ts";
import { allKinds, isBefore, isClosed, stageKinds } from "#people/companies/pipeline.ts";
import {
  type AgencyReport,
  during,
  grouped,
  isCredited,
  monthOf,
  onDays,
  type ReportRows,
  rowsOf,
} from "./base.ts";

/** The kinds of stage in which a client knows the applicant. */
const atClient = allKinds
  .filter((kind) => !isBefore(kind, "sent_to_client") && !isClosed(kind))
  .map((kind) => stageKinds[kind]);

/**
 * Returns CTEs about the applicants with an activity in the period:
 * - `undone`: activities that were undone, which no report counts (decisions §4);
 * - `progress`: for each applicant, the client, the placement, and the first submission, interview and offer of all time.
 */
export function progress(report: AgencyReport): RawBuilder<unknown> {
  const scope = { agency: report.actor.agencyId };
  const touched = sql<SqlBool>`(${inScope("e", scope)} AND e.applicant_id IN (SELECT w.applicant_id FROM activities w
    WHERE ${inScope("w", scope)} AND ${during(report, sql`w.at`)}))`;
  const first = (condition: RawBuilder<SqlBool>) => sql`min(e.at) FILTER (WHERE ${condition})`;
  return sql`RECURSIVE ${undoneActs(touched, new Date(0))},
  firsts AS (
    SELECT e.applicant_id AS id,
      ${first(sql`e.kind = 'stage_move' AND (e.data->>'to')::int = ANY (${atClient})`)} AS submitted_at,
      ${first(sql`e.kind = 'interview_schedule'`)} AS interview_at, ${first(sql`e.kind = 'offer_send'`)} AS offer_at,
      max(k.ord) AS furthest
    FROM activities e LEFT JOIN stage_kinds k ON e.kind = 'stage_move' AND k.id = (e.data->>'to')::int
    WHERE ${touched} AND e.kind IN ('stage_move', 'interview_schedule', 'offer_send')
      AND e.id NOT IN (SELECT u.id FROM undone u)
    GROUP BY e.applicant_id),
  progress AS (
    SELECT f.*, ${clientOf} AS client_id, p.id AS placement_id, p.started_at IS NOT NULL AS started
    FROM firsts f JOIN applicants a ON a.id = f.id LEFT JOIN placements p ON p.applicant_id = a.id
    WHERE a.agency_id = ${report.actor.agencyId})`;
}

/** SQL for the client of an applicant `a`: that of the job's order, else the client of the company. */
export const clientOf = sql<number | null>`coalesce(
  (SELECT o.client_id FROM job_orders o WHERE o.job_id = a.job_id),
  (SELECT c.id FROM clients c WHERE c.agency_id = a.agency_id AND c.company_id = a.company_id AND c.merged_into IS NULL))`;

/**
 * Returns SQL for the shares of people in what happened with applicants: those of the placement, without one the default shares of
 * the client's owner, the AM and the owner of the applicant, or of the two consultants who agreed to share the person (`splitOfShare`).
 * @param facts rows with `applicant_id`, `placement_id` and `client_id`
 * @returns the columns of the facts, `account_id` and `bps`
 */
const credited = (facts: RawBuilder<unknown>) => {
  const [bd, am, sourcer] = defaultShares.map(({ bps }) => sql.lit(bps));
  return sql`
    SELECT f.*, s.account_id, s.bps FROM ${facts} f JOIN placement_splits s ON s.placement_id = f.placement_id
    UNION ALL
    SELECT f.*, x.account_id, x.bps FROM ${facts} f
    LEFT JOIN clients c ON c.id = f.client_id LEFT JOIN applicants a ON a.id = f.applicant_id
    LEFT JOIN LATERAL (SELECT z.*, CASE WHEN z.owner_id IS DISTINCT FROM z.asker_id
      THEN greatest(1, floor(${sourcer} * z.bps / 10000.0))::integer END AS part FROM ${agreedSplitOfApplicant} z) y ON true
    CROSS JOIN LATERAL (VALUES (c.owner_id, ${bd}), (c.am_id, ${am}),
      (CASE WHEN y.asker_id IS NULL THEN a.owner_id ELSE y.owner_id END, ${sourcer} - coalesce(y.part, 0)),
      (y.asker_id, y.part)) AS x (account_id, bps)
    WHERE x.bps > 0 AND f.placement_id IS NULL`;
};

/**
 * Returns the rows of a report with `key` and `weight`, the share of the report's person in basis points.
 * @param facts the name of a CTE with `applicant_id`, `placement_id`, `client_id` and `month`
 */
export function weighted(report: AgencyReport, facts: RawBuilder<unknown>): RawBuilder<unknown> {
  const { by, memberId } = report;
  const key = { month: sql`f.month`, person: sql`f.account_id::text`, client: sql`f.client_id::text` }[
    by as "month" | "person" | "client"
  ];
  if (!isCredited(report)) return sql`SELECT f.*, ${key} AS key, 10000 AS weight FROM ${facts} f`;
  const limit = memberId === null ? sql`true` : sql`f.account_id = ${memberId}`;
  return sql`SELECT f.*, ${key} AS key, f.bps AS weight FROM (${credited(facts)}) f WHERE ${limit}`;
}

/** Counts the first submissions, interviews and offers of the period, and the starts, by the credit of people. */
export async function submissions(db: Reader, report: AgencyReport): Promise<ReportRows> {
  const fact = (event: string, at: RawBuilder<unknown>) => sql`
    SELECT r.id AS applicant_id, r.placement_id, r.client_id, ${event}::text AS event, ${monthOf(report, at)} AS month
    FROM progress r WHERE ${during(report, at)}`;
  const count = (event: string) =>
    sql`coalesce(sum(g.weight) FILTER (WHERE g.event = ${event}), 0) / 10000.0`;
  const { rows } = await sql<{ key: string | null; v: number[] }>`
    WITH ${progress(report)},
    facts AS (
      ${fact("submissions", sql`r.submitted_at`)} UNION ALL ${fact("interviews", sql`r.interview_at`)}
      UNION ALL ${fact("offers", sql`r.offer_at`)} UNION ALL
      SELECT p.applicant_id, p.id, p.client_id, 'starts', to_char(p.start_date, 'YYYY-MM') FROM placements p
      WHERE p.agency_id = ${report.actor.agencyId} AND p.started_at IS NOT NULL AND ${onDays(report, sql`p.start_date`)})
    ${grouped(
      weighted(report, sql`facts`),
      ["submissions", "interviews", "offers", "starts"].map(count),
    )}`.execute(db);
  return rowsOf(report.by, rows);
}
