import { sql } from "kysely";
import { missedInterviews } from "#hiring/interviews/lifecycle.ts";
import { literals } from "#kit/literals.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/**
 * Returns SQL for `evaluations AS v`: whether the actor may read an evaluation. They must have sent one of this applicant before,
 * and one of the same interview if they held it (decision 074), so that the opinion of colleagues does not influence theirs.
 */
export function mayReadEvaluation({ accountId }: HiringActor) {
  const own = sql`FROM evaluations o WHERE o.applicant_id = v.applicant_id AND o.author_id = ${accountId}`;
  return sql<boolean>`(EXISTS (SELECT ${own}) AND NOT EXISTS (
    SELECT FROM interview_interviewers w JOIN interviews i ON i.id = w.interview_id
    WHERE w.interview_id = v.interview_id AND w.account_id = ${accountId} AND i.status NOT IN ${literals(missedInterviews)}
      AND NOT EXISTS (SELECT ${own} AND o.interview_id = v.interview_id)))`;
}
