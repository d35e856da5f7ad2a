import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { userNotes } from "../contract-notes.ts";
import { mayDelete } from "../policy.ts";
import { readableBy } from "./users.ts";

type NotesReply = ReplyOf<typeof userNotes>;

/** Returns a page of the notes on a user, latest first. @throws Problem 404 */
export async function notesOn(
  db: Reader,
  actor: AdminActor,
  { id, before, items }: QueryOf<typeof userNotes> & { id: number },
): Promise<NotesReply> {
  const user = await db
    .selectFrom("accounts as a")
    .select("a.deleted_at")
    .where("a.id", "=", id)
    .where(readableBy(actor))
    .executeTakeFirst();
  if (!user) throw notFound();
  const rows = await notes(db)
    .where("n.account_id", "=", id)
    .$if(before !== undefined, (query) => query.where("n.id", "<", before!))
    .orderBy("n.id", "desc")
    .limit(items + 1)
    .execute();
  const shown = rows.slice(0, items);
  return {
    data: shown.map((row) => noteOf(row, actor)),
    meta: {
      next: rows.length > items ? String(shown.at(-1)?.id) : null,
      can: { write: user.deleted_at === null },
    },
  };
}

/** Returns a note. */
export async function oneNote(
  db: Reader,
  actor: AdminActor,
  id: number,
): Promise<NotesReply["data"][number]> {
  return noteOf(await notes(db).where("n.id", "=", id).executeTakeFirstOrThrow(), actor);
}

function notes(db: Reader) {
  return db
    .selectFrom("user_notes as n")
    .innerJoin("accounts as by", "by.id", "n.author_id")
    .select(["n.id", "n.note", "n.at", "n.author_id", "by.full_name"]);
}

function noteOf(
  {
    id,
    note,
    at,
    author_id,
    full_name,
  }: { id: number; note: string; at: Date; author_id: number; full_name: string },
  actor: AdminActor,
): NotesReply["data"][number] {
  return {
    id: String(id),
    type: "user_note",
    attributes: {
      note,
      author: { id: String(author_id), name: full_name },
      at,
      can: { delete: mayDelete(actor, { authorId: author_id }) === true },
    },
  };
}
