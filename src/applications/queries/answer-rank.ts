import { sql } from "kysely";

/** In SQL, for `applicants AS a`: sorts an open offer first, then an open interview or choice of times. */
export function answerRank(asOf: Date) {
  return sql<number>`CASE
    WHEN a.outcome <> 'active' THEN 2
    WHEN EXISTS (SELECT 1 FROM offers o WHERE o.applicant_id = a.id AND o.status = 'pending') THEN 0
    WHEN EXISTS (SELECT 1 FROM interviews i WHERE i.applicant_id = a.id AND i.response = 'pending'
      AND i.status IN ('scheduled', 'rescheduled') AND i.starts_at > ${asOf}) THEN 1
    WHEN EXISTS (SELECT 1 FROM interview_invites v WHERE v.applicant_id = a.id AND v.ended_at IS NULL) THEN 1
    ELSE 2 END`;
}
