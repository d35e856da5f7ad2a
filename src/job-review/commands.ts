import type { AdminActor, ConsultantActor } from "#accounts/actor.ts";
import { type JobRow, lockJob, moveJob, nextOf, recordJob } from "#jobs/commands/job-row.ts";
import { factsOf, latestExpiry } from "#jobs/lifecycle.ts";
import { jobForMail } from "#jobs/queries/shared/mail-job.ts";
import { expiryDays, jobRejectReasons } from "#jobs/terms.ts";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, invalid } from "#kit/problem.ts";
import { jobApproved, jobRejected } from "./mails.ts";

type Reviewer = AdminActor | ConsultantActor;

/**
 * Publishes a job that waits for review.
 * @throws Problem 409 `email_not_verified` while its author has not verified the email address (spec §6)
 */
export async function approveJob(tx: Tx, actor: Reviewer, id: number, asOf: Date): Promise<void> {
  const job = await lockJob(tx, actor, "approve", id);
  const next = nextOf("approve", job, actor, factsOf(job, asOf));
  const owner = await ownerOf(tx, job);
  if (owner && !owner.email_verified_at) throw conflict("email_not_verified", "reviewing");
  // After 90 days a job begins anew.
  const fresh = !job.first_approved_at || latestExpiry(job.first_approved_at) <= asOf;
  const firstApprovedAt = fresh || !job.first_approved_at ? asOf : job.first_approved_at;
  const expiresAt = expiryOf(job, latestExpiry(firstApprovedAt), asOf);
  await moveJob(
    tx,
    job,
    next,
    {
      approved_at: asOf,
      first_approved_at: firstApprovedAt,
      expires_at: expiresAt,
      needs_review: false,
      reviewed_by: actor.accountId,
      rejected_at: null,
      reject_reason_id: null,
      reject_note: null,
      closed_at: null,
    },
    asOf,
  );
  await recordJob(tx, "job_approve", job, { by: actor, at: asOf });
  if (owner) {
    const language = languageOf(owner.language);
    await queueMail(tx, jobApproved, {
      language,
      to: { email: owner.email, name: owner.full_name },
      props: {
        job: job.title,
        card: await jobForMail(tx, job.id, language),
        slug: job.slug,
        expiresAt: expiresAt.toISOString(),
      },
    });
  }
}

/** The author's wish where it is still to come, else 45 days; never later than `last`. */
function expiryOf(job: JobRow, last: Date, asOf: Date): Date {
  const wish = job.expires_at;
  const until = wish && wish > asOf ? wish.getTime() : asOf.getTime() + expiryDays.usual * day;
  return new Date(Math.min(until, last.getTime()));
}

/**
 * Refuses a job with a reason, which its author reads.
 * @throws Problem 422 without a reason, or without a note where the reason says nothing by itself
 */
export async function rejectJob(
  tx: Tx,
  actor: Reviewer,
  id: number,
  input: { reasonId: number | null; note: string | null },
  asOf: Date,
): Promise<void> {
  const reason = jobRejectReasons.find((known) => known.id === input.reasonId);
  if (!reason) throw invalid("/reason_id", "reason_required");
  if (reason.noteRequired && !input.note) throw invalid("/note", "note_required");
  const job = await lockJob(tx, actor, "reject", id);
  const next = nextOf("reject", job, actor, factsOf(job, asOf));
  await moveJob(
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
  const owner = await ownerOf(tx, job);
  if (owner)
    await queueMail(tx, jobRejected, {
      language: languageOf(owner.language),
      to: { email: owner.email, name: owner.full_name },
      props: {
        job: job.title,
        reason: reason.key,
        note: input.note,
        companyId: job.company_id,
        jobId: job.id,
      },
    });
}

function ownerOf(tx: Tx, job: JobRow) {
  return tx
    .selectFrom("accounts")
    .select(["email", "full_name", "language", "email_verified_at"])
    .where("id", "=", job.owner_id)
    .executeTakeFirst();
}
