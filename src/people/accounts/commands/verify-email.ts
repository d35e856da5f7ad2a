import type { AuditPerson } from "#kit/audit.ts";
import type { Database, Reader, Tx } from "#kit/db.ts";
import { inTransaction } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { Problem } from "#kit/problem.ts";
import type { Account, Actor } from "../actor.ts";
import { accountByEmail } from "../queries.ts";
import { countHit } from "../rate-limit.ts";
import { auditPersonOfRow } from "../sessions.ts";
import { userTypes } from "../terms.ts";
import { evenly } from "./evenly.ts";
import { markEmailVerified, revokeAccess } from "./mailbox-verification.ts";
import { consumeToken, readToken, sendTokenLink } from "./verification-tokens.ts";

const isOwn = (actor: Actor, accountId: number) => actor.kind !== "visitor" && actor.accountId === accountId;

/**
 * Returns the account of a verification link, for the page that asks whether it is the reader's.
 * @throws Problem 422 at /token, 409 `already_verified`
 */
export async function verificationOf(db: Reader, input: { token: string; actor: Actor; asOf: Date }) {
  const account = await readToken(db, input.token, "verify_email", input.asOf);
  return {
    id: String(account.id),
    type: "verification" as const,
    attributes: {
      email: account.email,
      full_name: account.full_name,
      created_at: account.created_at,
      has_password: account.password_hash !== null,
      signed_in: isOwn(input.actor, account.id),
    },
  };
}

/**
 * Verifies the address with the link of the first mail. A provider that opened the account without confirming
 * the address stays linked only when the call comes from a session of the account: following the link
 * confirms that the password is the reader's, and such an account has none.
 * @returns the account
 * @throws Problem 422 at /token, 409 `already_verified`
 */
export async function verifyEmail(
  tx: Tx,
  input: { token: string; actor: Actor; asOf: Date },
): Promise<AuditPerson> {
  const account = await consumeToken(tx, input.token, "verify_email", input.asOf);
  await markEmailVerified(tx, account.id, input.asOf);
  if (account.password_hash === null && !isOwn(input.actor, account.id))
    await revokeAccess(tx, account.id, input.asOf);
  return auditPersonOfRow(account);
}

/**
 * Handles the report of a mailbox's reader that another person opened the account: it stays unverified and
 * inaccessible until the mailbox's owner sets a password.
 * @returns the account
 * @throws Problem 422 at /token, 409 `already_verified`
 */
export async function disownAccount(tx: Tx, input: { token: string; asOf: Date }): Promise<AuditPerson> {
  const account = await consumeToken(tx, input.token, "verify_email", input.asOf);
  await revokeAccess(tx, account.id, input.asOf);
  return auditPersonOfRow(account);
}

/** Sends the link again to an administrator whose address is not verified. Other addresses get none, and the answer is the same. */
export async function resendToAdmin(database: Database, email: string, asOf: Date): Promise<void> {
  await countHit(database.db, `verify:${email}`, { max: 5, minutes: 60 }, asOf);
  await evenly(async () => {
    const account = await accountByEmail(database.db, email);
    if (account?.user_type !== userTypes.admin || account.email_verified_at) return;
    const { id: accountId, full_name: fullName } = account;
    const to = { accountId, email, fullName, language: languageOf(account.language), toAdmins: true, asOf };
    await inTransaction(database, (tx) => sendTokenLink(tx, to, "verify_email"));
  });
}

/**
 * Sends the link again, at most five times an hour.
 * @throws Problem 409 `already_verified`, 429
 */
export async function resendVerification(database: Database, actor: Account, asOf: Date): Promise<void> {
  if (actor.emailVerified) throw new Problem(409, "already_verified");
  await countHit(database.db, `verify:${actor.accountId}`, { max: 5, minutes: 60 }, asOf);
  await inTransaction(database, (tx) =>
    sendTokenLink(tx, { ...actor, toAdmins: actor.kind === "admin", asOf }, "verify_email"),
  );
}
