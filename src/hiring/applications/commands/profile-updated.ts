import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { record } from "#people/activities/commands.ts";

/**
 * Records a profile update in each active application that was sent with the online CV. At most one a day is recorded, because
 * a profile is saved while the candidate types.
 */
export async function recordProfileUpdate(
  tx: Tx,
  { actor, asOf }: { actor: CandidateActor; asOf: Date },
): Promise<void> {
  const applicants = await tx
    .selectFrom("applicants as a")
    .innerJoin("cv_files as f", "f.id", "a.cv_file_id")
    .select(["a.id", "a.job_id", "a.company_id"])
    .where("a.candidate_id", "=", actor.candidateId)
    .where("a.outcome", "=", "active")
    .where("f.online", "is not", null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM activities e WHERE e.applicant_id = a.id
        AND e.kind = 'candidate_update' AND e.at > ${new Date(asOf.getTime() - day)})`,
    )
    .execute();
  for (const { id, job_id, company_id } of applicants)
    await record(tx, {
      kind: "candidate_update",
      by: actor,
      at: asOf,
      companyId: company_id,
      jobId: job_id,
      applicantId: id,
    });
}
