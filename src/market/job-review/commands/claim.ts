import { sql } from "kysely";
import { minute } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import { type JobRow, lockJob } from "#market/jobs/commands/job-row.ts";
import { jobLife, stateOf } from "#market/jobs/lifecycle.ts";
import type { JobReviewer } from "#market/jobs/policy.ts";
import { inState, reviewableJobs } from "#market/jobs/queries/shared/staff-jobs.ts";
import { claimsOf } from "../queries/claims.ts";
import { latestDecision } from "../queries/decisions.ts";
import { claimMinutes } from "../terms.ts";

/**
 * Claims a job that waits for review, or renews the claim. Another claim of the reviewer ends.
 * @throws Problem 404, 403 for a job of the reviewer's agency, 409 `claimed_by` during another reviewer's claim, and
 *   `job_state_changed` with `meta.decided` for a job that does not wait
 */
export async function claimJob(tx: Tx, actor: JobReviewer, id: number, asOf: Date): Promise<void> {
  await lockWaiting(tx, actor, "approve", id, asOf);
  await storeClaim(tx, actor, id, asOf);
}

/**
 * Locks a job that waits for review and that no other reviewer has claimed.
 * @throws Problem 404, 403 for a job of the reviewer's agency, 409 with the decision of another reviewer in `meta.decided`, and
 *   `claimed_by` during another reviewer's claim
 */
export async function lockWaiting(
  tx: Tx,
  actor: JobReviewer,
  verb: "approve" | "reject",
  id: number,
  asOf: Date,
): Promise<JobRow> {
  const job = await lockJob(tx, actor, verb, id);
  const state = stateOf(job);
  if (state !== "reviewing")
    throw new Problem(409, jobLife.refusalOf(verb), {
      meta: { now: state, decided: await latestDecision(tx, id) },
    });
  await assertNotClaimed(tx, actor, id, asOf);
  return job;
}

/** Claims the oldest waiting job that no one else has claimed. @returns its id, or null for an empty queue */
export async function claimNext(tx: Tx, actor: JobReviewer, asOf: Date): Promise<number | null> {
  for (;;) {
    const id = await lockFree(tx, actor, asOf);
    if (id === null) return null;
    // The lock shows a claim that was committed after the search for the job had begun.
    if ((await claimsOf(tx, actor, [id], asOf)).get(id)?.is_mine === false) continue;
    await storeClaim(tx, actor, id, asOf);
    return id;
  }
}

/** Locks the oldest waiting job that no one else has claimed. Two reviewers who press at once get different jobs. */
async function lockFree(tx: Tx, actor: JobReviewer, asOf: Date): Promise<number | null> {
  const job = await tx
    .selectFrom("jobs as j")
    .select("j.id")
    .where("j.deleted_at", "is", null)
    .where(inState("reviewing"))
    .where(reviewableJobs(actor))
    .where(notClaimedByOthers(actor, asOf))
    .orderBy("j.submitted_at")
    .orderBy("j.id")
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return job?.id ?? null;
}

const notClaimedByOthers = ({ accountId }: JobReviewer, asOf: Date) => sql<boolean>`NOT EXISTS (
  SELECT FROM review_claims k WHERE k.job_id = j.id AND k.until > ${asOf} AND k.account_id <> ${accountId})`;

/** Ends the reviewer's claim of a job, if there is one. */
export async function releaseClaim(tx: Tx, actor: JobReviewer, id: number): Promise<void> {
  await tx
    .deleteFrom("review_claims")
    .where("job_id", "=", id)
    .where("account_id", "=", actor.accountId)
    .execute();
}

/** Ends every claim of a job that no longer waits. */
export async function endClaim(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("review_claims").where("job_id", "=", id).execute();
}

/** @throws Problem 409 `claimed_by` with the name and the end of another reviewer's claim */
async function assertNotClaimed(tx: Tx, actor: JobReviewer, id: number, asOf: Date): Promise<void> {
  const claim = (await claimsOf(tx, actor, [id], asOf)).get(id);
  if (!claim || claim.is_mine) return;
  const { by, until } = claim;
  throw new Problem(
    409,
    { code: "claimed_by", values: { name: by ?? "", until: until.toISOString() } },
    { meta: { now: { name: by, until } } },
  );
}

async function storeClaim(tx: Tx, actor: JobReviewer, id: number, asOf: Date): Promise<void> {
  // The claims of a reviewer with several tabs follow each other, so that the last one ends the others.
  await tx.selectFrom("accounts").select("id").where("id", "=", actor.accountId).forNoKeyUpdate().execute();
  await tx
    .deleteFrom("review_claims")
    .where("account_id", "=", actor.accountId)
    .where("job_id", "<>", id)
    .execute();
  const until = new Date(asOf.getTime() + claimMinutes * minute);
  await tx
    .insertInto("review_claims")
    .values({ job_id: id, account_id: actor.accountId, until })
    .onConflict((of) =>
      of.column("job_id").doUpdateSet({ account_id: sql`excluded.account_id`, until: sql`excluded.until` }),
    )
    .execute();
}
