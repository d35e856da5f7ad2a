import { aboutApplicant, readerOf } from "#hiring/applications/commands/notify.ts";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import { type MailRow, mailRow, queueMail, queueMails, queueRows } from "#kit/mail.ts";
import { pick } from "#kit/pick.ts";
import type { TokenOf as LinkToken } from "#people/accounts/tokens.ts";
import { notify, publishTo } from "#people/notifications/commands/notify.ts";
import {
  forInterviewer,
  type InterviewTerms,
  interviewAnswered,
  interviewChanged,
  slotsOffered,
} from "../mails.ts";
import { candidateAnswered, interviewOfMine, interviewToHold } from "../notifications.ts";
import { type InterviewRow, interviews } from "../queries/shared.ts";
import { type InterviewColumn, interviewColumns, kindOf, type Response, roundKeys } from "../terms.ts";

/** Creates the token of the page on which a candidate answers without signing in. */
export type TokenOf = LinkToken<{ interview: number } | { invite: number }>;

/** A change of an interview for its readers. `updated`: the time is the same, but another field has changed. */
export type Change = "scheduled" | "rescheduled" | "updated" | "canceled" | "reminder";

/** Days until a signed link expires: after the interview, or after times were offered. */
const linkDays = { after: 1, invite: 30 } as const;

/** Returns the fields that all mails show. Only some mails show round or message, and a mail stores no more than it shows. */
function termsOf(row: Pick<InterviewRow, InterviewColumn>): InterviewTerms {
  const { round: _, message: _m, ...terms } = pick(row, Object.values(interviewColumns));
  return { ...terms, kind: kindOf(row.kind).key };
}

/** Returns the facts of an interview for its mails and its calendar event. */
export function factsOf(row: InterviewRow) {
  return {
    ...termsOf(row),
    interview: row.id,
    sequence: row.sequence,
    starts_at: row.starts_at.toISOString(),
    round: row.round === null ? null : (roundKeys[row.round - 1] ?? null),
    job: row.job_title,
    company: row.company_name,
    candidate: row.applicant_name,
    interviewers: row.interviewers.map(({ full_name }) => full_name),
  };
}

/** Notifies the candidate and the interviewers of a change. `before` are the interviewers before the change. */
export async function notifyAll(
  tx: Tx,
  id: number,
  change: Change,
  options: { asOf: Date; tokenOf: TokenOf; before?: readonly number[] },
): Promise<void> {
  const row = await interviews(tx).where("i.id", "=", id).executeTakeFirstOrThrow();
  const { asOf } = options;
  const reader = await readerOf(tx, row.applicant_id);
  const mail = await candidateMail(row, reader, change, options);
  const groups = change === "reminder" ? [] : groupsOf(row, change, options.before);
  await queueRows(tx, [mail, ...(await interviewerMails(tx, row, groups))]);
  const shown = { change, starts_at: row.starts_at.toISOString() };
  await notifyOwn(tx, reader, shown, { about: topicOf(row.id), at: asOf });
  for (const group of groups) await notifyInterviewers(tx, row, group, asOf);
}

/** Interviewers who are notified of the same change. */
interface Group {
  change: Exclude<Change, "reminder"> | "left";
  ids: readonly number[];
}

/** Returns the groups of interviewers by their message: present ones get the change, new ones `scheduled`, former ones `left`. */
function groupsOf(row: InterviewRow, change: Group["change"], previous?: readonly number[]): Group[] {
  const now = row.interviewers.map(({ id }) => id);
  const before = previous ?? now;
  const groups: Group[] = [
    { change, ids: now.filter((id) => before.includes(id)) },
    { change: "scheduled", ids: now.filter((id) => !before.includes(id)) },
    { change: "left", ids: before.filter((id) => !now.includes(id)) },
  ];
  return groups.filter(({ ids }) => ids.length > 0);
}

async function candidateMail(
  row: InterviewRow,
  reader: Awaited<ReturnType<typeof readerOf>>,
  change: Change,
  { tokenOf }: { tokenOf: TokenOf },
): Promise<MailRow> {
  const until = new Date(row.starts_at.getTime() + linkDays.after * day);
  const props = {
    ...factsOf(row),
    change,
    message: change === "canceled" ? row.cancel_note : row.message,
    accepted: row.response === "accepted",
    application: reader.to.account === null ? null : row.applicant_id,
    proof: await tokenOf({ interview: row.id }, until),
  };
  return mailRow(interviewChanged, { ...reader, props, topic: topicOf(row.id) });
}

/** Returns the topic of mails and notifications on an interview. */
export const topicOf = (id: number) => `interview:${id}`;
/** Returns the topic of the notification of offered times. */
export const inviteTopicOf = (id: number) => `interview-invite:${id}`;

/** Notifies a member who takes over an interview from a colleague. */
export async function notifyNewInterviewer(tx: Tx, id: number, accountId: number, asOf: Date): Promise<void> {
  const row = await interviews(tx).where("i.id", "=", id).executeTakeFirstOrThrow();
  const group: Group = { change: "scheduled", ids: [accountId] };
  await queueRows(tx, await interviewerMails(tx, row, [group]));
  await notifyInterviewers(tx, row, group, asOf);
}

async function interviewerMails(tx: Tx, row: InterviewRow, groups: readonly Group[]): Promise<MailRow[]> {
  const people = await peopleOf(
    tx,
    groups.flatMap(({ ids }) => ids),
  );
  const about = aboutApplicant(row.applicant_id);
  const facts = { ...factsOf(row), applicant: row.applicant_id, interview: row.id };
  return groups.flatMap(({ change, ids }) =>
    people
      .filter(({ to }) => ids.includes(to.account))
      .map((reader) => mailRow(forInterviewer, { ...reader, props: { ...facts, change }, about })),
  );
}

async function notifyInterviewers(
  tx: Tx,
  row: InterviewRow,
  { change, ids }: Group,
  asOf: Date,
): Promise<void> {
  const { candidate, job, starts_at } = factsOf(row);
  const props = { candidate, job, applicant: row.applicant_id, change, starts_at };
  await notify(tx, interviewToHold, { to: ids, about: topicOf(row.id), props, at: asOf });
}

/** Notifies the author and the interviewers of the answer of the candidate. */
export async function notifyOfAnswer(
  tx: Tx,
  row: InterviewRow,
  response: Exclude<Response, "pending">,
  options: { proposed?: Date; note: string | null; asOf: Date },
): Promise<void> {
  const ids = [
    ...new Set([...row.interviewers.map(({ id }) => id), ...(row.created_by ? [row.created_by] : [])]),
  ];
  const about = aboutApplicant(row.applicant_id);
  const { candidate, job, starts_at } = factsOf(row);
  const applicant = row.applicant_id;
  const proposed = options.proposed?.toISOString() ?? null;
  const props = { candidate, job, starts_at, applicant, response, proposed, note: options.note };
  const people = await peopleOf(tx, ids);
  await queueMails(
    tx,
    interviewAnswered,
    people.map((reader) => ({ ...reader, props, about })),
  );
  const notification = { candidate, job, applicant, response };
  await notify(tx, candidateAnswered, {
    to: ids,
    about: topicOf(row.id),
    props: notification,
    at: options.asOf,
  });
}

/** Invites the candidate to choose one of the offered times. */
export async function notifyOfSlots(
  tx: Tx,
  invite: Pick<InterviewRow, "id" | "applicant_id" | InterviewColumn> & { slots: readonly Date[] },
  { asOf, tokenOf }: { asOf: Date; tokenOf: TokenOf },
): Promise<void> {
  const reader = await readerOf(tx, invite.applicant_id);
  const until = new Date(asOf.getTime() + linkDays.invite * day);
  const { job, company, application } = reader.props;
  const slots = invite.slots.map((at) => at.toISOString());
  const proof = await tokenOf({ invite: invite.id }, until);
  const props = { ...termsOf(invite), job, company, application, message: invite.message, slots, proof };
  await queueMail(tx, slotsOffered, { ...reader, props });
  const starts_at = slots[0] ?? "";
  await notifyOwn(tx, reader, { change: "slots", starts_at }, { about: inviteTopicOf(invite.id), at: asOf });
}

/** Notifies a candidate in the product. A candidate without an account is skipped. */
async function notifyOwn(
  tx: Tx,
  { to: { account }, props: { job, company, application } }: Awaited<ReturnType<typeof readerOf>>,
  change: { change: Change | "slots"; starts_at: string },
  when: { about: string; at: Date },
): Promise<void> {
  if (account === null) return;
  const props = { job, company, application, ...change };
  await notify(tx, interviewOfMine, { to: [account], props, ...when });
  await publishTo(tx, [account]);
}

/** Returns members as readers of mails, without blocked ones. */
export async function peopleOf(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom("accounts")
    .select(["id", "email", "full_name", "language"])
    .where("id", "in", [...ids])
    .where("blocked_at", "is", null)
    .execute();
  return rows.map(
    ({
      id,
      email,
      full_name,
      language,
    }): {
      language: Language;
      to: { email: string; name: string; account: number };
    } => ({ language: languageOf(language), to: { email, name: full_name, account: id } }),
  );
}
