import { day } from "#kit/clock.ts";
import { graceDays, roles, userTypes } from "#people/accounts/terms.ts";

/** The kinds of users in the order of their user types. */
export const userKinds = ["candidate", "recruiter", "consultant", "admin"] as const;
export type UserKind = (typeof userKinds)[number];

export const kindOfType = (userType: number): UserKind => userKinds[userType - 1] ?? "candidate";
export const typeOfKind = (kind: UserKind): number => userTypes[kind];

/** The states of a user, which the columns of the account's row imply. */
export const userStates = ["active", "deactivated", "blocked", "closing", "erased"] as const;
export type UserState = (typeof userStates)[number];

/** The columns that imply the state of a user. */
export interface StateColumns {
  blocked_at: Date | null;
  deactivated_by: number | null;
  block_reason: string | null;
  closes_at: Date | null;
  deleted_at: Date | null;
}

/** Returns the state of a user. A block without a reason and without a colleague who deactivated the account is Sen's too. */
export function stateOf(row: StateColumns): UserState {
  if (row.deleted_at) return "erased";
  if (row.closes_at) return "closing";
  if (!row.blocked_at) return "active";
  return row.block_reason !== null || row.deactivated_by === null ? "blocked" : "deactivated";
}

/** Returns the time at which the owner closed an account. */
export const closedAt = (closesAt: Date): Date => new Date(closesAt.getTime() - graceDays * day);

export const roleIds: readonly number[] = Object.values(roles);

/** The ways in which the text of a look-up can be read. */
export const readings = ["email", "phone", "number", "session", "address", "name"] as const;
export type Reading = (typeof readings)[number];

/** The kinds of rows that a look-up finds. */
export const lookupKinds = [
  "user",
  "company",
  "agency",
  "job",
  "applicant",
  "support_thread",
  "job_order",
  "client",
  "placement",
] as const;
export type LookupKind = (typeof lookupKinds)[number];

/** The kinds of rows of a user that are counted. */
export const ownedKinds = [
  "applications",
  "cv_files",
  "saved_jobs",
  "job_alerts",
  "share_links",
  "jobs",
  "applicants",
  "tasks",
  "interviews",
  "clients",
  "reviews",
  "support_threads",
  "api_keys",
] as const;
export type OwnedKind = (typeof ownedKinds)[number];

/** The changes of which users read in a mail of this room. */
export const userChanges = [
  "blocked",
  "unblocked",
  "verified",
  "session_ended",
  "sessions_ended",
  "made_admin",
  "made_member",
  "erasure_requested",
  "erasure_ended",
] as const;
export type UserChange = (typeof userChanges)[number];

/** The most characters of a note on a user. */
export const noteMax = 1000;

/** The maximum numbers of sessions and of rows of a look-up. */
export const mostSessions = 100;
export const mostFound = 20;
