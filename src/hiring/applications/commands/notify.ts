import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMails } from "#kit/mail.ts";
import type { MailDefinition, MailGroup, MailProps, MailTexts } from "#kit/mail-definition.ts";
import type { NotificationDefinition } from "#kit/notification-definition.ts";
import { mailJob } from "#market/jobs/mail-job.ts";
import { firstLocation, mailJobColumns } from "#market/jobs/queries/shared/mail-job.ts";
import { type TeamPerson, teamAllows, teamOf } from "#market/jobs/team.ts";
import { administers } from "#people/accounts/actor.ts";
import type { RoleId } from "#people/accounts/terms.ts";
import { notify } from "#people/notifications/commands/notify.ts";

/** The subject under which mails and notifications about an applicant are stored. */
export const aboutApplicant = (applicantId: number) => `applicant:${applicantId}`;

/** Returns the candidate as the recipient of a mail about an application, with the props that all these mails have. */
export async function readerOf(tx: Tx, applicantId: number) {
  const row = await tx
    .selectFrom("applicants as a")
    .innerJoin("candidates as p", "p.id", "a.candidate_id")
    .leftJoin("accounts as u", "u.id", "p.account_id")
    .leftJoin("hidden_identities as h", "h.applicant_id", "a.id")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .leftJoin("locations as l", (join) => join.on(firstLocation))
    .select(mailJobColumns)
    .select((eb) => [
      eb.fn.coalesce("h.email", "a.email").as("email"),
      eb.fn.coalesce("h.full_name", "a.full_name").as("full_name"),
    ])
    .select(["a.language", "p.account_id", "u.language as account_language"])
    .where("a.id", "=", applicantId)
    .executeTakeFirstOrThrow();
  const language = languageOf(row.account_language ?? row.language);
  const card = mailJob(row, language);
  const props = { job: card.title, company: card.company, card, application: applicantId };
  return {
    language,
    to: { email: row.email, name: row.full_name, account: row.account_id },
    about: aboutApplicant(applicantId),
    props,
  };
}

interface HiringPerson {
  id: number;
  email: string;
  full_name: string;
  language: number;
  role_id: number;
}

/** SQL for `jobs as j`: the active members of the job's company, or of its agency. */
export const hiringPeople = sql<HiringPerson[] | null>`(
  SELECT json_agg(json_build_object('id', u.id, 'email', u.email, 'full_name', u.full_name, 'language', u.language,
    'role_id', u.role_id) ORDER BY u.id)
  FROM accounts u
  WHERE u.blocked_at IS NULL
    AND (u.agency_id = j.agency_id OR (u.company_id = j.company_id AND j.agency_id IS NULL)))`;

/**
 * Returns the people whose role on a job's team includes a right: owner and recruiters manage the applicants ("manage"), hiring
 * managers are also notified of new ones ("notified"). For a job without owner and recruiters, administrators are returned.
 */
export function recruitersAmong(
  people: readonly HiringPerson[] | null,
  team: readonly TeamPerson[],
  right: "manage" | "notified" = "manage",
) {
  const all = people ?? [];
  const isManaged = all.some(({ id }) => teamAllows(team, id, "manage"));
  const readers = all.filter(
    ({ id, role_id }) => teamAllows(team, id, right) || (!isManaged && administers(role_id as RoleId)),
  );
  return readers.map((each) => ({
    id: each.id,
    language: languageOf(each.language),
    to: { email: each.email, name: each.full_name, account: each.id },
  }));
}

/** Returns the people who manage the applicants of a job. */
export async function recruitersOf(tx: Tx, jobId: number) {
  const job = await tx
    .selectFrom("jobs as j")
    .select(["j.owner_id", "j.recruiter_ids"])
    .select(hiringPeople.as("people"))
    .where("j.id", "=", jobId)
    .executeTakeFirstOrThrow();
  return recruitersAmong(job.people, teamOf({ ...job, added: [] }));
}

/** Queues a mail to each of a job's recruiters, in the recruiter's language, and notifies all of them. */
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
  const { kind, ...notification } = shown;
  await notify(tx, kind, { ...notification, to: recruiters.map(({ id }) => id) });
}
