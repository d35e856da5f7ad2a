import { sql } from "kysely";
import { administers } from "#accounts/actor.ts";
import type { HiringActor } from "#accounts/hiring-scope.ts";
import type { RoleId } from "#accounts/terms.ts";
import { jobForMail } from "#jobs/queries/shared/mail-job.ts";
import { minute } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { callOffMails, queueMail, queueMails } from "#kit/mail.ts";
import type { MailDefinition, MailGroup, MailProps, MailTexts } from "#kit/mail-definition.ts";
import type { NotificationDefinition } from "#kit/notification-definition.ts";
import { Problem } from "#kit/problem.ts";
import { callOffNotifications, notify } from "#notifications/commands/notify.ts";
import { applicationRejected, statusChanged } from "../mails.ts";
import { applicationStatus } from "../notifications.ts";
import { findApplicant } from "../queries/shared/find.ts";
import {
  type CandidateStatus,
  endedStatuses,
  rejectMailDelayMinutes,
  rejectReasons,
  statusMailDelayMinutes,
} from "../terms.ts";

const progress = ["applied", "under_review", "interview", "offer", "hired"] as const;
const isProgress = (status: CandidateStatus): status is (typeof progress)[number] =>
  progress.some((each) => each === status);

const topicOf = (applicantId: number) => `applicant:${applicantId}`;

/** What mails on an applicant are about. */
export const aboutApplicant = topicOf;

/** The candidate as a reader of mails, with what every mail on an application says. */
export async function readerOf(tx: Tx, applicantId: number) {
  const row = await tx
    .selectFrom("applicants as a")
    .innerJoin("candidates as p", "p.id", "a.candidate_id")
    .leftJoin("accounts as u", "u.id", "p.account_id")
    .leftJoin("hidden_identities as h", "h.applicant_id", "a.id")
    .select((eb) => [
      eb.fn.coalesce("h.email", "a.email").as("email"),
      eb.fn.coalesce("h.full_name", "a.full_name").as("full_name"),
    ])
    .select(["a.job_id", "a.language"])
    .select(["p.account_id", "u.language as account_language"])
    .where("a.id", "=", applicantId)
    .executeTakeFirstOrThrow();
  const language = languageOf(row.account_language ?? row.language);
  const card = await jobForMail(tx, row.job_id, language);
  const props = { job: card.title, company: card.company, card, application: applicantId };
  return {
    ...{ language, to: { email: row.email, name: row.full_name, account: row.account_id } },
    ...{ about: aboutApplicant(applicantId), props },
  };
}

/**
 * Notifies the candidate of a change that shows on its side. Nobody is notified at once: a mail of the last change that
 * still waits is called off, and when nothing differs from the last notification, none is sent.
 * @returns when the candidate gets an email, or null
 */
export async function notifyCandidate(
  tx: Tx,
  applicant: { id: number; notified_status: string | null },
  change: {
    before: CandidateStatus | null;
    now: CandidateStatus | null;
    asOf: Date;
    reasonId?: number;
    /** The stage does not notify (decision 097), except of a way back from an end that the candidate knows. */
    silent?: boolean;
  },
): Promise<Date | null> {
  const stopped = await cancelNotification(tx, applicant.id);
  const notified = (stopped ?? applicant.notified_status ?? change.before) as CandidateStatus | null;
  return queueNotification(tx, applicant, { ...change, notified });
}

/** Queues what a candidate reads of a change, unless it is no news after the status that was notified last. */
export async function queueNotification(
  tx: Tx,
  applicant: { id: number; notified_status: string | null },
  change: {
    notified: CandidateStatus | null;
    now: CandidateStatus | null;
    asOf: Date;
    reasonId?: number;
    silent?: boolean;
  },
): Promise<Date | null> {
  const { now, notified } = change;
  if (now === null || notified === null) return null;
  const ended = endedStatuses.includes(notified);
  const isNews =
    now !== notified &&
    (ended || !change.silent) &&
    (!isProgress(now) || ended || progress.indexOf(now) > (progress as readonly string[]).indexOf(notified));
  // Of an end, its own row says whether the candidate is notified.
  const status = isNews ? now : notified;
  if (isProgress(status) && status !== applicant.notified_status)
    await tx
      .updateTable("applicants")
      .set({ notified_status: status })
      .where("id", "=", applicant.id)
      .execute();
  return isNews ? queueStatus(tx, applicant.id, { ...change, now, notified, again: ended }) : null;
}

async function queueStatus(
  tx: Tx,
  applicantId: number,
  change: { now: CandidateStatus; notified: string; again: boolean; asOf: Date; reasonId?: number },
): Promise<Date | null> {
  const { now, notified, again, asOf } = change;
  const reason = rejectReasons.find(({ id }) => id === change.reasonId);
  if (reason?.notified === false) return null;
  const reader = await readerOf(tx, applicantId);
  // Whom the employer has added has not applied, and hears nothing before accepting an invitation.
  if (reader.to.account === null) return null;
  const topic = topicOf(applicantId);
  const after = (minutes: number) => new Date(asOf.getTime() + minutes * minute);
  const sendAt = after(isProgress(now) ? statusMailDelayMinutes : rejectMailDelayMinutes);
  const props = { ...reader.props, notified };
  const isQueued = isProgress(now)
    ? await queueMail(tx, statusChanged, {
        ...reader,
        ...{ props: { ...props, status: now, again }, topic, sendAt },
      })
    : await queueMail(tx, applicationRejected, {
        ...reader,
        ...{ props: { ...props, reason: reason?.key ?? "other" }, topic, sendAt },
      });
  await showStatus(tx, reader, now, { at: asOf, showAt: sendAt });
  return isQueued ? sendAt : null;
}

/** Calls off what waits. @returns the status of which the candidate knows then, if an email waited */
export async function cancelNotification(tx: Tx, applicantId: number): Promise<string | null> {
  const [stopped] = await callOffMails(tx, topicOf(applicantId));
  await callOffNotifications(tx, aboutApplicant(applicantId));
  return (stopped?.props.notified as string | undefined) ?? null;
}

/**
 * Cancels the email about the last move of an applicant, and its notification; the status shows all the same.
 * @throws Problem 404, 409 `no_email_waiting` once it is sent, and for a rejection, which is only undone
 */
export async function silenceMove(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  const { outcome } = await findApplicant(tx, actor, id, true);
  const stopped = outcome === "active" ? await cancelNotification(tx, id) : null;
  if (stopped === null) throw new Problem(409, "no_email_waiting");
}

/** Shows the candidate in the product where an application stands. */
export async function showStatus(
  tx: Tx,
  { to, about, props }: Awaited<ReturnType<typeof readerOf>>,
  status: CandidateStatus | "no_response" | "no_decision",
  when: { at: Date; showAt?: Date },
): Promise<void> {
  if (to.account === null) return;
  const { job, company, application } = props;
  const told = { to: [to.account], about, props: { job, company, application, status } };
  await notify(tx, applicationStatus, { ...told, ...when });
}

interface HiringPerson {
  id: number;
  email: string;
  full_name: string;
  language: number;
  role_id: number;
}

/** The people of the company, or of the agency that hires for it: an expression for queries of `jobs as j`. */
export const hiringPeople = sql<HiringPerson[] | null>`(
  SELECT json_agg(json_build_object('id', u.id, 'email', u.email, 'full_name', u.full_name, 'language', u.language,
    'role_id', u.role_id) ORDER BY u.id)
  FROM accounts u
  WHERE u.blocked_at IS NULL
    AND (u.agency_id = j.agency_id OR (u.company_id = j.company_id AND j.agency_id IS NULL)))`;

/** Those of them who look after the applicants of a job: owner and recruiters, or the administrators when it has none. */
export function recruitersAmong(
  people: readonly HiringPerson[] | null,
  job: { owner_id: number | null; recruiter_ids: readonly number[] },
) {
  const all = people ?? [];
  const named = all.filter(({ id }) => id === job.owner_id || job.recruiter_ids.includes(id));
  const readers = named.length > 0 ? named : all.filter((each) => administers(each.role_id as RoleId));
  return readers.map((each) => ({
    id: each.id,
    language: languageOf(each.language),
    to: { email: each.email, name: each.full_name, account: each.id },
  }));
}

/** Those who look after the applicants of a job. */
export async function recruitersOf(tx: Tx, jobId: number) {
  const job = await tx
    .selectFrom("jobs as j")
    .select(["j.owner_id", "j.recruiter_ids"])
    .select(hiringPeople.as("people"))
    .where("j.id", "=", jobId)
    .executeTakeFirstOrThrow();
  return recruitersAmong(job.people, job);
}

/** One mail to each of a job's recruiters, in the language of each, and a notification to all of them. */
export async function notifyRecruiters<
  Props extends MailProps,
  Group extends MailGroup,
  Shown extends MailProps,
>(
  tx: Tx,
  jobId: number,
  definition: MailDefinition<Props, MailTexts, Group>,
  mail: { props: NoInfer<Props>; about?: string },
  shown: { kind: NotificationDefinition<Shown>; about: string; props: NoInfer<Shown>; at: Date },
): Promise<void> {
  const recruiters = await recruitersOf(tx, jobId);
  const mails = recruiters.map(({ language, to }) => ({ language, to, ...mail }));
  await queueMails(tx, definition, mails);
  const { kind, ...told } = shown;
  await notify(tx, kind, { ...told, to: recruiters.map(({ id }) => id) });
}
