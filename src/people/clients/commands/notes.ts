import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { addNote } from "../contract-parts.ts";
import { lockReadable } from "./lock.ts";
import { recordClient } from "./log.ts";

/** Adds a note about a client. @returns its id @throws Problem 404, 403 */
export async function insertNote(
  tx: Tx,
  actor: ConsultantActor,
  { id: clientId, kind, text }: BodyOf<typeof addNote> & { id: number },
  asOf: Date,
): Promise<number> {
  await lockReadable(tx, actor, clientId);
  const { id } = await tx
    .insertInto("client_notes")
    .values({ client_id: clientId, kind, text, author_id: actor.accountId, created_at: asOf })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordClient(tx, actor, { clientId, kind, at: asOf });
  return id;
}

/** Deletes a note of the actor; an administrator deletes any. @throws Problem 404, 403 */
export async function removeNote(
  tx: Tx,
  actor: ConsultantActor,
  { id: clientId, noteId }: { id: number; noteId: number },
): Promise<void> {
  await lockReadable(tx, actor, clientId);
  const deleted = await tx
    .deleteFrom("client_notes")
    .where("id", "=", noteId)
    .where("client_id", "=", clientId)
    .$if(!actor.isAdmin, (notes) => notes.where("author_id", "=", actor.accountId))
    .returning("id")
    .executeTakeFirst();
  if (!deleted) throw notFound();
}
