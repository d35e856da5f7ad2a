import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { jobsPublished } from "../events.ts";
import { stateOf } from "../lifecycle.ts";
import { lockJob } from "./job-row.ts";

/**
 * Sets whether all that the public and candidates read of an agency's job names the agency instead of its client. The search reads a
 * public job again.
 * @throws Problem 404
 */
export async function setConfidential(
  tx: Tx,
  actor: HiringActor,
  id: number,
  confidential: boolean,
): Promise<void> {
  const job = await lockJob(tx, actor, "edit", id);
  await tx.updateTable("jobs").set({ confidential }).where("id", "=", id).execute();
  if (stateOf(job) === "published" && !job.hidden_at) await emit(tx, jobsPublished, { ids: [id] });
}
