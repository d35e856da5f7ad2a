import { type Database, inTransaction } from "#kit/db.ts";
import type { Origin } from "#kit/http/handle.ts";
import { Problem } from "#kit/problem.ts";
import { clearAttempts, countAttempt } from "../attempts.ts";
import { verifyPassword } from "../passwords.ts";
import { accountByEmail, accountDetail } from "../queries.ts";
import { endSession, startSession } from "../sessions.ts";
import { userTypes } from "../terms.ts";
import type { TokenKeys } from "../tokens.ts";

/** Where somebody signs in: anywhere, on the job seekers' side, or at the administrators' door. */
export type Door = "any" | "candidate" | "admin";

/**
 * Signs in with e-mail and password. A wrong address and a wrong password look alike and take equally long; ten failures
 * in 15 minutes make the account wait. The session that the caller had ends: a sign-in always starts a new one.
 * @throws Problem 401 `login_failed`, 403 `login_blocked`, `employer_account`, 429
 */
export async function signIn(
  database: Database,
  keys: TokenKeys,
  input: {
    email: string;
    password: string;
    door: Door;
    origin: Origin;
    asOf: Date;
    endsSession: string | null;
  },
) {
  const bucket = `login:${input.email}`;
  await countAttempt(database.db, bucket, { max: 10, minutes: 15 }, input.asOf);
  const account = await accountByEmail(database.db, input.email);
  const right = await verifyPassword(input.password, account?.password_hash ?? null);
  if (!account || !right) throw new Problem(401, "login_failed");
  if (input.door === "admin" && account.user_type !== userTypes.admin) throw new Problem(401, "login_failed");
  if (account.blocked_at || account.company_blocked_at) throw new Problem(403, "login_blocked");
  if (input.door === "candidate" && account.user_type !== userTypes.candidate)
    throw new Problem(403, "employer_account");
  return inTransaction(database, async (tx) => {
    // A password that has been replaced since it was compared opens nothing any more.
    await tx
      .selectFrom("accounts")
      .select("id")
      .where("id", "=", account.id)
      .where("password_hash", "=", account.password_hash)
      .forShare()
      .executeTakeFirstOrThrow(() => new Problem(401, "login_failed"));
    await clearAttempts(tx, bucket);
    if (input.endsSession) await endSession(tx, input.endsSession, input.asOf);
    const token = await startSession(tx, keys, account, input.origin, input.asOf);
    return { token, data: await accountDetail(tx, account.id) };
  });
}
