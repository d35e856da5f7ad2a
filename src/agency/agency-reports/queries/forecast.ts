import { sql } from "kysely";
import { expectedFee } from "#agency/job-orders/expected-fee.ts";
import { readsTerms } from "#agency/job-orders/policy.ts";
import { agreedTerms } from "#agency/job-orders/queries/shared/agreed-terms.ts";
import { workedOrders } from "#agency/job-orders/terms.ts";
import { undoneActs } from "#hiring/applications/queries/shared/undone.ts";
import type { Reader } from "#kit/db.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { addMonths, dayOf, momentOf } from "#platform/reference/calendar.ts";
import type { Currency } from "#platform/reference/terms.ts";
import { acceptedKey, forecastMonths, forecastSteps, priorWeight } from "../terms.ts";
import { weighted } from "./applicants.ts";
import { type AgencyReport, grouped, type ReportRows, rowsOf } from "./base.ts";

/** The number that stands for an accepted offer in SQL, where the other steps are kinds of stage. */
const accepted = 0;
const steps = forecastSteps.map(({ key, prior }) => ({
  step: key === acceptedKey ? accepted : stageKinds[key],
  prior,
}));

/**
 * Returns the expected fees of the orders on which the agency works, in the currency of the report. Members get the orders whose terms
 * they read.
 */
async function feesOf(db: Reader, { actor, currency }: AgencyReport) {
  const rows = await db
    .selectFrom("job_orders as o")
    .innerJoin("clients as c", "c.id", "o.client_id")
    .innerJoin("jobs as j", "j.id", "o.job_id")
    .select(["o.id", "o.salary_min", "o.salary_max", "o.currency", agreedTerms.as("terms")])
    .select(["j.owner_id as leadId", "c.am_id as amId", "c.owner_id as ownerId", "j.recruiter_ids"])
    .where("o.agency_id", "=", actor.agencyId)
    .where("o.status", "in", workedOrders)
    .execute();
  return rows.flatMap(({ id, terms, salary_min, salary_max, ...row }) => {
    const others = { ownerId: row.ownerId, recruiterIds: row.recruiter_ids };
    if (!readsTerms(actor, { leadId: row.leadId, amId: row.amId }, others)) return [];
    const fee = expectedFee({ salary_min, salary_max, currency: row.currency as Currency }, terms);
    return fee?.currency === currency ? [{ id, fee: fee.amount }] : [];
  });
}

/**
 * Returns CTEs with `rates`: for each step, the probability of a start, (starts + 20 × prior) ÷ (entries + 20), of the applicants
 * who entered it in the last twelve months.
 */
function rates({ actor, asOf }: AgencyReport) {
  const since = momentOf(addMonths(dayOf(asOf), -forecastMonths));
  const recent = sql<boolean>`(e.agency_id = ${actor.agencyId} AND e.at >= ${since} AND e.at <= ${asOf})`;
  const weight = sql.lit(priorWeight);
  return sql`RECURSIVE ${undoneActs(recent, since)},
  entries AS (
    SELECT DISTINCT e.applicant_id, CASE e.kind WHEN 'stage_move' THEN (e.data->>'to')::int ELSE ${sql.lit(accepted)} END AS step
    FROM activities e WHERE ${recent} AND e.id NOT IN (SELECT u.id FROM undone u)
      AND (e.kind = 'stage_move' OR (e.kind = 'offer_status' AND e.data->>'status' = 'accepted'))),
  rates AS (
    SELECT s.step, s.position, (count(p.id) + ${weight} * s.prior) / (count(n.applicant_id) + ${weight}) AS rate
    FROM unnest(${steps.map(({ step }) => step)}::int[], ${steps.map(({ prior }) => prior)}::float8[])
      WITH ORDINALITY AS s (step, prior, position)
    LEFT JOIN entries n ON n.step = s.step
    LEFT JOIN placements p ON p.applicant_id = n.applicant_id AND p.started_at IS NOT NULL
    GROUP BY s.step, s.position, s.prior)`;
}

/**
 * Adds up the expected fees of the live applicants from "sent to AM" to an accepted offer, and these fees times the probability of a
 * start.
 */
export async function forecast(db: Reader, report: AgencyReport): Promise<ReportRows> {
  const { actor, by, memberId } = report;
  const fees = await feesOf(db, report);
  const isByStage = by === "stage";
  // The rows of stages have shares only if the report is limited to a person.
  const grouping = isByStage ? (memberId === null ? "client" : "person") : by;
  const facts = sql`
    SELECT a.id AS applicant_id, NULL::bigint AS placement_id, o.client_id, NULL::text AS month, r.position,
      f.fee, f.fee * r.rate AS forecast
    FROM unnest(${fees.map(({ id }) => id)}::bigint[], ${fees.map(({ fee }) => fee)}::float8[]) AS f (order_id, fee)
    JOIN job_orders o ON o.id = f.order_id
    JOIN applicants a ON a.job_id = o.job_id AND a.outcome = 'active'
    JOIN pipeline_stages s ON s.id = a.stage_id
    JOIN rates r ON r.step = CASE WHEN s.kind = ${sql.lit(stageKinds.offer)} AND EXISTS (SELECT FROM offers x
      WHERE x.applicant_id = a.id AND x.status = 'accepted') THEN ${sql.lit(accepted)} ELSE s.kind END
    WHERE o.agency_id = ${actor.agencyId}`;
  const rows = weighted({ ...report, by: grouping }, sql`facts`);
  const keyed = isByStage
    ? sql`SELECT w.fee, w.forecast, w.weight, w.position::text AS key FROM (${rows}) w`
    : rows;
  const share = (amount: string) => sql`round(coalesce(sum(g.${sql.raw(amount)} * g.weight), 0) / 10000)`;
  const { rows: groups } = await sql<{ key: string | null; v: (number | null)[] }>`
    WITH ${rates(report)}, facts AS (${facts})
    ${grouped(keyed, [share("forecast"), share("fee"), sql`coalesce(sum(g.weight), 0) / 10000.0`])}`.execute(
    db,
  );
  const result = rowsOf(by, groups);
  if (!isByStage) return result;
  const ordered = result.rows.toSorted((a, b) => Number(a.key) - Number(b.key));
  const keyOf = (position: string) => forecastSteps[Number(position) - 1]!.key;
  return { rows: ordered.map(({ key, values }) => ({ key: keyOf(key), values })), total: result.total };
}
