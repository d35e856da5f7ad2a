import type { AuditFacts } from "#kit/audit.ts";
import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import type { AdminActor, ConsultantActor } from "#people/accounts/actor.ts";
import { approveJob, rejectJob } from "../commands/decide.ts";
import type { adminReview } from "../contract.ts";
import { reviewJob } from "../queries/review-jobs.ts";

interface Decision {
  tx: Tx;
  actor: AdminActor | ConsultantActor;
  params: { id: number };
  body: BodyOf<typeof adminReview.review>;
  asOf: Date;
  note: (facts: AuditFacts) => void;
}

/** Approves or rejects a job, for administrators and consultants. */
export async function decide({ tx, actor, params: { id }, body, asOf, note: record }: Decision) {
  const { decision, reason_id: reasonId = null, note, version = null, ...corrections } = body;
  if (decision === "approve") await approveJob(tx, actor, id, { version, corrections }, asOf);
  else await rejectJob(tx, actor, id, { reasonId, note, version }, asOf);
  const data = await reviewJob(tx, actor, id, asOf);
  // Only jobs under review can be approved or rejected.
  record({ before: "reviewing", after: data.attributes.display_state });
  return { data };
}
