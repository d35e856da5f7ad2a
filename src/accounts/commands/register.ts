import { openCompany } from "#companies/commands.ts";
import { brokenUnique, type Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import type { Origin } from "#kit/http/handle.ts";
import { type Language, languageNumber } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { invalid } from "#kit/problem.ts";
import { roles, type TokenKind, tokenMinutes, userTypes } from "../terms.ts";
import { newProof } from "../tokens.ts";

export interface NewAccount {
  email: string;
  passwordHash: string | null;
  fullName: string;
  phone: string | null;
  language: Language;
  fromProduct: string | null;
  origin: Origin;
  asOf: Date;
  emailVerified?: boolean;
}

export interface RegisteredAccount {
  id: number;
  user_type: number;
  role_id: number | null;
  company_id: number | null;
}

/** Opens a job seeker's account and the profile that goes with it. */
export async function registerCandidate(tx: Tx, input: NewAccount): Promise<RegisteredAccount> {
  await refuseTaken(tx, input.email, userTypes.candidate);
  const account = await insertAccount(tx, input, {
    user_type: userTypes.candidate,
    role_id: null,
    company_id: null,
  });
  await tx
    .insertInto("candidates")
    .values({
      account_id: account.id,
      full_name: input.fullName,
      email: input.email,
      phone: input.phone,
      created_at: input.asOf,
    })
    .execute();
  return account;
}

/** Opens a company with its first recruiter, who administers it. */
export async function registerEmployer(
  tx: Tx,
  input: NewAccount & { companyName: string },
): Promise<RegisteredAccount> {
  await refuseTaken(tx, input.email, userTypes.recruiter);
  const companyId = await openCompany(tx, {
    name: input.companyName,
    email: input.email,
    phone: input.phone,
    asOf: input.asOf,
  });
  const role = { user_type: userTypes.recruiter, role_id: roles.recruiter_admin, company_id: companyId };
  return insertAccount(tx, input, role);
}

/**
 * An address belongs to one side only: a recruiter's cannot be used on the candidate side and vice versa (spec §5).
 * @throws Problem 422 at /email
 */
async function refuseTaken(tx: Tx, email: string, wanted: number): Promise<void> {
  const taken = await tx
    .selectFrom("accounts")
    .select("user_type")
    .where("email", "=", email)
    .executeTakeFirst();
  if (!taken) return;
  if (taken.user_type === wanted) throw invalid("/email", "email_taken");
  throw invalid("/email", wanted === userTypes.candidate ? "email_is_recruiter" : "email_is_candidate");
}

async function insertAccount(
  tx: Tx,
  input: NewAccount,
  role: { user_type: number; role_id: number | null; company_id: number | null },
): Promise<RegisteredAccount> {
  try {
    const account = await tx
      .insertInto("accounts")
      .values({
        ...role,
        email: input.email,
        password_hash: input.passwordHash,
        full_name: input.fullName,
        phone: input.phone,
        language: languageNumber[input.language],
        from_product: input.fromProduct,
        referral_id: input.origin.referralId,
        utm_source: input.origin.utmSource,
        utm_campaign: input.origin.utmCampaign,
        utm_medium: input.origin.utmMedium,
        email_verified_at: input.emailVerified ? input.asOf : null,
        created_at: input.asOf,
      })
      .returning(["id", "user_type", "role_id", "company_id"])
      .executeTakeFirstOrThrow();
    if (!input.emailVerified) await sendProof(tx, { ...input, accountId: account.id }, "verify_email");
    return account;
  } catch (error) {
    // Two registrations with one address at once: the second one learns it here.
    if (brokenUnique(error) === "accounts_email_key") throw invalid("/email", "email_taken");
    throw error;
  }
}

/** Mails a link that proves that the address is the person's; earlier links of the kind stop working. */
export async function sendProof(
  tx: Tx,
  input: { accountId: number; email: string; fullName: string; language: Language; asOf: Date },
  kind: TokenKind,
): Promise<void> {
  const { proof, hash } = newProof();
  await tx
    .updateTable("account_tokens")
    .set({ used_at: input.asOf })
    .where("account_id", "=", input.accountId)
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .execute();
  const expiresAt = new Date(input.asOf.getTime() + tokenMinutes[kind] * 60_000);
  await tx
    .insertInto("account_tokens")
    .values({ hash, account_id: input.accountId, kind, expires_at: expiresAt, created_at: input.asOf })
    .execute();
  await queueMail(tx, {
    template: `accounts.${kind}`,
    language: input.language,
    to: { email: input.email, name: input.fullName },
    props: { name: input.fullName, proof, minutes: tokenMinutes[kind] },
  });
}

/** Passwords that guessing starts with, and the product's own words. */
export function refuseWeak(
  password: string,
  minLength: number,
  common: (folded: string) => boolean,
  pointer = "/password",
): void {
  if (password.length < minLength) throw invalid(pointer, "password_too_short", { min: minLength });
  if (common(fold(password))) throw invalid(pointer, "password_common");
}
