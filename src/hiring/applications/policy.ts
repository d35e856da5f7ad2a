import { type TeamPerson, type TeamRight, teamAllows } from "#market/jobs/team.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { applicantLife, type HiringRole, type Verb } from "./lifecycle.ts";

/** Returns the role of a hiring actor in an applicant's lifecycle. */
export function hiringRole(actor: HiringActor): HiringRole {
  return actor.kind === "consultant" ? "consultant" : "employer";
}

/** The people with rights to an applicant. */
export interface Responsible {
  /** The hiring team of the job. */
  team: readonly TeamPerson[];
  applicantOwnerId: number | null;
  /** The interviewers of the applicant, in interviews that are not cancelled; none if left out. */
  interviewerIds?: readonly number[];
}

/** The verbs that the right "decide" of a hiring team allows. */
const decisions: readonly string[] = ["reject", "restore"] satisfies Verb[];

/** The code of a denied action: "not_found" for an applicant that the actor may not see, "forbidden" for the verbs of candidates. */
export type ApplicantDenial = "not_found" | "forbidden";

/**
 * Returns whether an actor may do `verb`; the lifecycle decides whether the outcome allows it.
 * Administrators of a scope manage all its applicants; members manage the applicants that they own, and those of jobs that they
 * own or recruit for (decisions §21). The right to "read" covers CV, profile, interviews, notes and feedback, and writing notes
 * and feedback; interviewers have only this right (decision 079). Hiring managers read the applicants of their jobs, give
 * feedback, and reject or restore them (decision 114).
 * The query checks whether the applicant is in the actor's scope (`inScope`).
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
