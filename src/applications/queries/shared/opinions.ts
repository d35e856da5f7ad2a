import { sql } from "kysely";
import { type HiringActor, inScope } from "#accounts/hiring-scope.ts";

/** How many notes the actor's side has written about applicant `a`. */
export function noteCount({ scope }: HiringActor) {
  return sql<number>`(SELECT count(*)::int FROM notes n WHERE n.applicant_id = a.id AND ${inScope("n", scope)})`;
}

/**
 * Whether the actor may read evaluation `v`: once they have sent one of this applicant, and of an interview that they held once
 * they have sent theirs (decision 074), because others' judgement is to come after one's own.
 */
export function mayReadEvaluation({ accountId }: HiringActor) {
  const own = sql`FROM evaluations o WHERE o.applicant_id = v.applicant_id AND o.author_id = ${accountId}`;
  return sql<boolean>`(EXISTS (SELECT ${own}) AND NOT EXISTS (
    SELECT FROM interview_interviewers w JOIN interviews i ON i.id = w.interview_id
    WHERE w.interview_id = v.interview_id AND w.account_id = ${accountId} AND i.status NOT IN ('no_show', 'canceled')
      AND NOT EXISTS (SELECT ${own} AND o.interview_id = v.interview_id)))`;
}

/** What the actor's side recommends about applicant `a` on average, 1 to 4, of what the actor may read; else null. */
export function averageRecommendation(actor: HiringActor) {
  return sql<number | null>`(SELECT round(avg(v.recommendation), 1)
    FROM evaluations v WHERE v.applicant_id = a.id AND ${inScope("v", actor.scope)} AND ${mayReadEvaluation(actor)})`;
}
