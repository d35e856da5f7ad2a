import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { jobsPublished, jobsUnpublished } from "../events.ts";
import { factsOf } from "../lifecycle.ts";
import { lockJob, nextOf, recordJob } from "./job-row.ts";

/**
 * Hides a published job from the public, or shows it again. Its applicants and its state stay.
 * @throws Problem 404, 409 when it is not published, or already hidden or shown
 */
export async function setHidden(
  tx: Tx,
  actor: HiringActor,
  id: number,
  { hidden, asOf }: { hidden: boolean; asOf: Date },
): Promise<void> {
  const verb = hidden ? "hide" : "unhide";
  const job = await lockJob(tx, actor, verb, id);
  nextOf(verb, job, actor, factsOf(job, asOf));
  await tx
    .updateTable("jobs")
    .set({ hidden_at: hidden ? asOf : null, updated_at: asOf })
    .where("id", "=", id)
    .execute();
  await emit(tx, hidden ? jobsUnpublished : jobsPublished, { ids: [id] });
  await recordJob(tx, hidden ? "job_hide" : "job_unhide", job, { by: actor, at: asOf });
}
