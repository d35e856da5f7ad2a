import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";

/** The agreement of two consultants about a person on a job. */
export interface AgreedSplit {
  asker_id: number;
  owner_id: number | null;
  /** The asker's part of the share of the person's sourcer, in basis points. */
  bps: number;
}

/**
 * SQL for the agreement about the person of `applicants AS a` on the job, for `FROM … , LATERAL (…)`; no row without an agreement. Of several
 * agreements, that of the applicant's owner counts, else the earliest. Another record with the same email address or phone number is the
 * same person.
 */
export const agreedSplitOfApplicant = sql<AgreedSplit>`(
  SELECT r.asker_id, o.owner_id, r.bps FROM share_requests r
  JOIN ownerships o ON o.id = r.ownership_id JOIN candidates k ON k.id = o.person_id
  LEFT JOIN candidate_merges mo ON mo.candidate_id = o.person_id AND mo.agency_id = r.agency_id
  LEFT JOIN candidate_merges ma ON ma.candidate_id = a.candidate_id AND ma.agency_id = r.agency_id
  WHERE r.job_id = a.job_id AND r.agency_id = a.agency_id AND r.status = 'accepted'
    AND (coalesce(mo.into_id, o.person_id) = coalesce(ma.into_id, a.candidate_id)
      OR k.email = a.email OR k.phone = a.phone)
  ORDER BY (r.asker_id = a.owner_id) DESC NULLS LAST, r.answered_at, r.id LIMIT 1)`;

/** Returns the agreement about the person of an applicant on the job; undefined without one. */
export async function agreedSplit(db: Reader, applicantId: number): Promise<AgreedSplit | undefined> {
  const { rows } = await sql<AgreedSplit>`
    SELECT x.* FROM applicants a, LATERAL ${agreedSplitOfApplicant} x WHERE a.id = ${applicantId}`.execute(
    db,
  );
  return rows[0];
}
