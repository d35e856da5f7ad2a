import type { AuditPerson } from "#kit/audit.ts";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { networkOf } from "#kit/http/request.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { type FieldError, invalid, Problem } from "#kit/problem.ts";
import type { Account, Actor } from "../actor.ts";
import { passwordChanged } from "../mails.ts";
import { hashPassword, verifyPassword } from "../passwords.ts";
import { accountByEmail } from "../queries.ts";
import { countHit, resetHits } from "../rate-limit.ts";
import { auditPersonOfRow, endSessions } from "../sessions.ts";
import { userTypes } from "../terms.ts";
import { weakness } from "../weak.ts";
import { confirmPassword, passwordBucket } from "./confirm-password.ts";
import { evenly } from "./evenly.ts";
import { markEmailVerified, revokeAccess } from "./mailbox-verification.ts";
import { lockPassword, signInBuckets } from "./sign-in.ts";
import { consumeToken, readToken, revokeTokens, sendTokenLink } from "./verification-tokens.ts";

interface NewPassword {
  password: string;
  password_confirmation: string;
}

/**
 * Mails a link to set a new password. An unknown address is reported (spec §8), unless `safe`.
 * @param input.onlyAdmins whether addresses of other accounts count as unknown
 * @throws Problem 422 at /email `email_unknown`, 429
 */
export async function askForReset(
  database: Database,
  input: { email: string; safe: boolean; onlyAdmins?: true; asOf: Date },
): Promise<void> {
  await countHit(database.db, `forgot:${input.email}`, { max: 5, minutes: 60 }, input.asOf);
  await evenly(async () => {
    const account = await accountByEmail(database.db, input.email);
    if (!account || (input.onlyAdmins && account.user_type !== userTypes.admin)) {
      if (input.safe) return;
      throw new Problem(422, { code: "email_unknown", pointer: "/email" });
    }
    await inTransaction(database, (tx) =>
      sendTokenLink(
        tx,
        {
          accountId: account.id,
          email: account.email,
          fullName: account.full_name,
          language: languageOf(account.language),
          toAdmins: account.user_type === userTypes.admin,
          asOf: input.asOf,
        },
        "reset_password",
      ),
    );
  });
}

/**
 * Sets a new password with a link from a mail. The link also verifies the address; every session ends. When
 * the address was not verified before, the provider that opened the account stays linked only for a caller
 * who is signed in to it.
 * @returns the account
 * @throws Problem 422
 */
export async function resetPassword(
  database: Database,
  input: NewPassword & { token: string; minLength: number; actor: Actor; ip: string; asOf: Date },
): Promise<AuditPerson> {
  const { token, actor, asOf } = input;
  const hash = await acceptable(
    input,
    await readToken(database.db, token, "reset_password", asOf),
    input.minLength,
  );
  return inTransaction(database, async (tx) => {
    const account = await consumeToken(tx, token, "reset_password", asOf);
    if (!account.email_verified_at) {
      if (actor.kind === "visitor" || actor.accountId !== account.id)
        await revokeAccess(tx, account.id, asOf);
      await markEmailVerified(tx, account.id, asOf);
    }
    await setPassword(tx, account, hash, asOf, null);
    for (const bucket of Object.values(signInBuckets(account.email, input.ip))) await resetHits(tx, bucket);
    return auditPersonOfRow(account);
  });
}

/**
 * Changes the password of a signed-in caller who knows the present one; other sessions end.
 * @throws Problem 422, 429
 */
export async function changePassword(
  database: Database,
  actor: Account,
  input: NewPassword & {
    current_password: string;
    minLength: number;
    sessionId: string | null;
    ip: string;
    asOf: Date;
  },
): Promise<void> {
  const { current_password: password, ip, asOf } = input;
  const account = await confirmPassword(database, actor, { password, ip, asOf });
  const hash = await acceptable(input, account, input.minLength);
  await inTransaction(database, async (tx) => {
    if (!(await lockPassword(tx, account))) throw invalid("/current_password", "password_wrong");
    await setPassword(tx, account, hash, input.asOf, input.sessionId);
    // The caller may not own an unverified address, so a link to set a password that was mailed to it must stay valid.
    if (account.email_verified_at) await revokeTokens(tx, account.id, "reset_password", input.asOf);
    await resetHits(tx, passwordBucket(account.id));
  });
}

interface Owner {
  id: number;
  user_type: number;
  email: string;
  full_name: string;
  language: number;
  password_hash: string | null;
}

/**
 * Returns the hash of a new password that is long enough, hard to guess, equal to its confirmation, and
 * different from the old one.
 */
async function acceptable(
  input: NewPassword & { ip: string },
  owner: Owner,
  minLength: number,
): Promise<string> {
  const errors: FieldError[] = [];
  const network = networkOf(input.ip);
  const person = { userType: owner.user_type, email: owner.email, fullName: owner.full_name };
  const weak = weakness(input.password, person, minLength);
  if (weak) errors.push(weak);
  else if (owner.password_hash && (await verifyPassword(input.password, owner.password_hash, network)))
    errors.push({ code: "password_same", pointer: "/password" });
  if (input.password !== input.password_confirmation)
    errors.push({ code: "password_mismatch", pointer: "/password_confirmation" });
  if (errors.length > 0) throw new Problem(422, errors);
  return hashPassword(input.password, network);
}

async function setPassword(
  tx: Tx,
  owner: Owner,
  hash: string,
  asOf: Date,
  currentSession: string | null,
): Promise<void> {
  await tx
    .updateTable("accounts")
    .set({ password_hash: hash, password_expired_at: null })
    .where("id", "=", owner.id)
    .execute();
  await endSessions(tx, owner.id, asOf, currentSession);
  await queueMail(tx, passwordChanged, {
    language: languageOf(owner.language),
    to: { email: owner.email, name: owner.full_name },
    props: { at: asOf.toISOString() },
  });
}
