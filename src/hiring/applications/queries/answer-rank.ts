import { sql } from "kysely";
import { hasPendingInterview, hasPendingOffer } from "../contributions.ts";

/** In SQL, for `applicants AS a`: sorts an open offer first, then an open interview or choice of times. */
export function answerRank(asOf: Date) {
  return sql<number>`CASE
    WHEN a.outcome <> 'active' THEN 2
    WHEN ${hasPendingOffer()} THEN 0
    WHEN ${hasPendingInterview(asOf)} THEN 1
    ELSE 2 END`;
}
