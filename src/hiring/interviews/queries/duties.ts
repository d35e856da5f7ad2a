import { type SqlBool, sql } from "kysely";
import { listedApplicants, visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { type Duty, type DutyRow, dutiesMost, dutyOf } from "#people/accounts/contributions.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { dayOf, endOf, momentOf } from "#platform/reference/calendar.ts";
import { openInterviews } from "../lifecycle.ts";

/**
 * Returns the interviews of today without an outcome, and the interviews for which the candidate proposes another time; the first
 * first. `can` is false for an interview that has not begun, whose outcome is unknown.
 */
export async function interviewDuties(
  db: Reader,
  { actor, asOf }: { actor: HiringActor; asOf: Date },
): Promise<Duty[]> {
  const today = dayOf(asOf);
  const holds = sql<SqlBool>`EXISTS (SELECT FROM interview_interviewers w
    WHERE w.interview_id = i.id AND w.account_id = ${actor.accountId})`;
  const proposes = sql<SqlBool>`(i.proposed_at IS NOT NULL AND i.starts_at > ${asOf})`;
  const isOpen = sql<SqlBool>`(${inScope("i", actor.scope)} AND i.status IN ${literals(openInterviews)})`;
  const { rows } = await sql<
    DutyRow & { kind: "interview" | "proposal"; starts_at: Date; proposed_at: Date | null }
  >`
    WITH open AS MATERIALIZED (
      SELECT i.* FROM interviews i WHERE ${isOpen} AND i.starts_at >= ${momentOf(today)} AND i.starts_at < ${endOf(today)}
      UNION ALL
      SELECT i.* FROM interviews i WHERE ${isOpen} AND i.starts_at >= ${endOf(today)} AND i.proposed_at IS NOT NULL)
    SELECT d.* FROM (
      SELECT k.kind, i.id, a.id AS applicant_id, a.full_name, j.id AS job_id, j.title, i.starts_at, i.proposed_at, k.due_at,
        (count(*) OVER (PARTITION BY k.kind))::int AS total,
        row_number() OVER (PARTITION BY k.kind ORDER BY k.due_at, i.id) AS nth
      FROM open i JOIN applicants a ON a.id = i.applicant_id JOIN jobs j ON j.id = i.job_id
      CROSS JOIN LATERAL (VALUES
        ('interview', i.starts_at, i.starts_at < ${endOf(today)} AND NOT ${proposes} AND (${holds} OR ${listedApplicants(actor)})),
        ('proposal', least(i.starts_at, i.proposed_at), ${proposes} AND a.outcome = 'active' AND ${visibleApplicants(actor)})
      ) AS k (kind, due_at, applies)
      WHERE a.erased_at IS NULL AND k.applies) d
    WHERE d.nth <= ${sql.lit(dutiesMost)} ORDER BY d.due_at, d.id`.execute(db);
  return rows.map(({ kind, starts_at, proposed_at, ...row }) => {
    const at = kind === "proposal" ? (proposed_at ?? starts_at) : starts_at;
    const dueAt = new Date(Math.min(at.getTime(), starts_at.getTime()));
    return dutyOf(kind, row, { dueAt, at, can: kind === "proposal" || starts_at <= asOf });
  });
}
