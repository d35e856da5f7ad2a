import type { Database } from "#kit/db.ts";
import { networkOf } from "#kit/http/request.ts";
import { invalid } from "#kit/problem.ts";
import type { Account } from "../actor.ts";
import { verifyPassword } from "../passwords.ts";
import { countHit } from "../rate-limit.ts";

/** Wrong guesses of a signed-in caller are counted by account. */
export const passwordBucket = (accountId: number) => `password:${accountId}`;

/**
 * Checks the password before the account is closed; users of Google or Facebook repeat the email address
 * instead.
 * @returns the account's row
 * @throws Problem 422 at /current_password `password_wrong` or at /email `email_mismatch`, 429
 */
export async function confirmOwner(
  database: Database,
  actor: Account,
  { password, email, ip, asOf }: { password: string | null; email: string | null; ip: string; asOf: Date },
) {
  const account = await rowOf(database, actor);
  if (account.password_hash) return confirmPassword(database, actor, { password: password ?? "", ip, asOf });
  if (email?.trim().toLowerCase() !== account.email) throw invalid("/email", "email_mismatch");
  return account;
}

/**
 * Checks the password of a signed-in caller again, before actions that a stolen session must not do.
 * @returns the account's row
 * @throws Problem 422 at /current_password `password_absent` or `password_wrong`, 429
 */
export async function confirmPassword(
  database: Database,
  actor: Account,
  { password, ip, asOf }: { password: string; ip: string; asOf: Date },
) {
  const account = await rowOf(database, actor);
  if (!account.password_hash) throw invalid("/current_password", "password_absent");
  await countHit(database.db, passwordBucket(account.id), { max: 10, minutes: 15 }, asOf);
  if (!(await verifyPassword(password, account.password_hash, networkOf(ip))))
    throw invalid("/current_password", "password_wrong");
  return account;
}

function rowOf({ db }: Database, actor: Account) {
  return db.selectFrom("accounts").selectAll().where("id", "=", actor.accountId).executeTakeFirstOrThrow();
}
