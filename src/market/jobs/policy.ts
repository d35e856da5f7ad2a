import { type Actor, type AdminActor, adminRole, type ConsultantActor } from "#people/accounts/actor.ts";
import { type JobGroup, type JobRole, type JobVerb, jobLife, stateOf } from "./lifecycle.ts";
import { type DisplayState, senStatus } from "./terms.ts";

/** What a rule must know of a job to say whose it is. */
export interface JobOwnership {
  /** Null for a job that an agency fills. */
  companyId: number | null;
  ownerId: number | null;
  recruiterIds: readonly number[];
  state: DisplayState;
  /** Closed as it was approved (2,1). */
  closedAsApproved: boolean;
  /** The account that rejected it, unless it was edited since. */
  rejectedBy: number | null;
}

/** Whose a job is, by its row; one that an agency fills is not its client's. */
export function ownershipOf(job: {
  company_id: number;
  agency_id: number | null;
  owner_id: number | null;
  recruiter_ids: readonly number[];
  status: number;
  sen_status: number;
  reviewed_by: number | null;
  rejected_at: Date | null;
  updated_at: Date;
}): JobOwnership {
  const state = stateOf(job);
  const asRejected = state === "rejected" && job.rejected_at?.getTime() === job.updated_at.getTime();
  return {
    companyId: job.agency_id === null ? job.company_id : null,
    ownerId: job.owner_id,
    recruiterIds: job.recruiter_ids,
    state,
    closedAsApproved: state === "closed" && job.sen_status === senStatus.approved,
    rejectedBy: asRejected ? job.reviewed_by : null,
  };
}

/** The tabs of a consultant's list: the review queue, and what is public (spec §4). */
export const consultantGroups = ["published", "reviewing", "closed"] as const satisfies JobGroup[];
/** Those of an administrator's: a draft is read by its company alone. */
export const adminGroups = [
  "published",
  "reviewing",
  "closed",
  "rejected",
  "expired",
  "frozen",
] as const satisfies JobGroup[];

/** Why not: it looks absent to strangers, and to the members of its company that it is not assigned to. */
export type JobDenial = "not_found" | "forbidden";

/**
 * Whether somebody may do `verb` (or read) at all; whether the job's state allows it is the lifecycle's question.
 * A recruiter who administers the company reads and writes all its jobs, a member those that it owns or is assigned to
 * (decisions §21; `managedJobs` in queries/shared/visible says the same in SQL, and `visibleJobs` adds what the rest of a job's team
 * reads). Reviewers read what was submitted to them, never a
 * draft; a consultant only jobs of companies that wait or are public (decision 091; `reviewableJobs` says it in SQL).
 */
export function may(actor: Actor, verb: JobVerb | "read", job: JobOwnership): true | JobDenial {
  if (actor.kind === "consultant" || actor.kind === "admin") {
    if (!isReviewable(actor, verb, job)) return "not_found";
    return verb === "read" || jobLife.by(verb).some((role) => role === jobRole(actor)) || "forbidden";
  }
  if (actor.kind !== "company" || actor.companyId !== job.companyId) return "not_found";
  const own = job.ownerId === actor.accountId || job.recruiterIds.includes(actor.accountId);
  if (!actor.isAdmin && !own) return "not_found";
  return verb === "read" || jobLife.by(verb).includes("author") || "forbidden";
}

function isReviewable(
  actor: ConsultantActor | AdminActor,
  verb: JobVerb | "read",
  job: JobOwnership,
): boolean {
  if (actor.kind === "admin") return job.state !== "draft";
  if (job.companyId === null) return false;
  if (job.state === "closed") return job.closedAsApproved;
  // A decision that comes too late is answered by the earlier one; only its own author reads the job again.
  if (job.state === "rejected") return verb !== "read" || job.rejectedBy === actor.accountId;
  return consultantGroups.some((group) => group === job.state);
}

/** Whether somebody may give a job to another member: administrators of its company only (decisions §21). */
export function mayChangeOwner(actor: Actor, job: JobOwnership): boolean {
  return actor.kind === "company" && actor.companyId === job.companyId && actor.isAdmin;
}

/** Whether somebody may rename or delete a job template, which all members of the company use. */
export function mayManageTemplate(
  { isAdmin, accountId }: { isAdmin: boolean; accountId: number },
  { createdBy }: { createdBy: number },
): boolean {
  return isAdmin || createdBy === accountId;
}

/** The part that somebody plays in a job's life; null for those who only read it. */
export function jobRole(actor: Actor): JobRole | null {
  if (actor.kind === "company") return "author";
  if (actor.kind === "admin") return adminRole(actor);
  return actor.kind === "consultant" ? "consultant" : null;
}
