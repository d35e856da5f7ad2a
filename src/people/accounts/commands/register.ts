import { brokenUnique, type Reader, type Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import type { Origin } from "#kit/http/handle.ts";
import { type Language, languageNumber } from "#kit/i18n.ts";
import { type FieldError, invalid, Problem } from "#kit/problem.ts";
import { openCompany } from "#people/companies/commands/open.ts";
import { tenantColumns } from "../hiring-scope.ts";
import {
  type AcceptanceMethod,
  type RoleId,
  roles,
  termsVersion,
  type UserType,
  userTypes,
} from "../terms.ts";
import type { Team } from "../workspace.ts";
import { sendTokenLink } from "./verification-tokens.ts";

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
  /** The way in which the person accepted the terms, and the language of the terms. */
  method: AcceptanceMethod;
  termsLanguage: Language;
}

export interface RegisteredAccount {
  id: number;
  user_type: number;
  role_id: number | null;
  company_id: number | null;
  agency_id?: number | null;
}

/** The text for a taken address: that of registration, of quick apply, or a neutral one (ENUMERATION_SAFE). */
export type TakenWords = "email_taken" | "email_taken_login" | "email_unavailable";

/** Creates a job seeker's account and profile. */
export async function registerCandidate(
  tx: Tx,
  input: NewAccount,
  words: TakenWords = "email_taken",
): Promise<RegisteredAccount & { candidateId: number }> {
  const account = await insertAccount(
    tx,
    input,
    { user_type: userTypes.candidate, role_id: null, company_id: null },
    words,
  );
  const { id: candidateId } = await tx
    .insertInto("candidates")
    .values({
      account_id: account.id,
      full_name: input.fullName,
      email: input.email,
      phone: input.phone,
      created_at: input.asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...account, candidateId };
}

/** Creates a company with its first recruiter, who administers it. */
export async function registerEmployer(
  tx: Tx,
  input: NewAccount & { companyName: string },
  words: TakenWords = "email_taken",
): Promise<RegisteredAccount> {
  const companyId = await openCompany(tx, {
    name: input.companyName,
    email: input.email,
    phone: input.phone,
    asOf: input.asOf,
  });
  const role = { user_type: userTypes.recruiter, role_id: roles.recruiter_admin, company_id: companyId };
  return insertAccount(tx, input, role, words);
}

/**
 * Creates the account of a person who joins a company, an agency or Sen’s own team by an invite; receiving the invite's mail proves the
 * address.
 */
export async function registerMember(
  tx: Tx,
  input: NewAccount & { team: Team; roleId: RoleId },
): Promise<RegisteredAccount> {
  const { team, roleId } = input;
  const tenant = "sen" in team ? { company_id: null, agency_id: null } : tenantColumns(team, null);
  const role = { user_type: typeOfTeam(team), role_id: roleId, ...tenant };
  return insertAccount(tx, { ...input, emailVerified: true }, role, "email_taken");
}

/** Returns the kind of account of the people of a team. */
export function typeOfTeam(team: Team): UserType {
  if ("sen" in team) return userTypes.admin;
  return "company" in team ? userTypes.recruiter : userTypes.consultant;
}

/**
 * Reports all errors of a registration at once.
 * @throws Problem 422 with an entry per field
 */
export async function checkRegistration(
  db: Reader,
  input: { email: string; userType: number; companyName: string | null; weak: FieldError | null },
  words: TakenWords,
): Promise<void> {
  const errors: FieldError[] = [];
  const taken = await takenCode(db, input.email, input.userType, words);
  if (taken) errors.push({ code: taken, pointer: "/email" });
  if (input.weak) errors.push(input.weak);
  if (input.companyName !== null) {
    const name = await db
      .selectFrom("companies")
      .select("id")
      .where("name_key", "=", fold(input.companyName))
      .where("origin", "=", "registered")
      .executeTakeFirst();
    if (name) errors.push({ code: "company_name_taken", pointer: "/company_name" });
  }
  if (errors.length > 0) throw new Problem(422, errors);
}

/** An address belongs to one side only: a recruiter's cannot be used on the candidate side and vice versa (spec §5). */
export async function takenCode(
  db: Reader,
  email: string,
  wanted: number,
  words: TakenWords,
): Promise<string | null> {
  const taken = await db
    .selectFrom("accounts")
    .select("user_type")
    .where("email", "=", email)
    .executeTakeFirst();
  if (!taken) return null;
  if (words === "email_unavailable" || taken.user_type === wanted) return words;
  if (wanted === userTypes.candidate) return "email_is_recruiter";
  return taken.user_type === userTypes.candidate ? "email_is_candidate" : words;
}

async function insertAccount(
  tx: Tx,
  input: NewAccount,
  role: { user_type: number; role_id: number | null; company_id: number | null; agency_id?: number | null },
  words: TakenWords,
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
      .returning(["id", "user_type", "role_id", "company_id", "agency_id"])
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("terms_acceptances")
      .values({
        account_id: account.id,
        version: termsVersion,
        language: languageNumber[input.termsLanguage],
        method: input.method,
        ip: input.origin.ip,
        accepted_at: input.asOf,
      })
      .execute();
    if (!input.emailVerified) await sendTokenLink(tx, { ...input, accountId: account.id }, "verify_email");
    return account;
  } catch (error) {
    // Of two concurrent registrations with the same address, the second one violates this constraint.
    if (brokenUnique(error) === "accounts_email_key") throw invalid("/email", words);
    throw error;
  }
}
