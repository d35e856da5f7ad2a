import type { Tx } from "#kit/db.ts";
import type { OfCompany } from "./edit.ts";

/** Takes a company out of the lists of companies, or back into them. */
export async function setInactive(tx: Tx, { companyId }: OfCompany, at: Date | null): Promise<void> {
  await tx.updateTable("companies").set({ inactive_at: at }).where("id", "=", companyId).execute();
}

/** Puts a company into the bin, where it has no page, or takes it out. */
export async function setBinned(tx: Tx, { companyId }: OfCompany, at: Date | null): Promise<void> {
  await tx.updateTable("companies").set({ binned_at: at }).where("id", "=", companyId).execute();
}
