import type { AdminActor, ConsultantActor } from "#accounts/actor.ts";
import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { approveJob, rejectJob } from "../commands/decide.ts";
import type { adminReview } from "../contract.ts";
import { reviewJob } from "../queries/review-jobs.ts";

/** Administrators and consultants decide alike. */
export async function decide(
  tx: Tx,
  actor: AdminActor | ConsultantActor,
  id: number,
  body: BodyOf<typeof adminReview.review>,
  asOf: Date,
) {
  const { decision, reason_id: reasonId = null, note, version = null, ...corrections } = body;
  if (decision === "approve") await approveJob(tx, actor, id, { version, corrections }, asOf);
  else await rejectJob(tx, actor, id, { reasonId, note, version }, asOf);
  return { data: await reviewJob(tx, actor, id, asOf) };
}
