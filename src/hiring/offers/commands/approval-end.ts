import type { Tx } from "#kit/db.ts";

/** Withdraws what was approved or waits, because the offer has changed. */
export async function endApproval(tx: Tx, offerId: number): Promise<void> {
  await tx
    .deleteFrom("offer_approvals")
    .where("offer_id", "=", offerId)
    .where((eb) => eb.or([eb("approved", "is", null), eb("approved", "=", true)]))
    .execute();
}
