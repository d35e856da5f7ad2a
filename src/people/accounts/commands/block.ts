import type { Tx } from "#kit/db.ts";
import { endSessions } from "../sessions.ts";

/** Blocks an account whose row the caller has locked; its sessions end at once. A deactivation by the person's team stays. */
export async function blockAccount(
  tx: Tx,
  accountId: number,
  { reason, asOf }: { reason: string; asOf: Date },
): Promise<void> {
  await tx
    .updateTable("accounts")
    .set({ blocked_at: asOf, block_reason: reason })
    .where("id", "=", accountId)
    .execute();
  await endSessions(tx, accountId, asOf);
}

/** Lifts the block of an account whose row the caller has locked. A member whom the team had deactivated stays deactivated. */
export async function unblockAccount(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable("accounts")
    .set((eb) => ({
      blocked_at: eb.case().when("deactivated_by", "is", null).then(null).else(eb.ref("blocked_at")).end(),
      block_reason: null,
    }))
    .where("id", "=", accountId)
    .execute();
}
