import type { Tx } from "#kit/db.ts";
import type { OfCompany } from "./edit.ts";

/** Stores the next step of setting up the company; null when the setup is finished or skipped. */
export async function storeSetupStep(tx: Tx, { companyId }: OfCompany, step: number | null): Promise<void> {
  await tx.updateTable("companies").set({ setup_step: step }).where("id", "=", companyId).execute();
}
