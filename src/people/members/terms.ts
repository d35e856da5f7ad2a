import { roles } from "#people/accounts/terms.ts";
import type { Team } from "#people/accounts/workspace.ts";

/** The number of days for which the link of an invite works. */
export const inviteDays = 7;
/** The number of days for which another super administrator can confirm an act. */
export const confirmationDays = 7;
/** The number of days after which an expired invite is pruned. */
export const staleInviteDays = 90;

/** The maximum number of invites of a team per day, because they are mails to strangers in our name. */
export const invitesADay = 50;
/** The maximum number of mails that repeat an invite per hour. */
export const resendsAnHour = 3;

const companyRoles = { administrator: roles.recruiter_admin, member: roles.recruiter_member };
const senRoles = { administrator: roles.admin_super_admin, member: roles.admin_member };
const agencyRoles = { administrator: roles.consultant_admin, member: roles.consultant_member };

/** Returns the roles that the people of a team can have (spec §3). The administrators of Sen's team are super administrators. */
export function rolesOf(team: Team) {
  if ("sen" in team) return senRoles;
  return "company" in team ? companyRoles : agencyRoles;
}

/** Returns whether a role administers a company, an agency or Sen. */
export function isAdminRole(roleId: number): boolean {
  return [companyRoles, agencyRoles, senRoles].some(({ administrator }) => administrator === roleId);
}

/** The states of the people of Sen's team, for the filter of their list. */
export const memberStates = ["active", "deactivated"] as const;

/** Returns the key of the name of a role of Sen's team; null for roles of workspaces. */
export function roleOfSen(roleId: number): "4" | "5" | null {
  if (roleId === senRoles.administrator) return "4";
  return roleId === senRoles.member ? "5" : null;
}

export const inviteStates = ["pending", "accepted", "expired", "revoked"] as const;
export type InviteState = (typeof inviteStates)[number];

/** Returns the state of an invite at a moment; its row stores only times. */
export function inviteState(
  row: { accepted_at: Date | null; revoked_at: Date | null; expires_at: Date },
  asOf: Date,
): InviteState {
  if (row.accepted_at) return "accepted";
  if (row.revoked_at) return "revoked";
  return row.expires_at <= asOf ? "expired" : "pending";
}

/** The kinds of work that a colleague takes over from a member who leaves. */
export const workKinds = ["open_jobs", "active_applicants", "open_tasks", "coming_interviews"] as const;

/** The maximum of characters of the reason of an act on a person of Sen's team. */
export const reasonMax = 1000;

/** The changes of which administrators read in a mail. */
export const adminChanges = [
  "promoted",
  "demoted",
  "deactivated",
  "reactivated",
  "proposed",
  "not_promoted",
] as const;
export type AdminChange = (typeof adminChanges)[number];

/** The acts on a person of Sen's team for which a page asks the reason. */
export const adminActs = ["promote", "demote", "deactivate", "reactivate", "end_confirmation"] as const;
export type AdminAct = (typeof adminActs)[number];
