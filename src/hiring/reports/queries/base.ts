import { type RawBuilder, type SqlBool, sql } from "kysely";
import { responseKinds } from "#hiring/applications/contributions.ts";
import { undoneActs } from "#hiring/applications/queries/shared/undone.ts";
import { visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import { managedJobs } from "#market/jobs/queries/shared/visible.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { inLog } from "#people/activities/queries/shared.ts";
import { kindIdsIn, startOf } from "#people/companies/pipeline.ts";
import type { Range } from "../period.ts";

/** A row of a report: a key, a name if the key has no translation, and a value for each column. */
export interface ReportRow {
  key: string;
  name: string | null;
  /** The Vietnamese name of a stage. */
  name_vn?: string | null;
  values: (number | null)[];
}

/** The data of a report: visible to the actor, of a job or of all jobs, in a period. */
export interface ReportScope {
  actor: HiringActor;
  jobId: number | null;
  range: Range;
  asOf: Date;
}

/** Returns the condition for applicants `a` of jobs `j` that a report counts. */
export function countedApplicants({ actor, jobId }: ReportScope): RawBuilder<SqlBool> {
  const visible = visibleApplicants(actor);
  return jobId === null ? visible : sql<SqlBool>`(${visible} AND a.job_id = ${jobId})`;
}

/** Returns the condition for jobs `j` that a report counts: all of the workspace for administrators, members' own jobs (decisions §21). */
export function countedJobs({ actor, jobId }: ReportScope): RawBuilder<SqlBool> {
  const visible = sql<SqlBool>`(${managedJobs(actor)} AND j.deleted_at IS NULL)`;
  return jobId === null ? visible : sql<SqlBool>`(${visible} AND j.id = ${jobId})`;
}

/**
 * Returns the CTEs that all reports read:
 * - `undone`: activities that were undone, which no report counts (decisions §4);
 * - `happened`: the other activities of the period;
 * - `arrived`: applicants who applied or were added in the period, one row each;
 * - `came`: applicants of `arrived` without an earlier arrival, with the order of the furthest kind of stage that they have reached.
 * @param whole true: `undone` covers all time, for applicants with an activity in the period; false: since the beginning of the period
 */
export function log(report: ReportScope, whole = false): RawBuilder<unknown> {
  const { jobId, range } = report;
  const { scope } = report.actor;
  const own = sql<SqlBool>`${inLog("e", scope)}${jobId === null ? sql`` : sql` AND e.job_id = ${jobId}`}`;
  const theirs = sql<SqlBool>`${own} AND e.applicant_id IN (SELECT w.applicant_id FROM activities w
    WHERE ${inLog("w", scope)} AND w.at >= ${range.from} AND w.at < ${range.to})`;
  const within = sql`FROM activities e JOIN applicants a ON a.id = e.applicant_id JOIN jobs j ON j.id = a.job_id
    WHERE e.at >= ${range.from} AND e.at < ${range.to} AND ${own} AND ${countedApplicants(report)}`;
  return sql`RECURSIVE ${whole ? undoneActs(theirs, new Date(0)) : undoneActs(own, range.from)},
  happened AS (
    SELECT e.id, e.kind, e.at, e.data, e.actor_id, e.applicant_id, e.job_id ${within}
      AND e.id NOT IN (SELECT u.id FROM undone u)),
  arrived AS (
    SELECT a.id, a.job_id, a.source, min(e.at) AS came_at, min(e.at) FILTER (WHERE e.kind = 'apply') AS applied_at,
      NOT EXISTS (SELECT FROM activities p
        WHERE p.applicant_id = a.id AND p.kind IN ('apply', 'sourced') AND p.at < ${range.from}) AS is_new
    ${within} AND e.kind IN ('apply', 'sourced') GROUP BY a.id),
  came AS (
    SELECT r.id, r.source, coalesce(max(k.ord), ${startOf("applied")}) AS furthest
    FROM arrived r LEFT JOIN activities s
      ON s.applicant_id = r.id AND s.kind = 'stage_move' AND s.id NOT IN (SELECT u.id FROM undone u)
    LEFT JOIN stage_kinds k ON k.id = (s.data->>'to')::int
    WHERE r.is_new GROUP BY r.id, r.source)`;
}

/** Returns the condition that activity `s` is a response of the employer (decisions §4); an automatic rejection is not. */
export const isResponse = () => sql<SqlBool>`((s.kind = ANY (${["stage_move", "restore", ...responseKinds()]})
  OR (s.kind = 'reject' AND s.actor_id IS NOT NULL)) AND s.id NOT IN (SELECT u.id FROM undone u))`;

/** Condition that activity `h` is a move to a stage of the phase "hired". */
export const isHire = sql<SqlBool>`(h.kind = 'stage_move' AND (h.data->>'to')::int = ANY (${kindIdsIn("hired")}))`;
