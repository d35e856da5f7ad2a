import { sql } from "kysely";
import { hasPendingInterview, hasPendingOffer } from "../contributions.ts";

/** SQL for `applicants AS a`: a rank by which open offers come first, then open interviews and choices of times. */
export function answerRank(asOf: Date) {
  return sql<number>`CASE
    WHEN a.outcome <> 'active' THEN 2
    WHEN ${hasPendingOffer()} THEN 0
    WHEN ${hasPendingInterview(asOf)} THEN 1
    ELSE 2 END`;
}
