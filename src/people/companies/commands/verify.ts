import type { Tx } from "#kit/db.ts";
import type { OfCompany } from "./edit.ts";

/** Marks a company as verified: its name and tax code are fixed from then on, and it posts without a limit (spec §6). */
export async function setVerified(tx: Tx, { companyId }: OfCompany, asOf: Date): Promise<void> {
  await tx
    .updateTable("companies")
    .set({ verified_at: asOf, verification_revoked_at: null, verification_revoke_note: null })
    .where("id", "=", companyId)
    .execute();
}

/** Takes the mark away, and what comes with it. @param note why, for the company */
export async function setUnverified(
  tx: Tx,
  { companyId }: OfCompany,
  { note, asOf }: { note: string; asOf: Date },
): Promise<void> {
  await tx
    .updateTable("companies")
    .set({ verified_at: null, verification_revoked_at: asOf, verification_revoke_note: note })
    .where("id", "=", companyId)
    .execute();
}
