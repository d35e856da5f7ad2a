import type { Tx } from "#kit/db.ts";
import type { OfCompany } from "./edit.ts";

/** Remembers how far setting up the company has come; null: it is finished or skipped. */
export async function keepSetupStep(tx: Tx, { companyId }: OfCompany, step: number | null): Promise<void> {
  await tx.updateTable("companies").set({ setup_step: step }).where("id", "=", companyId).execute();
}
