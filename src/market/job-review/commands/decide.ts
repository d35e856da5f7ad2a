import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, invalid } from "#kit/problem.ts";
import { aboutJob } from "#market/jobs/about-job.ts";
import { checkJob } from "#market/jobs/commands/check.ts";
import { editStamp } from "#market/jobs/commands/edit-job.ts";
import { changedNames, columnsOf, completed } from "#market/jobs/commands/fields.ts";
import { type JobRow, moveJob, nextOf, recordJob } from "#market/jobs/commands/job-row.ts";
import { notTakenDown } from "#market/jobs/commands/take-down.ts";
import type { JobFields } from "#market/jobs/contract.ts";
import { factsOf, latestExpiry, stateOf } from "#market/jobs/lifecycle.ts";
import { jobForMail } from "#market/jobs/queries/shared/mail-job.ts";
import { expiryDays, jobRejectReasons } from "#market/jobs/terms.ts";
import type { AdminActor, ConsultantActor } from "#people/accounts/actor.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { jobApproved, jobRejected } from "../mails.ts";
import { jobWasApproved, jobWasRejected } from "../notifications.ts";
import { aboutReview, correctable, undoEnd } from "../terms.ts";
import { endClaim, lockWaiting } from "./claim.ts";
import { storeDecision } from "./decision-row.ts";

type Reviewer = AdminActor | ConsultantActor;

/** The version of a job that the reviewer has read, and the reviewer's corrections. */
export interface Approval {
  /** The version that the reviewer has read; null skips the check for edits. */
  version: number | null;
  corrections: Partial<JobFields>;
}

/**
 * Publishes a job that waits for review, with the reviewer's corrections.
 * @throws Problem 409 when the job was decided or edited meanwhile, `company_blocked`, and `email_not_verified` while its author
 *   has not verified the email address (spec §6); 422 for a correction that breaks a rule for authors
 */
export async function approveJob(
  tx: Tx,
  actor: Reviewer,
  id: number,
  { version, corrections }: Approval,
  asOf: Date,
): Promise<void> {
  const job = await lockForReview(tx, actor, "approve", { id, version, asOf });
  const next = nextOf("approve", job, actor, factsOf(job, asOf));
  const owner = await ownerOf(tx, job);
  if (owner && !owner.email_verified_at) throw conflict("email_not_verified", "reviewing");
  await assertNotBlocked(tx, job);
  const change = completed(job, columnsOf(corrections, job));
  const corrected = correctable.filter((name) => changedNames(job, change).includes(name));
  if (corrected.length > 0)
    await checkJob(tx, { ...job, ...change }, { submitted: true, change, asOf, stored: job });
  // 90 days after its first approval a job counts as new.
  const fresh = !job.first_approved_at || latestExpiry(job.first_approved_at) <= asOf;
  const firstApprovedAt = fresh || !job.first_approved_at ? asOf : job.first_approved_at;
  const expiresAt = expiryOf(job, latestExpiry(firstApprovedAt), asOf);
  const moved = await moveJob(
    tx,
    job,
    next,
    {
      ...(corrected.length > 0 ? { ...change, ...editStamp(job, actor, asOf) } : {}),
      approved_at: asOf,
      first_approved_at: firstApprovedAt,
      expires_at: expiresAt,
      needs_review: false,
      reviewed_by: actor.accountId,
      rejected_at: null,
      reject_reason_id: null,
      reject_note: null,
      closed_at: null,
      ...notTakenDown,
    },
    asOf,
  );
  if (corrected.length > 0)
    await recordJob(tx, "job_correct", job, { by: actor, at: asOf, data: { fields: corrected } });
  await recordJob(tx, "job_approve", job, { by: actor, at: asOf });
  await storeDecision(tx, actor, moved, { decision: "approve", corrected, before: job }, asOf);
  if (owner) {
    const language = languageOf(owner.language);
    await notify(tx, jobWasApproved, notificationOf(moved, owner, asOf));
    await queueMail(tx, jobApproved, {
      language,
      ...undoable(job, asOf),
      to: { email: owner.email, name: owner.full_name, account: owner.id },
      props: {
        job: moved.title,
        card: await jobForMail(tx, job.id, language),
        slug: moved.slug,
        expiresAt: expiresAt.toISOString(),
        corrected,
      },
    });
  }
}

/** Returns the expiry: the author's date if it is in the future, otherwise 45 days from now; `last` at the latest. */
function expiryOf(job: JobRow, last: Date, asOf: Date): Date {
  const wish = job.expires_at;
  const until = wish && wish > asOf ? wish.getTime() : asOf.getTime() + expiryDays.usual * day;
  return new Date(Math.min(until, last.getTime()));
}

/**
 * Rejects a job and notifies its author of the reason.
 * @throws Problem 422 without a reason, or without the note that some reasons require
 */
export async function rejectJob(
  tx: Tx,
  actor: Reviewer,
  id: number,
  input: { reasonId: number | null; note: string | null; version: number | null },
  asOf: Date,
): Promise<void> {
  const reason = jobRejectReasons.find(({ id }) => id === input.reasonId);
  if (!reason) throw invalid("/reason_id", "reason_required");
  if (reason.noteRequired && !input.note) throw invalid("/note", "note_required");
  const job = await lockForReview(tx, actor, "reject", { id, version: input.version, asOf });
  const next = nextOf("reject", job, actor, factsOf(job, asOf));
  const moved = await moveJob(
    tx,
    job,
    next,
    {
      rejected_at: asOf,
      reject_reason_id: reason.id,
      reject_note: input.note,
      reviewed_by: actor.accountId,
    },
    asOf,
  );
  await recordJob(tx, "job_reject", job, { by: actor, at: asOf, data: { reason_id: reason.id } });
  await storeDecision(
    tx,
    actor,
    moved,
    { decision: "reject", reasonId: reason.id, note: input.note, before: job },
    asOf,
  );
  const owner = await ownerOf(tx, job);
  if (owner) {
    await notify(tx, jobWasRejected, notificationOf(job, owner, asOf));
    await queueMail(tx, jobRejected, {
      language: languageOf(owner.language),
      ...undoable(job, asOf),
      to: { email: owner.email, name: owner.full_name, account: owner.id },
      props: {
        job: job.title,
        reason: reason.key,
        note: input.note,
        jobId: job.id,
      },
    });
  }
}

const notificationOf = (job: JobRow, owner: { id: number }, at: Date) => ({
  to: [owner.id],
  about: aboutJob(job.id),
  props: { job: job.title, job_id: job.id },
  at,
  showAt: undoEnd(at),
});

/** Until then, the mail about a decision waits, and can be canceled. */
const undoable = (job: JobRow, asOf: Date) => ({ sendAt: undoEnd(asOf), topic: aboutReview(job.id) });

function ownerOf(tx: Tx, job: JobRow) {
  return tx
    .selectFrom("accounts")
    .select(["id", "email", "full_name", "language", "email_verified_at"])
    .where("id", "=", job.owner_id)
    .executeTakeFirst();
}

/**
 * Locks a job for a decision about the version that the reviewer has read, and ends its claim.
 * @throws Problem as `lockWaiting`, and 409 `job_edited_since_read` for another version
 */
async function lockForReview(
  tx: Tx,
  actor: Reviewer,
  verb: "approve" | "reject",
  { id, version, asOf }: { id: number; version: number | null; asOf: Date },
): Promise<JobRow> {
  const job = await lockWaiting(tx, actor, verb, id, asOf);
  if (version !== null && version !== job.version) throw conflict("job_edited_since_read", stateOf(job));
  await endClaim(tx, id);
  return job;
}

async function assertNotBlocked(tx: Tx, job: JobRow): Promise<void> {
  const { blocked_at } = await tx
    .selectFrom("companies")
    .select("blocked_at")
    .where("id", "=", job.company_id)
    .executeTakeFirstOrThrow();
  if (blocked_at) throw conflict("company_blocked", stateOf(job));
}
