import type { Colleague } from "#hiring/applications/queries/shared/hiring.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMails } from "#kit/mail.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notify, settleNotifications } from "#people/notifications/commands/notify.ts";
import { mentionedInNote } from "../mails.ts";
import { mentionedOnApplicant, mentionedOnJob } from "../notifications.ts";
import { applicantNotesPath, jobNotesPath } from "../paths.ts";
import type { Subject } from "../queries/subject.ts";

/** What notifications and mails on a note are about: they go with it. */
export const aboutNote = (id: number) => `note:${id}`;
/** What a mail quotes of a long note. */
const quoted = 1500;

/** Notifies people of their first mention in a note; nobody of their own. */
export async function notifyMentioned(
  tx: Tx,
  actor: HiringActor,
  given: { noteId: number; subject: Subject; people: readonly Colleague[]; text: string; asOf: Date },
): Promise<void> {
  const { noteId, subject, text, asOf } = given;
  const people = given.people.filter(({ id }) => id !== actor.accountId);
  if (people.length === 0) return;
  const { full_name: by } = await tx
    .selectFrom("accounts")
    .select("full_name")
    .where("id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  const { job, jobId, candidate, applicantId } = subject;
  const about = aboutNote(noteId);
  const told = { to: people.map(({ id }) => id), about, at: asOf };
  if (applicantId === null) await notify(tx, mentionedOnJob, { ...told, props: { by, job, job_id: jobId } });
  else
    await notify(tx, mentionedOnApplicant, {
      ...told,
      props: { by, candidate: candidate ?? "", applicant: applicantId },
    });
  const path =
    applicantId === null ? jobNotesPath(ofReader, jobId) : applicantNotesPath(ofReader, applicantId);
  await queueMails(
    tx,
    mentionedInNote,
    people.map(({ id, email, full_name, language }) => ({
      language: languageOf(language),
      to: { email, name: full_name, account: id },
      props: { by, job, candidate, text: text.slice(0, quoted), path },
      about,
    })),
  );
}

/** Which of these notes the bell still tells the account of. */
export async function unreadMentions(
  db: Reader,
  accountId: number,
  noteIds: readonly number[],
): Promise<string[]> {
  if (noteIds.length === 0) return [];
  const rows = await db
    .selectFrom("notifications")
    .select("about")
    .where("about", "in", noteIds.map(aboutNote))
    .where("account_id", "=", accountId)
    .where("read_at", "is", null)
    .execute();
  return rows.map(({ about }) => about);
}

/** What a mention told of was read where it stands. */
export async function settleMentions(
  tx: Tx,
  accountId: number,
  about: readonly string[],
  at: Date,
): Promise<void> {
  for (const kind of [mentionedOnApplicant, mentionedOnJob])
    for (const note of about) await settleNotifications(tx, { kind, about: note, to: [accountId], at });
}
