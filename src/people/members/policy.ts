import type { TeamActor } from "./team.ts";

/** Returns whether the actor may change the people of the team: administrators may, members only see them (spec §6). */
export function mayManage(actor: Pick<TeamActor, "isAdmin">): true | "forbidden" {
  return actor.isAdmin || "forbidden";
}

export interface MemberFacts {
  isSelf: boolean;
  isAdmin: boolean;
  active: boolean;
  /** Whether an administrator of the team has deactivated the account; false if Sen has blocked it. */
  byTeam: boolean;
  /** Whether the team has another active administrator. */
  otherAdmin: boolean;
}

export type MemberVerb = "promote" | "demote" | "deactivate" | "reactivate";
export type MemberDenial = "company_needs_admin" | "member_self" | "member_not_active" | "member_blocked";

/** Returns whether an administrator may do this to a member of the team. */
export function mayChange(verb: MemberVerb, member: MemberFacts): true | MemberDenial {
  if (verb === "reactivate") return member.byTeam || "member_blocked";
  if (!member.active) return "member_not_active";
  if (verb === "deactivate" && member.isSelf) return "member_self";
  const takesAdmin = verb !== "promote" && member.isAdmin;
  return !takesAdmin || member.otherAdmin || "company_needs_admin";
}
