import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import { readableJob } from "#market/jobs/queries/shared/readable.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";

/**
 * Saves a job for later. A job that was saved before stays saved in any state.
 * @throws Problem 404, 409 `job_not_saveable` for a job that accepts no applications
 */
export async function saveJobForLater(tx: Tx, actor: CandidateActor, id: number, asOf: Date): Promise<void> {
  const job = await readableJob(tx, id);
  if (job.state !== "published" || (job.expires_at && job.expires_at <= asOf)) {
    const kept = await tx
      .selectFrom("saved_jobs")
      .select("job_id")
      .where("candidate_id", "=", actor.candidateId)
      .where("job_id", "=", id)
      .executeTakeFirst();
    if (kept) return;
    throw conflict("job_not_saveable", job.state === "published" ? "expired" : job.state);
  }
  await tx
    .insertInto("saved_jobs")
    .values({ candidate_id: actor.candidateId, job_id: id, saved_at: asOf })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unsaveJob(tx: Tx, actor: CandidateActor, id: number): Promise<void> {
  await tx
    .deleteFrom("saved_jobs")
    .where("candidate_id", "=", actor.candidateId)
    .where("job_id", "=", id)
    .execute();
}

/** Deletes the lists of an erased candidate. */
export async function eraseSavedJobs(tx: Tx, candidateId: number): Promise<void> {
  await tx.deleteFrom("saved_jobs").where("candidate_id", "=", candidateId).execute();
  await tx.deleteFrom("saved_job_reminders").where("candidate_id", "=", candidateId).execute();
}
