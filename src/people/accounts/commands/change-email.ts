import { brokenUnique, type Reader, type Tx } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import { endSessions } from "../sessions.ts";
import { takenCode } from "./register.ts";
import { revokeTokens } from "./verification-tokens.ts";

/** Returns the error of an address that another account has (spec §5), or null. */
export async function addressTaken(
  db: Reader,
  { email, userType, safe }: { email: string; userType: number; safe: boolean },
): Promise<string | null> {
  return takenCode(db, email, userType, safe ? "email_unavailable" : "email_taken");
}

/**
 * Gives an account another, verified address. It is the first proof of that mailbox, so access by the earlier
 * address ends: linked providers, links in mails, other sessions.
 * @throws Problem 422 at /email `email_taken`
 */
export async function changeEmail(
  tx: Tx,
  {
    accountId,
    email,
    keepsSession,
    asOf,
  }: { accountId: number; email: string; keepsSession: string | null; asOf: Date },
): Promise<void> {
  try {
    await tx
      .updateTable("accounts")
      .set({ email, email_verified_at: asOf })
      .where("id", "=", accountId)
      .execute();
  } catch (error) {
    if (brokenUnique(error) === "accounts_email_key") throw invalid("/email", "email_taken");
    throw error;
  }
  await tx.updateTable("candidates").set({ email }).where("account_id", "=", accountId).execute();
  await tx.deleteFrom("identities").where("account_id", "=", accountId).execute();
  await revokeTokens(tx, accountId, "verify_email", asOf);
  await revokeTokens(tx, accountId, "reset_password", asOf);
  await endSessions(tx, accountId, asOf, keepsSession);
}
