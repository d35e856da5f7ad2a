import { minute } from "#kit/clock.ts";
import type { Reader, Tx } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { invalid, Problem } from "#kit/problem.ts";
import { resetPassword, verifyEmail } from "../mails.ts";
import { type TokenKind, tokenMinutes } from "../terms.ts";
import { hashToken, newVerificationToken } from "../tokens.ts";

const mailOf = { verify_email: verifyEmail, reset_password: resetPassword };

export interface Addressee {
  accountId: number;
  email: string;
  fullName: string;
  language: Language;
  /** Whether the link leads to the administrators' own page. */
  toAdmins?: boolean;
  /** The reason for which an administrator of Sen sends the link. */
  note?: string;
  asOf: Date;
}

/** Mails a link that verifies the address; earlier links of the kind become invalid. */
export async function sendTokenLink(tx: Tx, input: Addressee, kind: TokenKind): Promise<void> {
  const { token, hash } = newVerificationToken();
  await revokeTokens(tx, input.accountId, kind, input.asOf);
  const expiresAt = new Date(input.asOf.getTime() + tokenMinutes[kind] * minute);
  await tx
    .insertInto("account_tokens")
    .values({ hash, account_id: input.accountId, kind, expires_at: expiresAt, created_at: input.asOf })
    .execute();
  await queueMail(tx, mailOf[kind], {
    language: input.language,
    to: { email: input.email, name: input.fullName },
    props: {
      proof: token,
      minutes: tokenMinutes[kind],
      ...(input.toAdmins && { isAdmin: true }),
      ...(input.note && { note: input.note }),
    },
  });
}

export async function revokeTokens(tx: Tx, accountId: number, kind: TokenKind, asOf: Date): Promise<void> {
  await tx
    .updateTable("account_tokens")
    .set({ used_at: asOf })
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .execute();
}

/**
 * Returns the account of a link.
 * @throws Problem 422 at /token `token_not_found` or `link_expired`, 409 `already_verified`
 */
export async function readToken(db: Reader, token: string, kind: TokenKind, asOf: Date) {
  return checked(await tokenRow(db, token, kind).executeTakeFirst(), kind, asOf);
}

/**
 * Consumes a token and locks its account: of two concurrent calls for one account, the second one sees the changes of
 * the first.
 * @throws Problem as readToken
 */
export async function consumeToken(tx: Tx, token: string, kind: TokenKind, asOf: Date) {
  const row = checked(await tokenRow(tx, token, kind).forUpdate("a").executeTakeFirst(), kind, asOf);
  const spent = await tx
    .updateTable("account_tokens")
    .set({ used_at: asOf })
    .where("hash", "=", row.hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", asOf)
    .returning("account_id")
    .executeTakeFirst();
  if (!spent) throw invalid("/token", "link_expired");
  return row;
}

function tokenRow(db: Reader, token: string, kind: TokenKind) {
  return db
    .selectFrom("account_tokens as t")
    .innerJoin("accounts as a", "a.id", "t.account_id")
    .select(["t.hash", "t.expires_at", "t.used_at", "a.id", "a.user_type", "a.email", "a.full_name"])
    .select(["a.company_id", "a.agency_id"])
    .select(["a.language", "a.password_hash", "a.email_verified_at", "a.created_at"])
    .where("t.hash", "=", hashToken(token))
    .where("t.kind", "=", kind);
}

function checked<Row extends { used_at: Date | null; expires_at: Date; email_verified_at: Date | null }>(
  row: Row | undefined,
  kind: TokenKind,
  asOf: Date,
): Row {
  if (!row) throw invalid("/token", "token_not_found");
  if (kind === "verify_email" && row.email_verified_at) throw new Problem(409, "already_verified");
  if (row.used_at || row.expires_at <= asOf) throw invalid("/token", "link_expired");
  return row;
}
