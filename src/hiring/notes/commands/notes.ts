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
 * Writes a note on an applicant or a job, and notifies who is mentioned.
 * @returns its id
 * @throws Problem 404, 409 `notes_erased`, 422 `mention_unknown` for somebody who does not see what it is about
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

/** Changes a note; whoever is mentioned for the first time is notified. @throws Problem 404, 403 `note_not_yours`, 409, 422 */
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

/** Deletes a note with what it told others. @throws Problem 404, 403 `note_not_yours` */
export async function deleteNote(tx: Tx, actor: HiringActor, about: About, noteId: number): Promise<void> {
  await subjectOf(tx, actor, about);
  await lockNote(tx, actor, about, noteId, "delete");
  await removeNotes(tx, [noteId]);
}

/** Removes notes and evaluations of applicants whose people are erased. */
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
  // Only a note on what the caller sees, at the address of what it is about.
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

/** @throws Problem 422 for somebody who does not see what the note is about */
function mentionedAmong(people: readonly Colleague[], ids: readonly number[]): Colleague[] {
  const mentioned = people.filter(({ id }) => ids.includes(id));
  if (mentioned.length < new Set(ids).size) throw invalid("/mentions", "mention_unknown");
  return mentioned;
}

async function mention(
  tx: Tx,
  actor: HiringActor,
  given: { noteId: number; subject: Subject; mentioned: readonly Colleague[]; text: string; asOf: Date },
): Promise<void> {
  const { noteId, mentioned, asOf } = given;
  const ids = mentioned.map(({ id }) => id);
  const stored = await tx
    .selectFrom("note_mentions")
    .select("account_id")
    .where("note_id", "=", noteId)
    .execute();
  const known = stored.map(({ account_id }) => account_id);
  if (known.length > 0)
    await tx
      .updateTable("note_mentions")
      .set({
        removed_at: sql`CASE WHEN account_id = ANY (${ids}::bigint[]) THEN NULL ELSE ${asOf}::timestamptz END`,
      })
      .where("note_id", "=", noteId)
      .execute();
  const fresh = mentioned.filter(({ id }) => !known.includes(id));
  if (fresh.length === 0) return;
  await tx
    .insertInto("note_mentions")
    .values(fresh.map(({ id }) => ({ note_id: noteId, account_id: id, at: asOf })))
    .execute();
  await notifyMentioned(tx, actor, { ...given, people: fresh });
}
