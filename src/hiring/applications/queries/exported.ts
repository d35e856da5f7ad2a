import { sql } from "kysely";
import { reasonsOfTime, rejectMailDelayMinutes } from "../terms.ts";

/**
 * SQL: whether the candidate was notified of rejection `t`. The export of the candidate's data leaves out rejections that can
 * still be undone, or were undone in time.
 */
export const isAnnounced = sql<boolean>`(t.reason_id = ANY (${reasonsOfTime})
  OR coalesce(t.restored_at, now()) - t.rejected_at >= interval '1 minute' * ${rejectMailDelayMinutes})`;

/** SQL: the outcome of applicant `t` that its candidate may see. */
export const exportedOutcome = sql<string>`CASE WHEN t.outcome <> 'rejected' THEN t.outcome ELSE coalesce((
  SELECT CASE WHEN r.reason_id = ANY (${reasonsOfTime}) THEN 'no_response'
    WHEN now() - r.rejected_at < interval '1 minute' * ${rejectMailDelayMinutes} THEN 'active' END
  FROM applicant_rejections r WHERE r.applicant_id = t.id AND r.restored_at IS NULL), t.outcome) END`;
