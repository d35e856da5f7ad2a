import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { AuditPerson } from "#kit/audit.ts";
import { day, hour } from "#kit/clock.ts";
import { publication, type Reader, type Tx } from "#kit/db.ts";
import { sessionTopic } from "#kit/http/event-stream.ts";
import type { Origin } from "#kit/http/handle.ts";
import { languageOf } from "#kit/i18n.ts";
import { samePlan } from "#kit/prepared.ts";
import { type Account, administers } from "./actor.ts";
import { twoStepSince } from "./contributions.ts";
import { type RoleId, sessionLife, type UserType, userTypes } from "./terms.ts";
import type { TokenKeys } from "./tokens.ts";

const tokenDays = 30;

/** Returns how long a session of this kind of account lasts. */
export function lifeOf(userType: number) {
  if (userType === userTypes.candidate) return sessionLife.candidate;
  return userType === userTypes.recruiter ? sessionLife.recruiter : sessionLife.staff;
}

export interface LiveSession {
  id: string;
  account: Account;
  userType: UserType;
  roleId: RoleId | null;
  companyId: number | null;
  createdAt: Date;
  seenAt: Date;
  blocked: "account" | "company" | null;
}

/** Starts a session and signs its token. Each sign-in has its own row, so that a logout ends only one session. */
export async function startSession(
  tx: Tx,
  keys: TokenKeys,
  account: { id: number; user_type: number; role_id: number | null; company_id: number | null },
  origin: Origin,
  asOf: Date,
): Promise<string> {
  const id = randomUUID();
  const life = lifeOf(account.user_type);
  await tx
    .insertInto("sessions")
    .values({
      id,
      account_id: account.id,
      created_at: asOf,
      seen_at: asOf,
      expires_at: new Date(asOf.getTime() + life.maxDays * day),
      ip: origin.ip,
      user_agent: origin.userAgent,
      previous_visit_at: sql<Date>`(SELECT max(seen_at) FROM sessions WHERE account_id = ${account.id})`,
    })
    .execute();
  return signFor(keys, { id, ...pick(account) }, asOf);
}

function pick(account: { id: number; user_type: number; role_id: number | null; company_id: number | null }) {
  return {
    accountId: account.id,
    userType: account.user_type,
    roleId: account.role_id,
    companyId: account.company_id,
  };
}

/** The `exp` of a token is 30 days ahead, renewed while it is used (decisions §A). */
export function signFor(
  keys: TokenKeys,
  session: {
    id: string;
    accountId: number;
    userType: number;
    roleId: number | null;
    companyId: number | null;
  },
  asOf: Date,
): Promise<string> {
  const claims = {
    user_id: session.accountId,
    user_type: session.userType,
    role_id: session.roleId,
    company_id: session.companyId,
    sid: session.id,
  };
  return keys.sign(claims, new Date(asOf.getTime() + tokenDays * day), asOf);
}

/** The valid session with its account; null when it is revoked or expired. */
export async function findSession(
  db: Reader,
  id: string,
  asOf: Date,
  staffTwoStep = false,
): Promise<LiveSession | null> {
  const row = await db
    .selectFrom("sessions as s")
    .innerJoin("accounts as a", "a.id", "s.account_id")
    .leftJoin("companies as c", "c.id", "a.company_id")
    .leftJoin("candidates as p", "p.account_id", "a.id")
    .select([
      "s.created_at",
      "s.seen_at",
      "a.id",
      "a.email",
      "a.full_name",
      "a.user_type",
      "a.role_id",
      "a.company_id",
      "a.agency_id",
      "a.language",
      "a.email_verified_at",
      "a.blocked_at",
      "a.closes_at",
      "c.blocked_at as company_blocked_at",
      "p.id as candidate_id",
      twoStepSince(sql.ref("a.id")).as("two_step_at"),
    ])
    .where("s.id", "=", id)
    .where("s.revoked_at", "is", null)
    .where("s.expires_at", ">", asOf)
    .modifyEnd(samePlan)
    .executeTakeFirst();
  if (!row) return null;
  const idle = lifeOf(row.user_type).idleHours * hour;
  if (asOf.getTime() - row.seen_at.getTime() > idle) return null;
  const account = actorOf({ ...row, two_step_due: staffTwoStep && row.two_step_at === null });
  if (!account) return null;
  return {
    id,
    account,
    userType: row.user_type as UserType,
    roleId: row.role_id as RoleId | null,
    companyId: row.company_id,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    blocked: row.blocked_at ? "account" : row.company_blocked_at ? "company" : null,
  };
}

/** Records the use of the session, at most once an hour, so that reads rarely write. After a gap of 4 hours a visit begins. */
export async function touchSession(db: Reader, id: string, asOf: Date): Promise<void> {
  const gap = sql`seen_at < ${asOf}::timestamptz - interval '4 hours'`;
  await sql`UPDATE sessions SET seen_at = ${asOf},
      previous_visit_at = CASE WHEN ${gap} THEN seen_at ELSE previous_visit_at END
    WHERE id = ${id} AND seen_at < ${asOf}`.execute(db);
}

/** The RETURNING expression of statements that end sessions: it makes every process close the sessions' event streams. */
const ended = publication(sql<string>`${sessionTopic("")}::text || id`).as("published");

/** Ends a session, and the event streams that it opened. */
export async function endSession(tx: Tx, id: string, asOf: Date): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ revoked_at: asOf })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning(ended)
    .execute();
}

/** Ends a session of the account. @returns false for a session of another account */
export async function endOwnSession(tx: Tx, accountId: number, id: string, asOf: Date): Promise<boolean> {
  const row = await tx
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (row) await endSession(tx, id, asOf);
  return row !== undefined;
}

/** Ends every session of an account except one: after a password change, a block, a change of role. */
export async function endSessions(
  tx: Tx,
  accountId: number,
  asOf: Date,
  except: string | null = null,
): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ revoked_at: asOf })
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .$if(except !== null, (query) => query.where("id", "<>", except))
    .returning(ended)
    .execute();
}

/** Ends every session of the people of a company, and the event streams that they opened. */
export async function endSessionsOfCompany(tx: Tx, companyId: number, asOf: Date): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ revoked_at: asOf })
    .where("account_id", "in", tx.selectFrom("accounts").select("id").where("company_id", "=", companyId))
    .where("revoked_at", "is", null)
    .returning(ended)
    .execute();
}

/** The owner of a row of `accounts`, for the audit log. */
export function auditPersonOfRow(row: {
  id: number;
  user_type: number;
  company_id: number | null;
  agency_id?: number | null;
}): AuditPerson {
  return {
    accountId: row.id,
    userType: row.user_type,
    companyId: row.company_id,
    agencyId: row.agency_id ?? null,
  };
}

export interface AccountRow {
  id: number;
  email: string;
  full_name: string;
  user_type: number;
  role_id: number | null;
  company_id: number | null;
  agency_id: number | null;
  language: number;
  email_verified_at: Date | null;
  candidate_id: number | null;
  closes_at?: Date | null;
  /** Whether the person must set up two-step login; only set for consultants and administrators. */
  two_step_due?: boolean;
}

/** The actor of an account; null for an incomplete one (a recruiter without a company, a consultant without an agency). */
export function actorOf(row: AccountRow): Account | null {
  const person = {
    accountId: row.id,
    email: row.email,
    fullName: row.full_name,
    language: languageOf(row.language),
    emailVerified: row.email_verified_at !== null,
    closesAt: row.closes_at,
  };
  const isAdmin = row.role_id !== null && administers(row.role_id as RoleId);
  if (row.user_type === userTypes.candidate)
    return row.candidate_id === null ? null : { ...person, kind: "candidate", candidateId: row.candidate_id };
  if (row.user_type === userTypes.recruiter)
    return row.company_id === null
      ? null
      : { ...person, kind: "company", companyId: row.company_id, isAdmin };
  if (row.user_type === userTypes.consultant)
    return row.agency_id === null
      ? null
      : { ...person, kind: "consultant", agencyId: row.agency_id, isAdmin, twoStepDue: row.two_step_due };
  return { ...person, kind: "admin", isAdmin, twoStepDue: row.two_step_due };
}
