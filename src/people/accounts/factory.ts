import { day } from "#kit/clock.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { openPipelines } from "#people/companies/commands/pipelines.ts";
import { roles, userTypes } from "./terms.ts";
import { newVerificationToken } from "./tokens.ts";

let serial = 0;
const next = () => ++serial;

/** Inserts complete and valid rows for tests; the caller gives only relevant values. */
export async function makeCandidate(
  db: Reader,
  given: { email?: string; fullName?: string; verified?: boolean } = {},
) {
  const n = next();
  const email = given.email ?? `candidate${n}@example.test`;
  const fullName = given.fullName ?? "Nguyễn Văn An";
  const account = await db
    .insertInto("accounts")
    .values({
      email,
      full_name: fullName,
      user_type: userTypes.candidate,
      email_verified_at: given.verified === false ? null : new Date(0),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const candidate = await db
    .insertInto("candidates")
    .values({ account_id: account.id, full_name: fullName, email })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...account, candidateId: candidate.id };
}

export async function makeCompany(
  db: Reader,
  given: { name?: string; verified?: boolean; blocked?: boolean } = {},
) {
  const n = next();
  const name = given.name ?? `Công ty Sen ${n}`;
  const company = await db
    .insertInto("companies")
    .values({
      name,
      name_key: fold(`${name} ${n}`),
      slug: `cong-ty-sen-${n}`,
      verified_at: given.verified ? new Date(0) : null,
      blocked_at: given.blocked ? new Date(0) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await openPipelines(db as Tx, [{ company: company.id }]);
  return company;
}

export async function makeRecruiter(
  db: Reader,
  given: {
    companyId?: number;
    member?: boolean;
    verified?: boolean;
    companyVerified?: boolean;
    email?: string;
  } = {},
) {
  const n = next();
  const companyId =
    given.companyId ?? (await makeCompany(db, { verified: given.companyVerified ?? true })).id;
  const account = await db
    .insertInto("accounts")
    .values({
      email: given.email ?? `recruiter${n}@example.test`,
      full_name: "Trần Thị Bình",
      user_type: userTypes.recruiter,
      role_id: given.member ? roles.recruiter_member : roles.recruiter_admin,
      company_id: companyId,
      email_verified_at: given.verified === false ? null : new Date(0),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...account, companyId };
}

/** Returns the addresses of the page for a new password: with a valid link and with a used one. */
export async function makeResetLinks(db: Reader, accountId: number) {
  const now = new Date();
  const row = { account_id: accountId, kind: "reset_password", created_at: now } as const;
  const links = [null, now].map((used_at) => ({ used_at, ...newVerificationToken() }));
  const expires_at = new Date(now.getTime() + day);
  await db
    .insertInto("account_tokens")
    .values(links.map(({ hash, used_at }) => ({ ...row, hash, used_at, expires_at })))
    .execute();
  return links.map(({ token }) => `/forgot-password/reset-password?token=${token}`);
}

export async function makeAgency(db: Reader) {
  const agency = await db
    .insertInto("agencies")
    .values({ name: `Săn tài năng ${next()}` })
    .returningAll()
    .executeTakeFirstOrThrow();
  await openPipelines(db as Tx, [{ agency: agency.id }]);
  return agency;
}

/** Creates an administrator of the product, or a consultant, with a new agency if none is given. */
export async function makeStaff(
  db: Reader,
  kind: "consultant" | "admin",
  given: { member?: boolean; agencyId?: number } = {},
) {
  const n = next();
  const admin = kind === "admin" ? roles.admin_super_admin : roles.consultant_admin;
  const member = kind === "admin" ? roles.admin_member : roles.consultant_member;
  return db
    .insertInto("accounts")
    .values({
      email: `${kind}${n}@example.test`,
      full_name: "Lê Minh Châu",
      user_type: kind === "admin" ? userTypes.admin : userTypes.consultant,
      role_id: given.member ? member : admin,
      agency_id: kind === "consultant" ? (given.agencyId ?? (await makeAgency(db)).id) : null,
      email_verified_at: new Date(0),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
