import { type Database, inTransaction } from "#kit/db.ts";
import type { Origin } from "#kit/http/handle.ts";
import { Problem } from "#kit/problem.ts";
import { clearAttempts, countAttempt } from "../attempts.ts";
import { verifyPassword } from "../passwords.ts";
import { accountByEmail, accountDetail } from "../queries.ts";
import { startSession } from "../sessions.ts";
import type { TokenKeys } from "../tokens.ts";

/**
 * Signs in with e-mail and password. A wrong address and a wrong password look alike and take equally long; ten failures
 * in 15 minutes make the account wait.
 * @throws Problem 401 `login_failed`, 403 `login_blocked`, 429
 */
export async function signIn(
  database: Database,
  keys: TokenKeys,
  input: { email: string; password: string; origin: Origin; asOf: Date },
) {
  const bucket = `login:${input.email}`;
  await countAttempt(database.db, bucket, { max: 10, minutes: 15 }, input.asOf);
  const account = await accountByEmail(database.db, input.email);
  const right = await verifyPassword(input.password, account?.password_hash ?? null);
  if (!account || !right) throw new Problem(401, "login_failed");
  if (account.blocked_at || account.company_blocked_at) throw new Problem(403, "login_blocked");
  return inTransaction(database, async (tx) => {
    await clearAttempts(tx, bucket);
    const token = await startSession(tx, keys, account, input.origin, input.asOf);
    return { token, data: await accountDetail(tx, account.id) };
  });
}
