import { sql } from "kysely";
import { findPerson } from "#hiring/talent-pools/queries/shared/records.ts";
import type { Tx } from "#kit/db.ts";
import { assertAllowed, notFound } from "#kit/problem.ts";
import { type HiringActor, inScope, sameScope, tenantColumns } from "#people/accounts/hiring-scope.ts";
import { may } from "../policy.ts";
import { candidatesOf } from "../queries/people.ts";

/** Writes a note on a person. @returns the id of the note @throws Problem 404 */
export async function writePersonNote(
  tx: Tx,
  actor: HiringActor,
  { id, text, asOf }: { id: number; text: string; asOf: Date },
): Promise<number> {
  const person = await findPerson(tx, actor, id);
  const note = await tx
    .insertInto("candidate_notes")
    .values({
      ...tenantColumns(actor.scope, null),
      candidate_id: person.id,
      author_id: actor.accountId,
      text,
      at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return note.id;
}

/** Deletes a note on a person. @throws Problem 404, 403 `note_not_yours` */
export async function deletePersonNote(
  tx: Tx,
  actor: HiringActor,
  { id, noteId }: { id: number; noteId: number },
): Promise<void> {
  const note = await tx
    .selectFrom("candidate_notes as n")
    .select("n.author_id")
    .where("n.id", "=", noteId)
    .where("n.candidate_id", "in", await candidatesOf(tx, actor, id))
    .where(inScope("n", actor.scope))
    .forUpdate()
    .executeTakeFirst();
  if (!note) throw notFound();
  assertAllowed(may(actor, "delete", { authorId: note.author_id }));
  await tx.deleteFrom("candidate_notes").where("id", "=", noteId).execute();
}

/** Deletes the notes of all workspaces on an erased candidate. */
export async function erasePersonNotes(tx: Tx, candidateId: number): Promise<void> {
  await tx.deleteFrom("candidate_notes").where("candidate_id", "=", candidateId).execute();
}

/** Deletes the notes of a workspace on people of whom an erasure left neither an application nor an added record. */
export async function eraseNotesOnLeft(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM candidate_notes n USING applicants a
    WHERE a.id = ANY (${[...applicantIds]}::bigint[]) AND n.candidate_id = a.candidate_id AND ${sameScope("n", "a")}
      AND NOT EXISTS (SELECT FROM applicants o WHERE o.candidate_id = a.candidate_id AND ${sameScope("o", "a")}
        AND o.erased_at IS NULL)
      AND NOT EXISTS (SELECT FROM prospects p WHERE p.candidate_id = a.candidate_id AND ${sameScope("p", "a")}
        AND p.erased_at IS NULL)`.execute(tx);
}
