import type { AuditPerson } from "#kit/audit.ts";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import type { Origin } from "#kit/http/handle.ts";
import { networkOf } from "#kit/http/request.ts";
import { Problem } from "#kit/problem.ts";
import type { Device } from "../device.ts";
import { verifyPassword } from "../passwords.ts";
import { accountByEmail, accountDetail } from "../queries.ts";
import { countHitWithBackoff, refundHit, resetHits } from "../rate-limit.ts";
import { auditPersonOfRow, endSession, startSession } from "../sessions.ts";
import { userTypes } from "../terms.ts";
import type { TokenKeys } from "../tokens.ts";
import { hasTwoStep, sealChallenge } from "../two-step.ts";

/** The place of a sign-in: any page, a page for job seekers only, or the administrators' login. */
export type SignInSite = "any" | "candidate" | "admin";

/** Limits of attempts from one network or one known device, and from all networks together (quality §V6). */
const limit = { max: 10, minutes: 15 };
const limitOfAll = { max: 20, minutes: 15 };

/** The rate limit buckets for an address: from everywhere, and from one network. */
export const signInBuckets = (email: string, ip: string) => ({
  all: `login:${email}`,
  network: `login:${email} ${networkOf(ip)}`,
});

/**
 * Signs in with email and password. A wrong address and a wrong password look alike and take equally long.
 * After ten failures in 15 minutes the waits of a network increase, and after twenty those of all networks
 * together; a device that has signed in to the account before has its own bucket, so that others cannot lock
 * the owner out. The caller's previous session ends: a sign-in always starts a new one. With two-step login
 * the right password returns a challenge for the second step only (security/commands/two-step-login).
 * @throws Problem 401 `login_failed`, `two_step_required` with `meta.challenge`, 403 `login_blocked`,
 * `employer_account`, `password_expired`, 429
 */
export async function signIn(
  database: Database,
  keys: TokenKeys,
  input: {
    email: string;
    password: string;
    site: SignInSite;
    origin: Origin;
    asOf: Date;
    endsSession: string | null;
    device: Device | null;
    /** Called with the owner of the address before the password is compared. */
    onOwner: (person: AuditPerson) => void;
  },
) {
  const { email, device, asOf } = input;
  const { db } = database;
  const account = await accountByEmail(db, email);
  if (account) input.onOwner(auditPersonOfRow(account));
  const buckets = signInBuckets(email, input.origin.ip);
  const known = account && device?.accounts.includes(account.id) ? `device:${device.id} ${account.id}` : null;
  await countHitWithBackoff(db, known ?? buckets.network, limit, asOf);
  if (!known)
    await countHitWithBackoff(db, buckets.all, limitOfAll, asOf).catch(async (refusal: unknown) => {
      await refundHit(db, buckets.network);
      throw refusal;
    });
  const right = await verifyPassword(
    input.password,
    account?.password_hash ?? null,
    networkOf(input.origin.ip),
  );
  if (!account || !right) throw new Problem(401, "login_failed");
  if (input.site === "admin" && account.user_type !== userTypes.admin) throw new Problem(401, "login_failed");
  if (account.blocked_at || account.company_blocked_at) throw new Problem(403, "login_blocked");
  if (input.site === "candidate" && account.user_type !== userTypes.candidate)
    throw new Problem(403, "employer_account");
  if (account.password_expired_at) throw new Problem(403, "password_expired");
  if (await hasTwoStep(db, account.id)) {
    const challenge = await sealChallenge(keys, account, asOf);
    throw new Problem(401, "two_step_required", { meta: { challenge } });
  }
  return inTransaction(database, async (tx) => {
    await resetHits(tx, known ?? buckets.network);
    if (!known) await refundHit(tx, buckets.all);
    return openSession(tx, keys, account, input);
  });
}

/**
 * Starts a session after the password was compared outside of the transaction; the caller's previous session
 * ends.
 * @throws Problem 401 `login_failed` when the password has changed since
 */
export async function openSession(
  tx: Tx,
  keys: TokenKeys,
  account: Parameters<typeof startSession>[2] & { password_hash: string | null },
  { origin, asOf, endsSession }: { origin: Origin; asOf: Date; endsSession: string | null },
) {
  if (!(await lockPassword(tx, account))) throw new Problem(401, "login_failed");
  if (endsSession) await endSession(tx, endsSession, asOf);
  const token = await startSession(tx, keys, account, origin, asOf);
  return { accountId: account.id, token, data: await accountDetail(tx, account.id) };
}

/**
 * Locks the account's row and returns whether the account still has the password that was compared before the transaction.
 * Verifying the mailbox meanwhile replaces the password, and the compared one is no longer valid; a block or an erasure ends the login.
 */
export async function lockPassword(
  tx: Tx,
  account: { id: number; password_hash: string | null },
): Promise<boolean> {
  const row = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", account.id)
    .where("password_hash", "=", account.password_hash)
    .where("blocked_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
