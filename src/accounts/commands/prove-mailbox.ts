import type { Tx } from "#kit/db.ts";
import { endSessions } from "../sessions.ts";
import { voidProofs } from "./proofs.ts";

/** Marks the address of an account, whose row the caller has locked, as proven; links that would prove it are void. */
export async function proveMailbox(tx: Tx, accountId: number, asOf: Date): Promise<void> {
  await voidProofs(tx, accountId, "verify_email", asOf);
  await tx
    .updateTable("accounts")
    .set({ email_verified_at: asOf })
    .where("id", "=", accountId)
    .where("email_verified_at", "is", null)
    .execute();
}

/**
 * Takes from an account every way in: password, linked providers, sessions. An account can be opened with anybody's
 * address, so whoever proves the mailbox first must not share the account with whoever opened it.
 */
export async function dropAccess(tx: Tx, accountId: number, asOf: Date): Promise<void> {
  await tx.updateTable("accounts").set({ password_hash: null }).where("id", "=", accountId).execute();
  await tx.deleteFrom("identities").where("account_id", "=", accountId).execute();
  await endSessions(tx, accountId, asOf);
}
