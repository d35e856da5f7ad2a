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

/** Returns the topic of notifications and mails on a note. They are deleted with the note. */
export const aboutNote = (id: number) => `note:${id}`;
/** The number of characters of a note that a mail quotes. */
const quotedLength = 1500;

/** Notifies people of their first mention in a note. Authors are not notified of their own notes. */
export async function notifyMentioned(
  tx: Tx,
  actor: HiringActor,
  note: { noteId: number; subject: Subject; people: readonly Colleague[]; text: string; asOf: Date },
): Promise<void> {
  const { noteId, subject, text, asOf } = note;
  const people = note.people.filter(({ id }) => id !== actor.accountId);
  if (people.length === 0) return;
  const { full_name: by } = await tx
    .selectFrom("accounts")
    .select("full_name")
    .where("id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  const { job, jobId, candidate, applicantId } = subject;
  const about = aboutNote(noteId);
  const notification = { to: people.map(({ id }) => id), about, at: asOf };
  if (applicantId === null)
    await notify(tx, mentionedOnJob, { ...notification, props: { by, job, job_id: jobId } });
  else
    await notify(tx, mentionedOnApplicant, {
      ...notification,
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
      props: { by, job, candidate, text: text.slice(0, quotedLength), path },
      about,
    })),
  );
}

/** Returns the topics of the notes that mention the account in an unread notification. */
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

/** Marks the notifications of mentions as read, because their notes were shown. */
export async function settleMentions(
  tx: Tx,
  accountId: number,
  about: readonly string[],
  at: Date,
): Promise<void> {
  for (const kind of [mentionedOnApplicant, mentionedOnJob])
    for (const note of about) await settleNotifications(tx, { kind, about: note, to: [accountId], at });
}
