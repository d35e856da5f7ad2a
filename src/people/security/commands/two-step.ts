import { createHash, randomBytes } from "node:crypto";
import { type Database, inTransaction, type Reader, type Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, invalid, Problem } from "#kit/problem.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import type { Account, AdminActor } from "#people/accounts/actor.ts";
import { confirmPassword } from "#people/accounts/commands/confirm-password.ts";
import { countHit, resetHits } from "#people/accounts/rate-limit.ts";
import { endSessions } from "#people/accounts/sessions.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { hasTwoStep } from "#people/accounts/two-step.ts";
import { twoStepChanged } from "../mails.ts";
import { recoveryCodeCount, type TwoStepChange } from "../terms.ts";
import { base32, matchingStep, otpauthUrl } from "../totp.ts";

interface Given {
  password: string;
  ip: string;
  asOf: Date;
}

export const seedOwner = (accountId: number) => `totp ${accountId}`;

/**
 * Two-step login is for consultants and administrators: other accounts can sign in with providers, which
 * would bypass it.
 */
function assertStaff(actor: Account): void {
  if (actor.kind !== "consultant" && actor.kind !== "admin") throw new Problem(403, "forbidden");
}

/**
 * Creates a seed for an authenticator app; it is active once a code was entered. An earlier unconfirmed seed
 * is replaced.
 * @throws Problem 403, 422 at /current_password, 409 `two_step_on`, 429
 */
export async function beginTwoStep(
  database: Database,
  actor: Account,
  input: Given,
  box: SecretBox,
): Promise<{ secret: string; url: string }> {
  assertStaff(actor);
  const account = await confirmPassword(database, actor, input);
  const seed = randomBytes(20);
  const row = { seed: box.seal(seed, seedOwner(account.id)), last_step: 0, created_at: input.asOf };
  const made = await database.db
    .insertInto("account_totp")
    .values({ account_id: account.id, ...row })
    .onConflict((clash) =>
      clash.column("account_id").doUpdateSet(row).where("account_totp.confirmed_at", "is", null),
    )
    .returning("account_id")
    .executeTakeFirst();
  if (!made) throw conflict("two_step_on", "on");
  const secret = base32(seed);
  return { secret, url: otpauthUrl(account.email, secret) };
}

/**
 * Turns two-step login on; other devices are signed out.
 * @returns the recovery codes
 * @throws Problem 422 at /code `code_wrong`, 409 `two_step_on`, 429
 */
export async function confirmTwoStep(
  database: Database,
  actor: Account,
  input: { code: string; sessionId: string | null; asOf: Date },
  box: SecretBox,
): Promise<string[]> {
  assertStaff(actor);
  const { accountId } = actor;
  await countCode(database.db, accountId, input.asOf);
  return inTransaction(database, async (tx) => {
    if (await hasTwoStep(tx, accountId)) throw conflict("two_step_on", "on");
    await takeCode(tx, accountId, input, box);
    await tx
      .updateTable("account_totp")
      .set({ confirmed_at: input.asOf })
      .where("account_id", "=", accountId)
      .execute();
    await endSessions(tx, accountId, input.asOf, input.sessionId);
    await resetHits(tx, codeBucket(accountId));
    await tell(tx, accountId, "on", input.asOf);
    return writeCodes(tx, accountId);
  });
}

/**
 * Turns two-step login off, with the password and a code of the app or a recovery code.
 * @throws Problem 422, 409 `two_step_off`, 429
 */
export async function endTwoStep(
  database: Database,
  actor: Account,
  input: Given & { code: string },
  box: SecretBox,
): Promise<void> {
  await confirmPassword(database, actor, input);
  await countCode(database.db, actor.accountId, input.asOf);
  await inTransaction(database, async (tx) => {
    if (!(await hasTwoStep(tx, actor.accountId))) throw conflict("two_step_off", "off");
    await takeCode(tx, actor.accountId, input, box);
    await deleteTwoStep(tx, actor.accountId);
    await tell(tx, actor.accountId, "off", input.asOf);
  });
}

/**
 * Replaces the recovery codes.
 * @throws Problem 422 at /current_password, 409 `two_step_off`, 429
 */
export async function renewRecoveryCodes(
  database: Database,
  actor: Account,
  input: Given,
): Promise<string[]> {
  await confirmPassword(database, actor, input);
  return inTransaction(database, async (tx) => {
    if (!(await hasTwoStep(tx, actor.accountId))) throw conflict("two_step_off", "off");
    await tell(tx, actor.accountId, "codes", input.asOf);
    return writeCodes(tx, actor.accountId);
  });
}

/**
 * Turns two-step login off for a colleague who lost phone and codes; the colleague's devices are signed out.
 * @returns the colleague's account
 * @throws Problem 422, 409 `two_step_off`
 */
export async function resetTwoStep(
  database: Database,
  actor: AdminActor,
  input: Given & { email: string; reason: string },
): Promise<number> {
  await confirmPassword(database, actor, input);
  return inTransaction(database, async (tx) => {
    const colleague = await tx
      .selectFrom("accounts")
      .select("id")
      .where("email", "=", input.email)
      .where("user_type", "in", [userTypes.consultant, userTypes.admin])
      .executeTakeFirst();
    if (!colleague || colleague.id === actor.accountId) throw invalid("/email", "email_unknown");
    if (!(await hasTwoStep(tx, colleague.id))) throw conflict("two_step_off", "off");
    await deleteTwoStep(tx, colleague.id);
    await endSessions(tx, colleague.id, input.asOf);
    await tell(tx, colleague.id, "reset", input.asOf, input.reason);
    return colleague.id;
  });
}

export async function deleteTwoStep(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom("account_totp").where("account_id", "=", accountId).execute();
  await tx.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
}

export const codeBucket = (accountId: number) => `two-step:${accountId}`;

/** Limits guesses to ten in a quarter of an hour: of a million codes, three are valid at any time. */
export const countCode = (db: Reader, accountId: number, asOf: Date) =>
  countHit(db, codeBucket(accountId), { max: 10, minutes: 15 }, asOf);

/**
 * Consumes a code of the app or, once two-step login is on, a recovery code.
 * @throws Problem 422 at /code `code_wrong`
 */
export async function takeCode(
  tx: Tx,
  accountId: number,
  { code, asOf }: { code: string; asOf: Date },
  box: SecretBox,
): Promise<void> {
  const totp = await tx
    .selectFrom("account_totp")
    .selectAll()
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!totp) throw invalid("/code", "code_wrong");
  const step = matchingStep(box.open(totp.seed, seedOwner(accountId)), code, asOf, totp.last_step);
  if (step !== null) {
    await tx
      .updateTable("account_totp")
      .set({ last_step: step })
      .where("account_id", "=", accountId)
      .execute();
    return;
  }
  const used = totp.confirmed_at && (await spendRecoveryCode(tx, accountId, code, asOf));
  if (!used) throw invalid("/code", "code_wrong");
}

async function spendRecoveryCode(tx: Tx, accountId: number, code: string, asOf: Date): Promise<boolean> {
  const row = await tx
    .updateTable("recovery_codes")
    .set({ used_at: asOf })
    .where("account_id", "=", accountId)
    .where("hash", "=", hashCode(code))
    .where("used_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

const hashCode = (code: string) => createHash("sha256").update(code).digest();

/**
 * 120 random bits each, in groups of four for readability; from 112 bits on a plain hash protects them (ASVS
 * V6.5.2).
 */
async function writeCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => base32(randomBytes(15)));
  await tx.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ account_id: accountId, hash: hashCode(code) })))
    .execute();
  return codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code);
}

async function tell(
  tx: Tx,
  accountId: number,
  change: TwoStepChange,
  asOf: Date,
  note?: string,
): Promise<void> {
  const {
    email,
    full_name: name,
    language,
  } = await tx
    .selectFrom("accounts")
    .select(["email", "full_name", "language"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, twoStepChanged, {
    language: languageOf(language),
    to: { email, name },
    props: { change, at: asOf.toISOString(), ...(note && { note }) },
  });
}
