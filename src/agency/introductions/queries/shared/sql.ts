import { sql } from "kysely";

/** SQL for the consultant who put `applicants AS a` on the job. */
export const adderOf = sql<number | null>`(SELECT e.actor_id FROM activities e
  WHERE e.applicant_id = a.id AND e.kind = 'sourced' ORDER BY e.id DESC LIMIT 1)`;

/** SQL for the accounts that work for `applicants AS a` of `jobs AS j`: the adder, the applicant's owner and the job's team. */
export const peopleOf = sql<number[]>`array_remove(
  ARRAY[a.owner_id, ${adderOf}, j.owner_id]::bigint[] || j.recruiter_ids::bigint[], NULL)`;

/** SQL: whether the person of `applicants AS a` has been submitted to the same client on another job since a moment. */
export const submittedAgain = (since: Date) => sql<boolean>`EXISTS (SELECT FROM submissions s
  JOIN applicants b ON b.id = s.applicant_id
  WHERE b.candidate_id = a.candidate_id AND b.agency_id = a.agency_id AND b.company_id = a.company_id
    AND s.ended_at IS NULL AND s.at >= ${since} AND b.id <> a.id)`;
