import type { Tx } from "#kit/db.ts";
import type { OfCompany } from "./edit.ts";

/** Marks a company as verified. Its name and tax code become fixed, and its job posts unlimited (spec §6). */
export async function setVerified(tx: Tx, { companyId }: OfCompany, asOf: Date): Promise<void> {
  await tx
    .updateTable("companies")
    .set({ verified_at: asOf, verification_revoked_at: null, verification_revoke_note: null })
    .where("id", "=", companyId)
    .execute();
}

/**
 * Revokes the verification of a company, with the rights that depend on it.
 * @param note the reason, which the company reads
 */
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
