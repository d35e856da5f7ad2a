import type { HiringActor } from "#companies/hiring-scope.ts";
import type { HiringRole } from "./lifecycle.ts";

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

/**
 * Administrators of a scope see all its applicants; members those of the jobs that they own or are assigned to, and those
 * that they own (decisions §21). Whether the applicant is of their scope at all is the query's condition (`inScope`).
 */
export function maySee(actor: HiringActor, facts: Responsible): boolean {
  return (
    actor.isAdmin ||
    facts.jobOwnerId === actor.accountId ||
    facts.applicantOwnerId === actor.accountId ||
    facts.recruiterIds.includes(actor.accountId)
  );
}
