import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { applicantCount } from "../contributions.ts";
import { factsOf, type JobFacts, latestExpiry, type RequestedVerb, stateOf } from "../lifecycle.ts";
import { expiryDays, type Outcome } from "../terms.ts";
import { type JobRow, lockJob, moveJob, nextOf, recordJob } from "./job-row.ts";
import { assertMayPost } from "./may-post.ts";

/** Closes a job: it stays readable, and takes no more applications. */
async function closeLocked(tx: Tx, actor: HiringActor, job: JobRow, asOf: Date): Promise<void> {
  const next = nextOf("close", job, actor, factsOf(job, asOf));
  const from = stateOf(job);
  await moveJob(tx, job, next, { closed_at: asOf }, asOf);
  await recordJob(tx, "job_close", job, { by: actor, at: asOf, data: { from } });
}

/** Withdraws a job from review; it becomes a draft. */
async function withdrawLocked(tx: Tx, actor: HiringActor, job: JobRow, asOf: Date): Promise<void> {
  const next = nextOf("withdraw", job, actor, factsOf(job, asOf));
  await moveJob(tx, job, next, { submitted_at: null }, asOf);
  await recordJob(tx, "job_withdraw", job, { by: actor, at: asOf });
}

/** Reopens a closed job: it is public at once when it was approved as it is and has not expired, otherwise it is reviewed. */
const reopenLocked: Move = (tx, actor, job, asOf) => undoClose(tx, actor, job, {}, asOf);

/** Undoes closing a job. A job that had expired before is expired again, which uses no free post. */
export async function undoClose(
  tx: Tx,
  actor: HiringActor,
  job: JobRow,
  { closedFrom }: Pick<JobFacts, "closedFrom">,
  asOf: Date,
): Promise<void> {
  const next = nextOf("reopen", job, actor, { ...factsOf(job, asOf), closedFrom });
  if (next !== "expired") await assertMayPost(tx, job);
  await goPublic(tx, job, next, {}, asOf);
  await recordJob(tx, "job_reopen", job, { by: actor, at: asOf, data: { to: next } });
}

/**
 * Extends an expired job, to at most 90 days from its first approval; after that, it is reviewed again.
 * @param until the author's wish; null for 45 days, or for the rest of the 90 days
 */
async function extendLocked(
  tx: Tx,
  actor: HiringActor,
  job: JobRow,
  asOf: Date,
  until: string | null,
): Promise<void> {
  const next = nextOf("extend", job, actor, factsOf(job, asOf));
  const fresh = new Date(asOf.getTime() + expiryDays.most * day);
  const last = next === "published" && job.first_approved_at ? latestExpiry(job.first_approved_at) : fresh;
  const usual = new Date(Math.min(asOf.getTime() + expiryDays.usual * day, last.getTime()));
  const expiresAt = until ? new Date(until) : usual;
  if (expiresAt <= asOf || expiresAt > last)
    throw invalid("/expires_at", "expiry_invalid", { max: expiryDays.most });
  await assertMayPost(tx, job);
  await goPublic(tx, job, next, { expires_at: expiresAt }, asOf);
  await recordJob(tx, "job_extend", job, { by: actor, at: asOf, data: { to: next } });
}

function goPublic(
  tx: Tx,
  job: JobRow,
  state: Outcome,
  change: { expires_at?: Date },
  asOf: Date,
): Promise<JobRow> {
  const waiting = state === "reviewing" ? { submitted_at: asOf } : {};
  return moveJob(tx, job, state, { ...change, ...waiting, closed_at: null }, asOf);
}

type Move = (tx: Tx, actor: HiringActor, job: JobRow, asOf: Date, until: string | null) => Promise<void>;

/** The commands of the verbs that `status` can request, on a locked job. Submitting is part of editing. */
export const moves: Record<Exclude<RequestedVerb, "submit">, Move> = {
  close: closeLocked,
  withdraw: withdrawLocked,
  reopen: reopenLocked,
  extend: extendLocked,
};

/** Deletes a draft, or a rejected job without applications. The row stays for the log. */
export async function deleteJob(tx: Tx, actor: HiringActor, id: number, asOf: Date): Promise<void> {
  const job = await lockJob(tx, actor, "delete", id);
  const { applicants } = await tx
    .selectFrom("jobs as j")
    .select(applicantCount().as("applicants"))
    .where("j.id", "=", id)
    .executeTakeFirstOrThrow();
  const next = nextOf("delete", job, actor, factsOf(job, asOf, applicants > 0));
  await moveJob(tx, job, next, {}, asOf);
  await recordJob(tx, "job_delete", job, { by: actor, at: asOf });
}
