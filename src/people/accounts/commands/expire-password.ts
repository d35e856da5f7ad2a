import { type Database, inTransaction } from "#kit/db.ts";
import { endSessions } from "../sessions.ts";

/**
 * Invalidates a password and ends the account's sessions, for the operator: the owner must set a new one.
 * @returns false for an unknown address
 */
export function expirePassword(database: Database, email: string, asOf: Date): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const account = await tx
      .updateTable("accounts")
      .set({ password_expired_at: asOf })
      .where("email", "=", email.toLowerCase())
      .where("password_hash", "is not", null)
      .returning("id")
      .executeTakeFirst();
    if (account) await endSessions(tx, account.id, asOf);
    return account !== undefined;
  });
}
