import type { Tx } from "#kit/db.ts";
import { assertAllowed, conflict, notFound } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { mayDelete } from "../policy.ts";
import { readableBy } from "../queries/users.ts";
import { stateOf } from "../terms.ts";

/**
 * Stores a note on a user. The lock on the user's row makes an erasure wait, which then deletes the note.
 * @returns the id of the note
 * @throws Problem 404, 409 `user_state_changed` for an erased account
 */
export async function writeNote(
  tx: Tx,
  actor: AdminActor,
  { id, note, asOf }: { id: number; note: string; asOf: Date },
): Promise<number> {
  const user = await lockReadable(tx, actor, id);
  if (user.deleted_at) throw conflict("user_state_changed", stateOf(user));
  const row = await tx
    .insertInto("user_notes")
    .values({ account_id: id, author_id: actor.accountId, note, at: asOf })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Deletes a note of the actor. @throws Problem 403 `not_author`, 404 */
export async function deleteNote(
  tx: Tx,
  actor: AdminActor,
  { id, noteId }: { id: number; noteId: number },
): Promise<void> {
  await lockReadable(tx, actor, id);
  const note = await tx
    .selectFrom("user_notes")
    .select("author_id")
    .where("id", "=", noteId)
    .where("account_id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!note) throw notFound();
  assertAllowed(mayDelete(actor, { authorId: note.author_id }));
  await tx.deleteFrom("user_notes").where("id", "=", noteId).execute();
}

/** Deletes the notes on an account that is erased. */
export async function removeNotesOn(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom("user_notes").where("account_id", "=", accountId).execute();
}

/** @throws Problem 404 */
async function lockReadable(tx: Tx, actor: AdminActor, id: number) {
  const row = await tx
    .selectFrom("accounts as a")
    .select(["a.blocked_at", "a.deactivated_by", "a.block_reason", "a.closes_at", "a.deleted_at"])
    .where("a.id", "=", id)
    .where(readableBy(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
