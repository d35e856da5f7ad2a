import type { CompanyActor } from "#accounts/actor.ts";
import type { HiringActor } from "#accounts/hiring-scope.ts";
import { applicantLife, type HiringRole, type Verb } from "./lifecycle.ts";

/** The part that somebody who hires plays in an applicant's lifecycle. */
export function hiringRole(actor: HiringActor): HiringRole {
  return actor.kind === "consultant" ? "consultant" : "employer";
}

/** Who is responsible for an applicant. */
export interface Responsible {
  jobOwnerId: number | null;
  recruiterIds: readonly number[];
  applicantOwnerId: number | null;
}

/** Why not: an applicant of others looks absent; applying and withdrawing are the candidate's own. */
export type ApplicantDenial = "not_found" | "forbidden";

/**
 * Whether somebody who hires may do `verb` (or read) at all; whether the outcome allows it is the lifecycle's question.
 * Administrators of a scope see all its applicants; members those of the jobs that they own or are assigned to, and those
 * that they own (decisions §21). Whether the applicant is of their scope at all is the query's condition (`inScope`).
 */
export function may(actor: HiringActor, verb: Verb | "read", facts: Responsible): true | ApplicantDenial {
  const responsible =
    actor.isAdmin ||
    facts.jobOwnerId === actor.accountId ||
    facts.applicantOwnerId === actor.accountId ||
    facts.recruiterIds.includes(actor.accountId);
  if (!responsible) return "not_found";
  return verb === "read" || applicantLife.by(verb).includes(hiringRole(actor)) || "forbidden";
}

/** How long a company keeps data is a matter of its administrators (decisions §21). */
export function mayChangeRetention(actor: CompanyActor): true | "forbidden" {
  return actor.isAdmin || "forbidden";
}
