import { type Database, inTransaction } from "#kit/db.ts";
import { startSession } from "#people/accounts/sessions.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";

const origin = {
  ip: "127.0.0.1",
  userAgent: null,
  referralId: null,
  utmSource: null,
  utmCampaign: null,
  utmMedium: null,
};

/** Starts a session of an account without its password.
 * @returns the token of the session */
export async function tokenOf(
  database: Database,
  keys: TokenKeys,
  accountId: number,
  asOf: Date,
): Promise<string> {
  const account = await database.db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return inTransaction(database, (tx) => startSession(tx, keys, account, origin, asOf));
}
