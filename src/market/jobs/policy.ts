import { type Actor, type AdminActor, adminRole, type ConsultantActor } from "#people/accounts/actor.ts";
import { type JobGroup, type JobRole, type JobVerb, jobLife, stateOf } from "./lifecycle.ts";
import { type DisplayState, senStatus } from "./terms.ts";

/** The facts of a job that decide who may read and change it. */
export interface JobOwnership {
  /** The company that owns the job; null for a job of an agency. */
  companyId: number | null;
  ownerId: number | null;
  recruiterIds: readonly number[];
  state: DisplayState;
  /** The job was closed in approved form (statuses 2 and 1). */
  closedAsApproved: boolean;
  /** The account that rejected the job; null once the job was edited. */
  rejectedBy: number | null;
}

/** Returns the facts of a job's row. The job of an agency does not belong to its client. */
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

/** The tabs of a consultant's list: jobs in review and public jobs (spec §4). */
export const consultantGroups = ["published", "reviewing", "closed"] as const satisfies JobGroup[];
/** The tabs of an administrator's list; only companies read drafts. */
export const adminGroups = [
  "published",
  "reviewing",
  "closed",
  "rejected",
  "expired",
  "frozen",
] as const satisfies JobGroup[];

/**
 * The reason of a refusal: `not_found` hides the job from strangers and from members of its company who are not assigned
 * to it.
 */
export type JobDenial = "not_found" | "forbidden";

/**
 * Returns whether an account may do `verb` on a job, or read it; the lifecycle decides whether the job's state allows the
 * verb. A recruiter who administers the company reads and changes all its jobs, a member those that they own or are
 * assigned to (decisions §21; `managedJobs` in queries/shared/visible is the same rule in SQL, and `visibleJobs` adds the
 * jobs that hiring managers and interviewers read). Reviewers read submitted jobs, never a draft; a consultant only jobs
 * that wait for review or are public (decision 091; `reviewableJobs` is the same rule in SQL).
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
  // A late decision is answered with the conflict; only the consultant who rejected a job may still read it.
  if (job.state === "rejected") return verb !== "read" || job.rejectedBy === actor.accountId;
  return consultantGroups.some((group) => group === job.state);
}

/** Returns whether an account may change the owner of a job: only administrators of its company may (decisions §21). */
export function mayChangeOwner(actor: Actor, job: JobOwnership): boolean {
  return actor.kind === "company" && actor.companyId === job.companyId && actor.isAdmin;
}

/** Returns whether a member may rename or delete a job template. All members of the company use it. */
export function mayManageTemplate(
  { isAdmin, accountId }: { isAdmin: boolean; accountId: number },
  { createdBy }: { createdBy: number },
): boolean {
  return isAdmin || createdBy === accountId;
}

/** Returns the role of an account in the lifecycle of a job; null for accounts that only read jobs. */
export function jobRole(actor: Actor): JobRole | null {
  if (actor.kind === "company") return "author";
  if (actor.kind === "admin") return adminRole(actor);
  return actor.kind === "consultant" ? "consultant" : null;
}
