import { sql } from "kysely";
import { boardTopic } from "#hiring/applications/commands/record.ts";
import type { Colleague } from "#hiring/applications/queries/shared/hiring.ts";
import { publication, type Tx } from "#kit/db.ts";
import { eraseMailContent } from "#kit/mail.ts";
import { assertAllowed, invalid, notFound } from "#kit/problem.ts";
import { type HiringActor, inScope, tenantColumns } from "#people/accounts/hiring-scope.ts";
import { record } from "#people/activities/commands.ts";
import { eraseNotificationsAbout } from "#people/notifications/commands/notify.ts";
import { may } from "../policy.ts";
import { type About, type Subject, subjectOf, subjectToWrite } from "../queries/subject.ts";
import { aboutNote, notifyMentioned } from "./mention.ts";

interface Words {
  text: string;
  mentions: readonly number[];
  asOf: Date;
}

/**
 * Writes a note on an applicant or a job, and notifies the mentioned people.
 * @returns the id of the note
 * @throws Problem 404, 409 `notes_erased`, 422 `mention_unknown` for a person who may not see the applicant or the job
 */
export async function writeNote(
  tx: Tx,
  actor: HiringActor,
  about: About,
  { text, mentions, asOf }: Words,
): Promise<number> {
  const subject = await subjectToWrite(tx, actor, about);
  const mentioned = mentionedAmong(subject.people, mentions);
  const { jobId, companyId, applicantId } = subject;
  const { id } = await tx
    .insertInto("notes")
    .values({
      ...tenantColumns(actor.scope, companyId),
      job_id: jobId,
      applicant_id: applicantId,
      author_id: actor.accountId,
      text,
      at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const activity = { kind: "note", by: actor, at: asOf, companyId, jobId } as const;
  await record(
    tx,
    { ...activity, ...(applicantId !== null && { applicantId }) },
    publication(boardTopic(jobId)),
  );
  await mention(tx, actor, { noteId: id, subject, mentioned, text, asOf });
  return id;
}

/** Changes a note, and notifies people of their first mention. @throws Problem 404, 403 `note_not_yours`, 409, 422 */
export async function editNote(
  tx: Tx,
  actor: HiringActor,
  about: About,
  { noteId, text, mentions, asOf }: Words & { noteId: number },
): Promise<void> {
  const subject = await subjectToWrite(tx, actor, about);
  await lockNote(tx, actor, about, noteId, "edit");
  const mentioned = mentionedAmong(subject.people, mentions);
  await tx.updateTable("notes").set({ text, edited_at: asOf }).where("id", "=", noteId).execute();
  await mention(tx, actor, { noteId, subject, mentioned, text, asOf });
}

/** Deletes a note with its mails and notifications. @throws Problem 404, 403 `note_not_yours` */
export async function deleteNote(tx: Tx, actor: HiringActor, about: About, noteId: number): Promise<void> {
  await subjectOf(tx, actor, about);
  await lockNote(tx, actor, about, noteId, "delete");
  await removeNotes(tx, [noteId]);
}

/** Deletes notes and evaluations of erased applicants. */
export async function eraseNotes(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  const ids = [...applicantIds];
  const rows = await tx.selectFrom("notes").select("id").where("applicant_id", "in", ids).execute();
  await removeNotes(
    tx,
    rows.map(({ id }) => id),
  );
  await tx.deleteFrom("evaluations").where("applicant_id", "in", ids).execute();
}

async function removeNotes(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom("notes")
    .where("id", "in", [...ids])
    .execute();
  await eraseMailContent(tx, ids.map(aboutNote));
  await eraseNotificationsAbout(tx, ids.map(aboutNote));
}

async function lockNote(tx: Tx, actor: HiringActor, about: About, noteId: number, verb: "edit" | "delete") {
  // The note must be on the applicant or job in the path of the request, which the caller may see.
  const note = await tx
    .selectFrom("notes as n")
    .select("n.author_id")
    .where("n.id", "=", noteId)
    .where(inScope("n", actor.scope))
    .$if(about.kind === "applicant", (notes) => notes.where("n.applicant_id", "=", about.id))
    .$if(about.kind === "job", (notes) =>
      notes.where("n.job_id", "=", about.id).where("n.applicant_id", "is", null),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!note) throw notFound();
  assertAllowed(may(actor, verb, { authorId: note.author_id }));
}

/** @throws Problem 422 for a person who may not see the applicant or job of the note */
function mentionedAmong(people: readonly Colleague[], ids: readonly number[]): Colleague[] {
  const mentioned = people.filter(({ id }) => ids.includes(id));
  if (mentioned.length < new Set(ids).size) throw invalid("/mentions", "mention_unknown");
  return mentioned;
}

async function mention(
  tx: Tx,
  actor: HiringActor,
  note: { noteId: number; subject: Subject; mentioned: readonly Colleague[]; text: string; asOf: Date },
): Promise<void> {
  const { noteId, mentioned, asOf } = note;
  const ids = mentioned.map(({ id }) => id);
  const stored = await tx
    .selectFrom("note_mentions")
    .select("account_id")
    .where("note_id", "=", noteId)
    .execute();
  const storedIds = stored.map(({ account_id }) => account_id);
  if (storedIds.length > 0)
    await tx
      .updateTable("note_mentions")
      .set({
        removed_at: sql`CASE WHEN account_id = ANY (${ids}::bigint[]) THEN NULL ELSE ${asOf}::timestamptz END`,
      })
      .where("note_id", "=", noteId)
      .execute();
  const added = mentioned.filter(({ id }) => !storedIds.includes(id));
  if (added.length === 0) return;
  await tx
    .insertInto("note_mentions")
    .values(added.map(({ id }) => ({ note_id: noteId, account_id: id, at: asOf })))
    .execute();
  await notifyMentioned(tx, actor, { ...note, people: added });
}
