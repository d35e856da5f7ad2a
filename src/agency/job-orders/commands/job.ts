import { fillJob, undoFillInTime } from "#hiring/offers/commands/fill.ts";
import type { Tx } from "#kit/db.ts";
import { updateJob } from "#market/jobs/commands/edit-job.ts";
import { lockJob } from "#market/jobs/commands/job-row.ts";
import { moves } from "#market/jobs/commands/move-job.ts";
import { displayState, factsOf, jobLife, stateOf } from "#market/jobs/lifecycle.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { record } from "#people/activities/commands.ts";
import { orderLife } from "../lifecycle.ts";
import { jobActorOf, type LockedOrder, lockOrder } from "./lock.ts";

/**
 * Submits the job of an order for review. A closed or expired advertisement becomes public again if it needs no review.
 * @throws Problem 403, 404, 409 `order_state_changed` or `job_state_changed`, 422 per missing field of the job
 */
export async function advertiseOrder(tx: Tx, actor: ConsultantActor, id: number, asOf: Date): Promise<void> {
  const order = await lockOrder(tx, actor, "advertise", id);
  orderLife.check("advertise", order.role, order.status, {
    hired: order.counts.hired,
    headCount: order.head_count,
  });
  await updateJob(tx, jobActorOf(actor), order.job_id, { status: "published" }, asOf);
  const { company_id: companyId, job_id: jobId } = order;
  await record(tx, { kind: "order_advertise", by: actor, at: asOf, companyId, jobId, data: { order: id } });
}

/** Closes the advertisement of an order, if it is one. */
export async function closeJobOf(tx: Tx, actor: HiringActor, order: LockedOrder, asOf: Date): Promise<void> {
  const job = await lockJob(tx, actor, "close", order.job_id);
  if (jobLife.next("close", "author", stateOf(job), factsOf(job, asOf)) === null) return;
  await moves.close(tx, actor, job, asOf, null);
}

/** Closes the advertisement of a filled order, and rejects its other applicants because the position is filled. */
export async function fillJobOf(tx: Tx, actor: HiringActor, order: LockedOrder, asOf: Date): Promise<void> {
  await syncJob(tx, actor, order, { head_count: order.head_count }, asOf);
  await fillJob(tx, actor, order.job_id, asOf);
}

/**
 * Takes back the end of an order as far as candidates do not know of it: applicants whom a fill rejected are active again, and the
 * advertisement is as before, until the first candidate is notified. Later, applicants stay rejected and the advertisement opens on
 * request only (decision 148).
 */
export async function reopenJobOf(
  tx: Tx,
  actor: HiringActor,
  order: LockedOrder,
  { advertise, asOf }: { advertise: boolean; asOf: Date },
): Promise<void> {
  if (order.status === "filled") await undoFillInTime(tx, actor, order.job_id, asOf);
  if (!advertise) return;
  const job = await lockJob(tx, actor, "reopen", order.job_id);
  if (jobLife.next("reopen", "author", stateOf(job), factsOf(job, asOf)) === null) return;
  await moves.reopen(tx, actor, job, asOf, null);
}

/** Writes the facts of an order that its job has too. The title of an advertisement is its own once it was submitted. */
export async function syncJob(
  tx: Tx,
  actor: HiringActor,
  order: LockedOrder,
  { title, head_count }: { title?: string; head_count: number },
  asOf: Date,
): Promise<void> {
  const state = displayState(order.job_status, order.sen_status);
  // A suspended job cannot be edited.
  if (state === "frozen") return;
  const fields = { head_count, ...(state === "draft" && title !== undefined && { title }) };
  await updateJob(tx, actor, order.job_id, { ...fields, draft: true }, asOf);
}
