import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";

/** Stores the applicant's name and contact data apart from its row (decision 078). @returns the name that the employer sees */
export async function hideIdentity(tx: Tx, applicantId: number): Promise<string> {
  await sql`
    INSERT INTO hidden_identities (applicant_id, full_name, email, phone)
    SELECT id, full_name, email, phone FROM applicants WHERE id = ${applicantId}`.execute(tx);
  const name = `#${applicantId}`;
  await tx
    .updateTable("applicants")
    .set({ full_name: name, email: null, phone: null, identity_hidden: true })
    .where("id", "=", applicantId)
    .execute();
  return name;
}

/** Moves the applicant's name and contact data back to its row, permanently. */
export async function revealIdentity(tx: Tx, applicantId: number): Promise<void> {
  await sql`
    WITH known AS (DELETE FROM hidden_identities WHERE applicant_id = ${applicantId} RETURNING *)
    UPDATE applicants a SET full_name = k.full_name, email = k.email, phone = k.phone, identity_hidden = false
    FROM known k WHERE a.id = k.applicant_id`.execute(tx);
}
