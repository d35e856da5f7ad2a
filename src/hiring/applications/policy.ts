import { type TeamPerson, type TeamRight, teamAllows } from "#market/jobs/team.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { applicantLife, type HiringRole, type Verb } from "./lifecycle.ts";

/** The part that somebody who hires plays in an applicant's lifecycle. */
export function hiringRole(actor: HiringActor): HiringRole {
  return actor.kind === "consultant" ? "consultant" : "employer";
}

/** Who is responsible for an applicant. */
export interface Responsible {
  /** The hiring team of the job. */
  team: readonly TeamPerson[];
  applicantOwnerId: number | null;
  /** Whoever holds an interview with them that was not cancelled; nobody where it is left out. */
  interviewerIds?: readonly number[];
}

/** What the right to decide on a job's applicants allows. */
const decisions: readonly string[] = ["reject", "restore"] satisfies Verb[];

/** Why not: an applicant of others looks absent; applying and withdrawing are the candidate's own. */
export type ApplicantDenial = "not_found" | "forbidden";

/**
 * Whether somebody who hires may do `verb` at all; whether the outcome allows it is the lifecycle's question.
 * Administrators of a scope manage all its applicants; members those of the jobs that they own or are assigned to, and those
 * that they own (decisions §21): they see everything about them, and act. To `read` is to see CV, profile, interviews, notes and
 * feedback, and to write of the last two; interviewers do no more than that (decision 079). Hiring managers read and judge the
 * applicants of their jobs, and reject or restore them (decision 114).
 * Whether the applicant is of their scope at all is the query's condition (`inScope`).
 */
export function may(
  actor: HiringActor,
  verb: Verb | "read" | "manage",
  facts: Responsible,
): true | ApplicantDenial {
  const { isAdmin, accountId } = actor;
  const allows = (right: TeamRight) => teamAllows(facts.team, accountId, right);
  const responsible = isAdmin || facts.applicantOwnerId === accountId || allows("manage");
  if (verb === "read")
    return responsible || allows("read") || facts.interviewerIds?.includes(accountId) || "not_found";
  const decides = decisions.includes(verb) && allows("decide");
  if (!responsible && !decides) return "not_found";
  return verb === "manage" || applicantLife.by(verb).includes(hiringRole(actor)) || "forbidden";
}

/** Only administrators choose how long data is stored (decisions §21). */
export function mayChangeRetention(actor: HiringActor): true | "forbidden" {
  return actor.isAdmin || "forbidden";
}
