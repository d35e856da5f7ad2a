import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { me } from "./contract.ts";
import { profileSetup } from "./contributions.ts";
import { roles, userTypes } from "./terms.ts";

export type AccountReply = ReplyOf<typeof me>["data"];

/** Returns the account as its owner sees it. */
export async function accountDetail(db: Reader, id: number): Promise<AccountReply> {
  const row = await db
    .selectFrom("accounts as a")
    .leftJoin("companies as c", "c.id", "a.company_id")
    .selectAll("a")
    .select(["c.verified_at as company_verified_at", "c.blocked_at as company_blocked_at", "c.setup_step"])
    .select(profileSetup().as("setup"))
    .where("a.id", "=", id)
    .executeTakeFirstOrThrow();
  const isCandidate = row.user_type === userTypes.candidate;
  const isBoss = row.role_id === roles.recruiter_admin;
  return {
    id: String(row.id),
    type: "account",
    attributes: {
      email: row.email,
      full_name: row.full_name,
      phone: row.phone,
      user_type: row.user_type,
      role_id: row.role_id,
      company_id: row.company_id,
      language: row.language,
      email_verified: row.email_verified_at !== null,
      company_verified: row.company_verified_at !== null,
      blocked: row.blocked_at !== null || row.company_blocked_at !== null,
      closes_at: row.closes_at,
      has_password: row.password_hash !== null,
      // A job seeker who has not written anything yet has no profile.
      is_on_boarding_success: isCandidate ? (row.setup?.is_on_boarding_success ?? false) : null,
      skip_onboarding: isCandidate ? (row.setup?.skip_onboarding ?? false) : null,
      onboarding_step: isCandidate ? (row.setup?.onboarding_step ?? 1) : isBoss ? row.setup_step : null,
      visibility: isCandidate ? (row.setup?.visibility ?? "only_applied") : null,
      created_at: row.created_at,
    },
  };
}

/** Returns the row for signing in: the password hash and the reasons that block a sign-in. */
export function accountByEmail(db: Reader, email: string) {
  return db
    .selectFrom("accounts as a")
    .leftJoin("companies as c", "c.id", "a.company_id")
    .selectAll("a")
    .select("c.blocked_at as company_blocked_at")
    .where("a.email", "=", email)
    .executeTakeFirst();
}
