import type { AuditPerson } from "#kit/audit.ts";
import type { Language } from "#kit/i18n.ts";
import { type RoleId, roles, type UserType, userTypes } from "./terms.ts";

/** A caller without a session. */
export interface Visitor {
  kind: "visitor";
}

interface SignedIn {
  accountId: number;
  email: string;
  fullName: string;
  language: Language;
  emailVerified: boolean;
  /** The time at which a closed account is erased; null for an account that is not closed. */
  closesAt?: Date | null | undefined;
}

export interface CandidateActor extends SignedIn {
  kind: "candidate";
  candidateId: number;
}

/** A recruiter: all reads and writes are limited to this company. */
export interface CompanyActor extends SignedIn {
  kind: "company";
  companyId: number;
  isAdmin: boolean;
}

/** Consultants and administrators. */
interface Staff extends SignedIn {
  /** Whether the person must set up two-step login before anything else (STAFF_TOTP). */
  twoStepDue?: boolean | undefined;
}

export interface ConsultantActor extends Staff {
  kind: "consultant";
  agencyId: number;
  isAdmin: boolean;
}

export interface AdminActor extends Staff {
  kind: "admin";
  /**
   * True for `admin_super_admin`; an `admin_member` may only do what is declared for members (decision 092).
   */
  isAdmin: boolean;
}

export type Account = CandidateActor | CompanyActor | ConsultantActor | AdminActor;
export type Actor = Visitor | Account;

export const audiences = ["public", "session", "candidate", "company", "consultant", "admin"] as const;
export type Audience = (typeof audiences)[number];

const audiencesOfPrefixes = {
  public: "public",
  auths: "public",
  account: "session",
  medias: "session",
  candidates: "candidate",
  companies: "company",
  consultants: "consultant",
  admins: "admin",
  // Clients also call /admin/current_company (spec §7), so the prefixes `admin` and `admins` both work.
  admin: "admin",
} as const satisfies Record<string, Audience>;

/**
 * Audiences by the first segment of an API path, which decides the callers that may use it (ARCHITECTURE.md,
 * "The path of a request").
 */
export const audienceOfPrefix: Record<string, Audience> = audiencesOfPrefixes;

/** The callers that the guard of each audience admits. */
interface ActorOfAudience {
  public: Actor;
  session: Account;
  candidate: CandidateActor;
  company: CompanyActor;
  consultant: ConsultantActor;
  admin: AdminActor;
}
type Prefixes = typeof audiencesOfPrefixes;
type ActorsOfPrefixes = { [P in keyof Prefixes]: ActorOfAudience[Prefixes[P]] };
declare module "#kit/http/handle.ts" {
  interface ActorOfPrefix extends ActorsOfPrefixes {}
}

/** Returns whether a caller may use the paths of an audience. */
export function belongsTo(actor: Actor, audience: Audience): boolean {
  if (audience === "public") return true;
  if (audience === "session") return actor.kind !== "visitor";
  return actor.kind === audience;
}

/** Returns the lifecycle role of an administrator: a member may only review and verify (decision 092). */
export const adminRole = ({ isAdmin }: Pick<AdminActor, "isAdmin">) => (isAdmin ? "admin" : "admin_member");

/**
 * Returns whether an administrator's page or endpoint refuses the caller: members may use only those declared
 * for them.
 */
export const isForSuperAdmin = (actor: Actor, audience: string, members: boolean): boolean =>
  audience === "admin" && !members && actor.kind === "admin" && !actor.isAdmin;

/** The user type in tokens and accounts. */
export const userTypeOf: Record<Account["kind"], UserType> = {
  candidate: userTypes.candidate,
  company: userTypes.recruiter,
  consultant: userTypes.consultant,
  admin: userTypes.admin,
};

/**
 * Returns the reason why the caller may only use the pages of the caller's own account: a pending closure, or the
 * duty to set up two-step login. Null when the caller is not restricted.
 */
export function restrictionOf(actor: Actor, audience: string): "account_closing" | "two_step_due" | null {
  if (actor.kind === "visitor" || ["public", "session", "anyone", "any account"].includes(audience))
    return null;
  if (actor.closesAt) return "account_closing";
  const isStaff = actor.kind === "consultant" || actor.kind === "admin";
  return isStaff && actor.twoStepDue ? "two_step_due" : null;
}

/** Returns the caller in the form in which the audit log records people; null for a visitor. */
export function auditPersonOf(actor: Actor): AuditPerson | null {
  if (actor.kind === "visitor") return null;
  return {
    accountId: actor.accountId,
    userType: userTypeOf[actor.kind],
    companyId: actor.kind === "company" ? actor.companyId : null,
    agencyId: actor.kind === "consultant" ? actor.agencyId : null,
  };
}

/**
 * "A user counts as super admin when user_type equals 2" (spec §3). Exists under the specification's name for clients;
 * it is never used for authorization: `role_id` decides (decisions §A).
 */
export function isSuperAdmin(userType: UserType): boolean {
  return userType === userTypes.recruiter;
}

/** Roles that administer their company, agency or the product. */
export function administers(roleId: RoleId): boolean {
  return (
    roleId === roles.recruiter_admin ||
    roleId === roles.consultant_admin ||
    roleId === roles.admin_super_admin
  );
}
