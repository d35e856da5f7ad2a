import type { Tx } from "#kit/db.ts";
import { endSessions } from "../sessions.ts";
import { revokeTokens } from "./verification-tokens.ts";

/**
 * Marks the address of an account, whose row the caller has locked, as verified; other verification links become
 * invalid.
 */
export async function markEmailVerified(tx: Tx, accountId: number, asOf: Date): Promise<void> {
  await revokeTokens(tx, accountId, "verify_email", asOf);
  await tx
    .updateTable("accounts")
    .set({ email_verified_at: asOf })
    .where("id", "=", accountId)
    .where("email_verified_at", "is", null)
    .execute();
}

/**
 * Removes all access to an account: password, linked providers, sessions. An account can be opened with any
 * address, so the person who first verifies the mailbox must not share the account with the person who opened
 * it.
 */
export async function revokeAccess(tx: Tx, accountId: number, asOf: Date): Promise<void> {
  await tx.updateTable("accounts").set({ password_hash: null }).where("id", "=", accountId).execute();
  await tx.deleteFrom("identities").where("account_id", "=", accountId).execute();
  await endSessions(tx, accountId, asOf);
}
