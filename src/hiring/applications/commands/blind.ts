import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";

/** Keeps who applied apart from the applicant (decision 078). @returns what the employer is shown as the name */
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

/** Shows the employer who applied, for good. */
export async function revealIdentity(tx: Tx, applicantId: number): Promise<void> {
  await sql`
    WITH known AS (DELETE FROM hidden_identities WHERE applicant_id = ${applicantId} RETURNING *)
    UPDATE applicants a SET full_name = k.full_name, email = k.email, phone = k.phone, identity_hidden = false
    FROM known k WHERE a.id = k.applicant_id`.execute(tx);
}
