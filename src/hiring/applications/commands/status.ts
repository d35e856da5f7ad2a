import { minute } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { cancelMails, queueMail } from "#kit/mail.ts";
import { Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { cancelNotifications, notify } from "#people/notifications/commands/notify.ts";
import { applicationRejected, statusChanged } from "../mails.ts";
import { applicationStatus } from "../notifications.ts";
import { findAllowed } from "../queries/shared/find.ts";
import {
  type CandidateStatus,
  endedStatuses,
  rejectMailDelayMinutes,
  rejectReasons,
  statusMailDelayMinutes,
} from "../terms.ts";
import { aboutApplicant, readerOf } from "./notify.ts";

const progress = ["applied", "under_review", "interview", "offer", "hired"] as const;
const isProgress = (status: CandidateStatus): status is (typeof progress)[number] =>
  progress.some((each) => each === status);

/**
 * Notifies the candidate of a change of status, after a delay. A waiting mail about the last change is cancelled.
 * No mail is sent when the status equals the one that was notified last.
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
    /** The employer’s words in place of the sentence of the reason. */
    words?: string | null;
    /** Whether moves into the stage do not notify (decision 097). After a notified end, the candidate is notified nevertheless. */
    silent?: boolean;
  },
): Promise<Date | null> {
  const notified = await notifiedBefore(tx, applicant, change.before);
  return queueNotification(tx, applicant, { ...change, notified });
}

/** Cancels waiting mails and notifications about an applicant. @returns the status that the candidate was notified of before the change */
export async function notifiedBefore(
  tx: Tx,
  applicant: { id: number; notified_status: string | null },
  before: CandidateStatus | null,
): Promise<CandidateStatus | null> {
  const stopped = await cancelNotification(tx, applicant.id);
  return (stopped ?? applicant.notified_status ?? before) as CandidateStatus | null;
}

interface News {
  /** Whether the candidate is notified of the new status. */
  isNews: boolean;
  /** The last status of an active application that counts as notified after the change. */
  notified_status: string | null;
}

interface ShownChange {
  /** The status that was notified last. */
  notified: CandidateStatus | null;
  now: CandidateStatus | null;
  silent?: boolean | undefined;
}

/** Returns whether a candidate is notified of a change, and the progress that counts as notified afterwards. */
export function newsOf(
  applicant: { notified_status: string | null },
  { notified, now, silent }: ShownChange,
): News {
  if (now === null || notified === null) return { isNews: false, notified_status: applicant.notified_status };
  const ended = endedStatuses.includes(notified);
  const isNews =
    now !== notified &&
    (ended || !silent) &&
    (!isProgress(now) || ended || progress.indexOf(now) > (progress as readonly string[]).indexOf(notified));
  // The column `notified_status` has no rejection or withdrawal, because these have their own rows.
  const status = isNews ? now : notified;
  return { isNews, notified_status: isProgress(status) ? status : applicant.notified_status };
}

/** Stores the notified status; queues mail and notification of a change that is news. @returns when the email is sent, or null */
export async function queueNotification(
  tx: Tx,
  applicant: { id: number; notified_status: string | null },
  change: ShownChange & { asOf: Date; reasonId?: number },
): Promise<Date | null> {
  const { isNews, notified_status } = newsOf(applicant, change);
  if (notified_status !== applicant.notified_status)
    await tx.updateTable("applicants").set({ notified_status }).where("id", "=", applicant.id).execute();
  return isNews ? queueStatus(tx, applicant.id, change) : null;
}

/** Queues the mail and the notification of a change that is news (`newsOf`). @returns when the candidate gets an email, or null */
export async function queueStatus(
  tx: Tx,
  applicantId: number,
  change: ShownChange & { asOf: Date; reasonId?: number; words?: string | null },
): Promise<Date | null> {
  const { now, notified, asOf, words = null } = change;
  if (now === null || notified === null) return null;
  const again = endedStatuses.includes(notified);
  const reason = rejectReasons.find(({ id }) => id === change.reasonId);
  if (reason?.notified === false) return null;
  const reader = await readerOf(tx, applicantId);
  // A person whom the employer added has not applied, and is not notified before accepting an invitation.
  if (reader.to.account === null) return null;
  const topic = aboutApplicant(applicantId);
  const after = (minutes: number) => new Date(asOf.getTime() + minutes * minute);
  const sendAt = after(isProgress(now) ? statusMailDelayMinutes : rejectMailDelayMinutes);
  const props = { ...reader.props, notified };
  const isQueued = isProgress(now)
    ? await queueMail(tx, statusChanged, {
        ...reader,
        props: { ...props, status: now, again },
        topic,
        sendAt,
      })
    : await queueMail(tx, applicationRejected, {
        ...reader,
        props: { ...props, reason: reason?.key ?? "other", words },
        topic,
        sendAt,
      });
  await showStatus(tx, reader, now, { at: asOf, showAt: sendAt });
  return isQueued ? sendAt : null;
}

/** Cancels waiting mails and notifications. @returns the status that was notified before, if an email waited */
export async function cancelNotification(tx: Tx, applicantId: number): Promise<string | null> {
  const [stopped] = await cancelMails(tx, aboutApplicant(applicantId));
  await cancelNotifications(tx, aboutApplicant(applicantId));
  return (stopped?.props.notified as string | undefined) ?? null;
}

/**
 * Cancels the email and notification about an applicant's last move or restoring; the candidate still sees the status.
 * @throws Problem 404, 409 `no_email_waiting` if the email was sent, and for a rejection, which can only be undone
 */
export async function silenceMove(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  const { outcome } = await findAllowed(tx, actor, id, "restore", true);
  const stopped = outcome === "active" ? await cancelNotification(tx, id) : null;
  if (stopped === null) throw new Problem(409, "no_email_waiting");
}

/** Notifies the candidate in the product of an application's status. */
export async function showStatus(
  tx: Tx,
  { to, about, props }: Awaited<ReturnType<typeof readerOf>>,
  status: CandidateStatus | "no_response" | "no_decision",
  when: { at: Date; showAt?: Date },
): Promise<void> {
  if (to.account === null) return;
  const { job, company, application } = props;
  const notification = { to: [to.account], about, props: { job, company, application, status } };
  await notify(tx, applicationStatus, { ...notification, ...when });
}
