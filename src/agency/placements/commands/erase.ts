import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";

/** Erases what notes say about the people of erased applications. */
export async function eraseNotes(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  const theirs = sql`ANY(${[...applicantIds]}::bigint[])`;
  await sql`UPDATE placements SET left_note = NULL
    WHERE applicant_id = ${theirs} AND left_note IS NOT NULL`.execute(tx);
  await sql`UPDATE check_ins k SET note = NULL FROM placements p
    WHERE p.id = k.placement_id AND p.applicant_id = ${theirs} AND k.note IS NOT NULL`.execute(tx);
}
