import { administers } from "#accounts/actor.ts";
import type { RoleId } from "#accounts/terms.ts";
import { jobForMail } from "#jobs/queries/shared/mail-job.ts";
import { minute } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import { callOffMails, queueMail } from "#kit/mail.ts";
import type { MailDefinition, MailProps } from "#kit/mail-definition.ts";
import type { NotificationDefinition } from "#kit/notification-definition.ts";
import { callOffNotifications, notify } from "#notifications/commands/notify.ts";
import { applicationRejected, statusChanged } from "../mails.ts";
import { applicationStatus } from "../notifications.ts";
import {
  type CandidateStatus,
  rejectMailDelayMinutes,
  rejectReasons,
  statusMailDelayMinutes,
} from "../terms.ts";

const progress: Record<CandidateStatus, number> = {
  applied: 0,
  under_review: 1,
  interview: 2,
  offer: 3,
  hired: 4,
  rejected: 5,
  withdrawn: 6,
};

const topicOf = (applicantId: number) => `applicant:${applicantId}`;

/** What mails on an applicant are about. */
export const aboutApplicant = topicOf;

/** The candidate as a reader of mails, with what every mail on an application says. */
export async function readerOf(tx: Tx, applicantId: number) {
  const row = await tx
    .selectFrom("applicants as a")
    .innerJoin("candidates as p", "p.id", "a.candidate_id")
    .leftJoin("accounts as u", "u.id", "p.account_id")
    .select(["a.email", "a.full_name", "a.job_id", "a.language"])
    .select(["p.account_id", "u.language as account_language"])
    .where("a.id", "=", applicantId)
    .executeTakeFirstOrThrow();
  return asReader(tx, {
    id: applicantId,
    jobId: row.job_id,
    language: languageOf(row.account_language ?? row.language),
    email: row.email,
    name: row.full_name,
    account: row.account_id,
  });
}

/** The same, of what was read already. */
export async function asReader(
  tx: Tx,
  applicant: {
    id: number;
    jobId: number;
    language: Language;
    email: string;
    name: string;
    account: number | null;
  },
) {
  const { id, jobId, language, email, name, account } = applicant;
  const card = await jobForMail(tx, jobId, language);
  const props = { job: card.title, company: card.company, card, application: id };
  return { language, to: { email, name, account }, about: aboutApplicant(id), props };
}

/**
 * Notifies the candidate of a change that shows on its side. Nobody is notified at once: a mail of the last change that
 * still waits is called off, and when nothing differs from the last notification, none is sent.
 */
export async function notifyCandidate(
  tx: Tx,
  applicantId: number,
  change: { before: CandidateStatus | null; now: CandidateStatus | null; asOf: Date; reasonId?: number },
): Promise<void> {
  const [stopped] = await callOffMails(tx, topicOf(applicantId));
  await callOffNotifications(tx, aboutApplicant(applicantId));
  const { now, asOf } = change;
  const notified = (stopped?.props.notified as CandidateStatus | undefined) ?? change.before;
  if (now === null || notified === null || now === notified || now === "withdrawn") return;
  if (notified !== "rejected" && progress[now] < progress[notified]) return;
  const reader = await readerOf(tx, applicantId);
  const topic = topicOf(applicantId);
  if (now === "rejected") {
    const reason = rejectReasons.find(({ id }) => id === change.reasonId)?.key ?? "other";
    const sendAt = new Date(asOf.getTime() + rejectMailDelayMinutes * minute);
    const props = { ...reader.props, notified, reason };
    await queueMail(tx, applicationRejected, { ...reader, props, topic, sendAt });
    await showStatus(tx, reader, now, { at: asOf, showAt: sendAt });
  } else {
    const sendAt = new Date(asOf.getTime() + statusMailDelayMinutes * minute);
    const props = { ...reader.props, notified, status: now, again: notified === "rejected" };
    await queueMail(tx, statusChanged, { ...reader, props, topic, sendAt });
    await showStatus(tx, reader, now, { at: asOf, showAt: sendAt });
  }
}

/** Calls off what waits; for a change that the candidate made. */
export async function cancelNotification(tx: Tx, applicantId: number): Promise<void> {
  await callOffMails(tx, topicOf(applicantId));
  await callOffNotifications(tx, aboutApplicant(applicantId));
}

/** Shows the candidate in the product where an application stands. */
export async function showStatus(
  tx: Tx,
  { to, about, props }: Awaited<ReturnType<typeof asReader>>,
  status: CandidateStatus | "no_response",
  when: { at: Date; showAt?: Date },
): Promise<void> {
  if (to.account === null) return;
  const { job, company, application } = props;
  const told = { to: [to.account], about, props: { job, company, application, status } };
  await notify(tx, applicationStatus, { ...told, ...when });
}

/**
 * Those who look after the applicants of a job: owner and recruiters, or the administrators when it has none; of the
 * company, or of the agency that hires for it.
 */
export async function recruitersOf(tx: Tx, jobId: number) {
  const people = await tx
    .selectFrom("jobs as j")
    .innerJoin("accounts as u", (join) =>
      join.on(({ or, and, eb, ref }) =>
        or([
          eb("u.agency_id", "=", ref("j.agency_id")),
          and([eb("u.company_id", "=", ref("j.company_id")), eb("j.agency_id", "is", null)]),
        ]),
      ),
    )
    .select(["u.id", "u.email", "u.full_name", "u.language", "u.role_id", "j.owner_id", "j.recruiter_ids"])
    .where("j.id", "=", jobId)
    .where("u.blocked_at", "is", null)
    .orderBy("u.id")
    .execute();
  const named = people.filter((each) => each.id === each.owner_id || each.recruiter_ids.includes(each.id));
  const readers = named.length > 0 ? named : people.filter((each) => administers(each.role_id as RoleId));
  return readers.map((each) => ({
    id: each.id,
    language: languageOf(each.language),
    to: { email: each.email, name: each.full_name, account: each.id },
  }));
}

/** One mail to each of a job's recruiters, in the language of each, and a notification to all of them. */
export async function notifyRecruiters<Props extends MailProps, Shown extends MailProps>(
  tx: Tx,
  jobId: number,
  definition: MailDefinition<Props>,
  mail: { props: NoInfer<Props>; about?: string },
  shown: { kind: NotificationDefinition<Shown>; about: string; props: NoInfer<Shown>; at: Date },
): Promise<void> {
  const recruiters = await recruitersOf(tx, jobId);
  for (const { language, to } of recruiters) await queueMail(tx, definition, { language, to, ...mail });
  const { kind, ...told } = shown;
  await notify(tx, kind, { ...told, to: recruiters.map(({ id }) => id) });
}
