import type { CompanyActor } from "#people/accounts/actor.ts";

/** Only administrators of a company look after its people (spec §6); members see each other. */
export function mayManage(actor: CompanyActor): true | "forbidden" {
  return actor.isAdmin || "forbidden";
}

export interface MemberFacts {
  isSelf: boolean;
  isAdmin: boolean;
  active: boolean;
  /** The company has deactivated the account, and not Sen. */
  byCompany: boolean;
  /** Somebody else administers the company. */
  otherAdmin: boolean;
}

export type MemberVerb = "promote" | "demote" | "deactivate" | "reactivate";
export type MemberDenial = "company_needs_admin" | "member_self" | "member_not_active" | "member_blocked";

/** Whether an administrator may do this to somebody of the team, as it stands now. */
export function mayChange(verb: MemberVerb, member: MemberFacts): true | MemberDenial {
  if (verb === "reactivate") return member.byCompany || "member_blocked";
  if (!member.active) return "member_not_active";
  if (verb === "deactivate" && member.isSelf) return "member_self";
  const takesAdmin = verb !== "promote" && member.isAdmin;
  return !takesAdmin || member.otherAdmin || "company_needs_admin";
}
