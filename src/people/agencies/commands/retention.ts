import type { Tx } from "#kit/db.ts";

/** Sets for how many days an agency stores the data of ended applications, and of people whom it added. */
export async function setAgencyRetention(
  tx: Tx,
  agencyId: number,
  { days, addedDays }: { days: number; addedDays: number | undefined },
): Promise<void> {
  await tx
    .updateTable("agencies")
    .set({ retention_days: days, added_retention_days: addedDays })
    .where("id", "=", agencyId)
    .execute();
}
