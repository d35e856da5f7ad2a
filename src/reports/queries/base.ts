import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type HiringActor, inScope } from "#accounts/hiring-scope.ts";
import { visibleApplicants } from "#applications/queries/shared/visible.ts";
import type { Range } from "../period.ts";

/** A row of a report: its key, the name where the key has no words, and a number for each column. */
export interface ReportRow {
  key: string;
  name: string | null;
  values: (number | null)[];
}

/** Whose log it is: a company's own, or that of an agency's client. */
const companyOf = ({ scope }: HiringActor) => ("company" in scope ? scope.company : scope.client);

/** The jobs that somebody may count: all of the scope for administrators, one's own for members (decisions §21). */
export function ownJobs(actor: HiringActor): RawBuilder<SqlBool> {
  const scope = sql<SqlBool>`(${inScope("j", actor.scope)} AND j.deleted_at IS NULL)`;
  if (actor.isAdmin) return scope;
  const me = actor.accountId;
  return sql<SqlBool>`(${scope} AND (j.owner_id = ${me} OR ${me}::bigint = ANY (j.recruiter_ids)))`;
}

/** Those who came in the period, with when they came and the furthest stage that they have reached since. */
export function came(actor: HiringActor, { from, to }: Range) {
  return sql`came AS (
    SELECT a.id, a.job_id, a.source, e.at AS came_at, coalesce(m.furthest, 2) AS furthest
    FROM activities e
    JOIN applicants a ON a.id = e.applicant_id
    JOIN jobs j ON j.id = a.job_id
    LEFT JOIN LATERAL (
      SELECT max((s.data->>'to')::int) AS furthest FROM activities s
      WHERE s.applicant_id = a.id AND s.kind = 'stage_move' AND (s.data->>'to')::int <= 11
    ) m ON true
    WHERE e.kind IN ('apply', 'sourced') AND e.at >= ${from} AND e.at < ${to} AND e.company_id = ${companyOf(actor)}
      AND ${visibleApplicants(actor)})`;
}

/** What happened in the period to those who may be counted. */
export function happened(actor: HiringActor, { from, to }: Range) {
  return sql`happened AS (
    SELECT e.id, e.kind, e.at, e.data, e.actor_id, e.applicant_id, e.job_id
    FROM activities e
    JOIN applicants a ON a.id = e.applicant_id
    JOIN jobs j ON j.id = a.job_id
    WHERE e.at >= ${from} AND e.at < ${to} AND e.company_id = ${companyOf(actor)}
      AND ${visibleApplicants(actor)})`;
}

/** Kinds of activity with which an employer answers (decisions §4); a rejection by the clock is no answer. */
export const isResponse = sql<SqlBool>`(s.kind IN ('stage_move', 'message', 'email', 'interview_schedule', 'offer_send')
  OR (s.kind = 'reject' AND s.actor_id IS NOT NULL))`;
