import type { AuditFacts } from "#kit/audit.ts";
import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import type { AdminActor, ConsultantActor } from "#people/accounts/actor.ts";
import { claimJob, claimNext } from "../commands/claim.ts";
import { approveJob, rejectJob } from "../commands/decide.ts";
import { undoReview } from "../commands/undo.ts";
import type { adminReview } from "../contract.ts";
import { claimsOf } from "../queries/claims.ts";
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

interface OnJob {
  tx: Tx;
  actor: AdminActor | ConsultantActor;
  params: { id: number };
  asOf: Date;
}

/** Takes the caller's decision back, for administrators and consultants. */
export async function takeBack({ tx, actor, params: { id }, asOf, note }: OnJob & Pick<Decision, "note">) {
  const before = (await reviewJob(tx, actor, id, asOf)).attributes.display_state;
  await undoReview(tx, actor, id, asOf);
  note({ before, after: "reviewing" });
  return { data: await reviewJob(tx, actor, id, asOf) };
}

/** Claims a job, for administrators and consultants. */
export async function claim({ tx, actor, params: { id }, asOf }: OnJob) {
  await claimJob(tx, actor, id, asOf);
  return { data: await claimed(tx, actor, id, asOf) };
}

/** Claims the oldest free job, for administrators and consultants. */
export async function claimOldest({ tx, actor, asOf }: Omit<OnJob, "params">) {
  const id = await claimNext(tx, actor, asOf);
  return { data: id === null ? null : await claimed(tx, actor, id, asOf) };
}

async function claimed(tx: Tx, actor: AdminActor | ConsultantActor, id: number, asOf: Date) {
  const attributes = (await claimsOf(tx, actor, [id], asOf)).get(id);
  if (!attributes) throw new Error(`Job ${id} is not claimed`);
  return { id: String(id), type: "review_claim" as const, attributes };
}
