import { findPerson } from "#hiring/talent-pools/queries/shared/records.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { writePersonNote } from "../contract-people.ts";
import { may } from "../policy.ts";
import { mostPersonNotes } from "../terms.ts";

type NoteReply = ReplyOf<typeof writePersonNote>["data"];

/** Returns the candidates whose records are a person for the actor. @throws Problem 404 for a person whom the actor cannot see */
export async function candidatesOf(db: Reader, actor: HiringActor, id: number): Promise<number[]> {
  const person = await findPerson(db, actor, id);
  return [...new Set([person.id, ...person.records.map((record) => record.id)])];
}

/** Returns the notes on a person, newest first, those on merged records included. @throws Problem 404 */
export async function notesOnPerson(db: Reader, actor: HiringActor, id: number): Promise<NoteReply[]> {
  const rows = await notes(db, actor)
    .where("n.candidate_id", "in", await candidatesOf(db, actor, id))
    .orderBy("n.id", "desc")
    .limit(mostPersonNotes)
    .execute();
  return rows.map((row) => noteOf(row, actor));
}

/** Returns a note after it was written. */
export async function personNote(db: Reader, actor: HiringActor, noteId: number): Promise<NoteReply> {
  return noteOf(await notes(db, actor).where("n.id", "=", noteId).executeTakeFirstOrThrow(), actor);
}

function notes(db: Reader, actor: HiringActor) {
  return db
    .selectFrom("candidate_notes as n")
    .innerJoin("accounts as u", "u.id", "n.author_id")
    .select(["n.id", "n.text", "n.at", "n.author_id", "u.full_name"])
    .where(inScope("n", actor.scope));
}

function noteOf(
  { id, text, at, author_id, full_name }: Awaited<ReturnType<ReturnType<typeof notes>["execute"]>>[number],
  actor: HiringActor,
): NoteReply {
  const can = { delete: may(actor, "delete", { authorId: author_id }) === true };
  const author = { id: author_id, full_name };
  return { id: String(id), type: "candidate_note", attributes: { author, text, at, can } };
}
