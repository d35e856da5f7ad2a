import { sql } from "kysely";
import { type HiringActor, inScope } from "#accounts/hiring-scope.ts";

/** How many notes the actor's side has written about applicant `a`. */
export function noteCount({ scope }: HiringActor) {
  return sql<number>`(SELECT count(*)::int FROM notes n WHERE n.applicant_id = a.id AND ${inScope("n", scope)})`;
}

/**
 * What the actor's side recommends about applicant `a` on average, 1 to 4; null where nobody has evaluated, and until the actor
 * has, because others' judgement is to come after one's own.
 */
export function averageRecommendation({ scope, accountId }: HiringActor) {
  return sql<
    number | null
  >`(SELECT CASE WHEN bool_or(v.author_id = ${accountId}) THEN round(avg(v.recommendation), 1) END
    FROM evaluations v WHERE v.applicant_id = a.id AND ${inScope("v", scope)})`;
}
