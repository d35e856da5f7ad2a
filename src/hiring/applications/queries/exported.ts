import { sql } from "kysely";
import { reasonsOfTime, rejectMailDelayMinutes } from "../terms.ts";

/**
 * Whether the candidate was notified of rejection `t`, for the export of their data: one that can still be undone, or was undone
 * in time, stays the employer's.
 */
export const isAnnounced = sql<boolean>`(t.reason_id = ANY (${reasonsOfTime})
  OR coalesce(t.restored_at, now()) - t.rejected_at >= interval '1 minute' * ${rejectMailDelayMinutes})`;

/** The outcome of applicant `t` as its candidate may know it. */
export const exportedOutcome = sql<string>`CASE WHEN t.outcome <> 'rejected' THEN t.outcome ELSE coalesce((
  SELECT CASE WHEN r.reason_id = ANY (${reasonsOfTime}) THEN 'no_response'
    WHEN now() - r.rejected_at < interval '1 minute' * ${rejectMailDelayMinutes} THEN 'active' END
  FROM applicant_rejections r WHERE r.applicant_id = t.id AND r.restored_at IS NULL), t.outcome) END`;
