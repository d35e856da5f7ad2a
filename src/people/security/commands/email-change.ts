import type { AuditPerson } from "#kit/audit.ts";
import { minute } from "#kit/clock.ts";
import { type Database, inTransaction, type Reader, type Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { invalid } from "#kit/problem.ts";
import type { Account, Actor } from "#people/accounts/actor.ts";
import { userTypeOf } from "#people/accounts/actor.ts";
import { addressTaken, changeEmail } from "#people/accounts/commands/change-email.ts";
import { confirmPassword } from "#people/accounts/commands/confirm-password.ts";
import { auditPersonOfRow, endSessions } from "#people/accounts/sessions.ts";
import { hashToken, newVerificationToken } from "#people/accounts/tokens.ts";
import { passwordPrint } from "#people/accounts/two-step.ts";
import { emailChanged, emailChangeNew, emailChangeOld } from "../mails.ts";
import { emailChangeMinutes } from "../terms.ts";

/**
 * Begins a change of address: links go to the new mailbox and, if it is verified, to the present one. An
 * earlier pending change is canceled.
 * @throws Problem 422 at /email or /current_password, 429
 */
export async function beginEmailChange(
  database: Database,
  actor: Account,
  input: { email: string; password: string; safe: boolean; ip: string; asOf: Date },
): Promise<void> {
  const { email, asOf } = input;
  const account = await confirmPassword(database, actor, input);
  if (email === account.email) throw invalid("/email", "email_same");
  const userType = userTypeOf[actor.kind];
  const taken = await addressTaken(database.db, { email, userType, safe: input.safe });
  if (taken) throw invalid("/email", taken);
  const fresh = newVerificationToken();
  const present = account.email_verified_at ? newVerificationToken() : null;
  const row = {
    email,
    new_hash: fresh.hash,
    old_hash: present?.hash ?? null,
    new_confirmed_at: null,
    old_confirmed_at: null,
    password_print: passwordPrint(account),
    expires_at: new Date(asOf.getTime() + emailChangeMinutes * minute),
    created_at: asOf,
  };
  await inTransaction(database, async (tx) => {
    await tx
      .insertInto("email_changes")
      .values({ account_id: account.id, ...row })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
      .execute();
    const language = languageOf(account.language);
    const name = account.full_name;
    const hours = emailChangeMinutes / 60;
    const props = { from: account.email, to: email, hours };
    await queueMail(tx, emailChangeNew, {
      language,
      to: { email, name },
      props: { ...props, proof: fresh.token },
    });
    if (present)
      await queueMail(tx, emailChangeOld, {
        language,
        to: { email: account.email, name },
        props: { ...props, proof: present.token },
      });
  });
}

/** Cancels the pending change of an account's email address, if any. */
export async function cancelEmailChange(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom("email_changes").where("account_id", "=", accountId).execute();
}

/**
 * Returns the pending change of email address to which a link in a mail refers.
 * @throws Problem 422 at /token `token_not_found`, `link_expired`
 */
export async function emailLinkOf(db: Reader, token: string, asOf: Date) {
  const change = checked(await linkRow(db, token).executeTakeFirst(), asOf);
  const side = sideOf(change, token);
  const confirmed = (side === "new" ? change.new_confirmed_at : change.old_confirmed_at) !== null;
  return {
    id: String(change.id),
    type: "email_link" as const,
    attributes: { email: change.new_email, side, confirmed },
  };
}

type Confirmation = { person: AuditPerson; id: number; state: "changed" | "waits_for_new" | "waits_for_old" };

/**
 * Confirms a change of email address from one of the two mailboxes. The last required confirmation changes
 * the address, ends all sessions of the account except the caller's, and notifies the mailboxes.
 * @throws Problem 422 at /token, or at /email `email_taken` when another account has registered with the
 * address meanwhile
 */
export async function confirmEmailLink(
  tx: Tx,
  input: { token: string; actor: Actor; sessionId: string | null; asOf: Date },
): Promise<Confirmation> {
  const { actor, asOf } = input;
  const change = checked(await linkRow(tx, input.token).forUpdate().executeTakeFirst(), asOf);
  const column = sideOf(change, input.token) === "new" ? "new_confirmed_at" : "old_confirmed_at";
  await tx
    .updateTable("email_changes")
    .set({ [column]: asOf })
    .where("account_id", "=", change.id)
    .execute();
  const person = auditPersonOfRow(change);
  const after = { ...change, [column]: asOf };
  if (!after.new_confirmed_at) return { person, id: change.id, state: "waits_for_new" };
  if (change.old_hash && !after.old_confirmed_at) return { person, id: change.id, state: "waits_for_old" };
  const own = actor.kind !== "visitor" && actor.accountId === change.id;
  const email = change.new_email;
  await changeEmail(tx, { accountId: change.id, email, keepsSession: own ? input.sessionId : null, asOf });
  await cancelEmailChange(tx, change.id);
  for (const to of [email, ...(change.old_hash ? [change.email] : [])])
    await queueMail(tx, emailChanged, {
      language: languageOf(change.language),
      to: { email: to, name: change.full_name },
      props: { from: change.email, to: email, at: asOf.toISOString() },
    });
  return { person, id: change.id, state: "changed" };
}

/**
 * Handles the report of the present mailbox's reader that they did not request the change: it is canceled,
 * and every device is signed out, because another person knows the password.
 * @throws Problem 422 at /token
 */
export async function refuseEmailLink(tx: Tx, token: string, asOf: Date): Promise<AuditPerson> {
  const change = checked(await linkRow(tx, token).forUpdate().executeTakeFirst(), asOf);
  if (sideOf(change, token) !== "old") throw invalid("/token", "token_not_found");
  await cancelEmailChange(tx, change.id);
  await endSessions(tx, change.id, asOf);
  return auditPersonOfRow(change);
}

function linkRow(db: Reader, token: string) {
  const hash = hashToken(token);
  return db
    .selectFrom("email_changes as c")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .select(["c.email as new_email", "c.new_hash", "c.old_hash", "c.new_confirmed_at", "c.old_confirmed_at"])
    .select(["c.expires_at", "c.password_print", "a.password_hash", "a.email_verified_at"])
    .select(["a.id", "a.email", "a.full_name", "a.language", "a.user_type", "a.company_id", "a.agency_id"])
    .where((eb) => eb.or([eb("c.new_hash", "=", hash), eb("c.old_hash", "=", hash)]));
}

type Change = NonNullable<Awaited<ReturnType<ReturnType<typeof linkRow>["executeTakeFirst"]>>>;

/**
 * Returns a change of email address that is still valid. It expires, and a new password ends it. It also ends when
 * the present mailbox is verified only after the request: no link was sent to that mailbox, and its owner may not
 * have requested the change.
 */
function checked(change: Change | undefined, asOf: Date): Change {
  if (!change) throw invalid("/token", "token_not_found");
  const replaced = !passwordPrint(change).equals(change.password_print);
  const verified = change.old_hash === null && change.email_verified_at !== null;
  if (change.expires_at <= asOf || replaced || verified) throw invalid("/token", "link_expired");
  return change;
}

const sideOf = (change: Change, token: string) =>
  change.new_hash.equals(hashToken(token)) ? ("new" as const) : ("old" as const);
