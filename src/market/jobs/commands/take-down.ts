import { type StatusChange, type Tx, transitionAll } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, invalid } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { aboutJob } from "../about-job.ts";
import { jobsPublished, jobsUnpublished, jobTakenDown } from "../events.ts";
import { factsOf, stateOf, statusOf } from "../lifecycle.ts";
import { jobRestored, jobTakenDown as takenDownMail } from "../mails.ts";
import { jobWasRestored, jobWasTakenDown } from "../notifications.ts";
import { companyBlockedReason, takedownReasons } from "../terms.ts";
import { type JobRow, lockJob, moveJob, nextOf, recordJob } from "./job-row.ts";

interface Takedown {
  reason_id: number;
  note: string | null;
}

/**
 * Suspends a published job. Only an administrator can publish it without a review: its author cannot by closing and
 * reopening it.
 * @throws Problem 422 without a note where the reason needs one, 409 when it is not published
 */
export async function suspendJob(
  tx: Tx,
  actor: AdminActor,
  id: number,
  input: Takedown,
  asOf: Date,
): Promise<void> {
  const reason = reasonOf(input);
  const job = await lockJob(tx, actor, "freeze", id);
  const next = nextOf("freeze", job, actor, factsOf(job, asOf));
  await moveJob(tx, job, next, { ...takenDown(input, asOf), needs_review: true }, asOf);
  await recordJob(tx, "job_freeze", job, { by: actor, at: asOf, data: { reason_id: reason.id } });
  await notifyTeam(tx, job, { how: "suspended", reason: reason.key, note: input.note }, asOf);
  await emit(tx, jobTakenDown, { id, how: "suspended", by: actor, asOf });
}

/**
 * Closes a job for its company; reopening it requires a review.
 * @throws Problem 422 as for a suspension, 409 when its state does not allow it
 */
export async function closeForCompany(
  tx: Tx,
  actor: AdminActor,
  id: number,
  input: Takedown,
  asOf: Date,
): Promise<void> {
  const reason = reasonOf(input);
  const job = await lockJob(tx, actor, "close", id);
  const next = nextOf("close", job, actor, factsOf(job, asOf));
  const from = stateOf(job);
  await moveJob(tx, job, next, { ...takenDown(input, asOf), closed_at: asOf, needs_review: true }, asOf);
  await recordJob(tx, "job_close", job, { by: actor, at: asOf, data: { from, reason_id: reason.id } });
  await notifyTeam(tx, job, { how: "closed", reason: reason.key, note: input.note }, asOf);
  await emit(tx, jobTakenDown, { id, how: "closed", by: actor, asOf });
}

/**
 * Publishes a suspended job again.
 * @throws Problem 409 `company_blocked`, `job_state_changed`
 */
export async function unsuspendJob(tx: Tx, actor: AdminActor, id: number, asOf: Date): Promise<void> {
  const job = await lockJob(tx, actor, "unfreeze", id);
  const next = nextOf("unfreeze", job, actor, factsOf(job, asOf));
  const { blocked_at } = await tx
    .selectFrom("companies")
    .select("blocked_at")
    .where("id", "=", job.company_id)
    .executeTakeFirstOrThrow();
  if (blocked_at) throw conflict("company_blocked", stateOf(job));
  await moveJob(tx, job, next, { ...notTakenDown, needs_review: false }, asOf);
  await recordJob(tx, "job_unfreeze", job, { by: actor, at: asOf });
  const team = await teamOf(tx, job);
  for (const person of team)
    await queueMail(tx, jobRestored, {
      language: languageOf(person.language),
      to: { email: person.email, name: person.full_name, account: person.id },
      props: { job: job.title, slug: job.slug },
    });
  await notify(tx, jobWasRestored, { ...notificationOf(team, job), at: asOf });
}

const batch = 200;

/**
 * Suspends the published jobs of a company that was blocked, also those of agencies that hire for it.
 * @returns the suspended jobs
 */
export async function suspendJobsOf(
  tx: Tx,
  actor: AdminActor,
  companyId: number,
  asOf: Date,
): Promise<JobRow[]> {
  const reason_id = companyBlockedReason.id;
  const jobs = await moveAll(tx, companyId, {
    from: statusOf.published,
    to: statusOf.frozen,
    set: { ...takenDown({ reason_id, note: null }, asOf), hot: false, hidden_at: null, updated_at: asOf },
  });
  const ids = jobs.map(({ id }) => id);
  if (ids.length > 0) await emit(tx, jobsUnpublished, { ids });
  for (const job of jobs)
    await recordJob(tx, "job_freeze", job, { by: actor, at: asOf, data: { reason_id } });
  return jobs;
}

/**
 * Publishes the jobs that were suspended with their company's block.
 * @returns the published jobs
 */
export async function unsuspendJobsOf(
  tx: Tx,
  actor: AdminActor,
  companyId: number,
  asOf: Date,
): Promise<JobRow[]> {
  const jobs = await moveAll(tx, companyId, {
    from: { ...statusOf.frozen, takedown_reason_id: companyBlockedReason.id },
    to: statusOf.published,
    set: { ...notTakenDown, updated_at: asOf },
  });
  const ids = jobs.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += batch)
    await emit(tx, jobsPublished, { ids: ids.slice(at, at + batch) });
  for (const job of jobs) await recordJob(tx, "job_unfreeze", job, { by: actor, at: asOf });
  return jobs;
}

async function moveAll(tx: Tx, companyId: number, change: StatusChange<"jobs">): Promise<JobRow[]> {
  const jobs = await tx
    .selectFrom("jobs")
    .select("id")
    .where("company_id", "=", companyId)
    .where("status", "=", Number(change.from.status))
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return transitionAll(
    tx,
    "jobs",
    jobs.map(({ id }) => id),
    change,
  );
}

/** The takedown columns of a job that is public again. */
export const notTakenDown = { taken_down_at: null, takedown_reason_id: null, takedown_note: null };

const takenDown = ({ reason_id, note }: Takedown, asOf: Date) => ({
  taken_down_at: asOf,
  takedown_reason_id: reason_id,
  takedown_note: note,
});

function reasonOf(input: Takedown) {
  const reason = takedownReasons.find(({ id }) => id === input.reason_id);
  if (!reason) throw invalid("/reason_id", "reason_required");
  if (reason.noteRequired && !input.note) throw invalid("/note", "note_required");
  return reason;
}

async function notifyTeam(
  tx: Tx,
  job: JobRow,
  about: {
    how: "suspended" | "closed";
    reason: (typeof takedownReasons)[number]["key"];
    note: string | null;
  },
  asOf: Date,
): Promise<void> {
  const team = await teamOf(tx, job);
  for (const person of team)
    await queueMail(tx, takenDownMail, {
      language: languageOf(person.language),
      to: { email: person.email, name: person.full_name },
      props: {
        job: job.title,
        ...about,
        jobId: job.id,
      },
    });
  const notification = notificationOf(team, job);
  await notify(tx, jobWasTakenDown, {
    ...notification,
    props: { ...notification.props, how: about.how },
    at: asOf,
  });
}

function notificationOf(team: readonly { id: number }[], job: JobRow) {
  return {
    to: team.map(({ id }) => id),
    about: aboutJob(job.id),
    props: { job: job.title, job_id: job.id },
  };
}

/** Returns the owner and the recruiters of a job, each once, without deactivated accounts. */
export function teamOf(tx: Tx, job: JobRow) {
  const ids = [...(job.owner_id === null ? [] : [job.owner_id]), ...job.recruiter_ids];
  return tx
    .selectFrom("accounts")
    .select(["id", "email", "full_name", "language"])
    .where("id", "in", ids.length > 0 ? ids : [0])
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}
