import { sql } from "kysely";
import { readableApplicants } from "#hiring/applications/queries/shared/visible.ts";
import { missedInterviews } from "#hiring/interviews/lifecycle.ts";
import { day, minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { type Duty, type DutyRow, dutiesMost, dutyOf } from "#people/accounts/contributions.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { owedDays } from "../terms.ts";

/** Returns the interviews for which the caller owes feedback as an interviewer, the earliest first. Feedback is due a day after the interview. */
export async function owedFeedback(
  db: Reader,
  { actor, asOf }: { actor: HiringActor; asOf: Date },
): Promise<Duty[]> {
  const { rows } = await sql<DutyRow & { starts_at: Date; minutes: number; readable: boolean }>`
    SELECT i.id, a.id AS applicant_id, a.full_name, j.id AS job_id, j.title, i.starts_at, i.minutes,
      coalesce(${readableApplicants(actor)}, false) AS readable, (count(*) OVER ())::int AS total
    FROM interview_interviewers w JOIN interviews i ON i.id = w.interview_id
    JOIN applicants a ON a.id = i.applicant_id JOIN jobs j ON j.id = i.job_id
    WHERE w.account_id = ${actor.accountId} AND ${inScope("i", actor.scope)} AND a.erased_at IS NULL
      AND i.starts_at <= ${asOf} AND i.starts_at > ${new Date(asOf.getTime() - owedDays * day)}
      AND i.status NOT IN ${literals(missedInterviews)}
      AND NOT EXISTS (SELECT FROM evaluations v WHERE v.interview_id = i.id AND v.author_id = ${actor.accountId})
    ORDER BY i.starts_at, i.id LIMIT ${sql.lit(dutiesMost)}`.execute(db);
  return rows.map((row) =>
    dutyOf("feedback", row, {
      dueAt: new Date(row.starts_at.getTime() + row.minutes * minute + day),
      at: row.starts_at,
      can: row.readable,
    }),
  );
}
