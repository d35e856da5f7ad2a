import { type AdminActor, adminRole, type ConsultantActor } from "#people/accounts/actor.ts";
import { type HiringActor, scopeOfRow } from "#people/accounts/hiring-scope.ts";
import { type Workspace, workspaceKey } from "#people/accounts/workspace.ts";
import { type JobGroup, type JobRole, type JobVerb, jobLife, stateOf } from "./lifecycle.ts";
import { type DisplayState, senStatus } from "./terms.ts";

/** A consultant or an administrator, as a reviewer of jobs. */
export type JobReviewer = AdminActor | ConsultantActor;

/** A person who acts on jobs: a member of a workspace, who writes jobs of the workspace, or a reviewer. */
export type JobActor = HiringActor | JobReviewer;

/** The facts of a job that decide who may read and change it. */
export interface JobOwnership {
  /** The workspace of the job: its company, or the agency that fills the job for its client. */
  workspace: Workspace;
  ownerId: number | null;
  recruiterIds: readonly number[];
  state: DisplayState;
  /** The job was closed in approved form (statuses 2 and 1). */
  closedAsApproved: boolean;
  /** The account that rejected the job; null once the job was edited. */
  rejectedBy: number | null;
}

/** Returns the facts of a job's row. */
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
    workspace: scopeOfRow(job),
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
 * The reason of a refusal: `not_found` hides the job from strangers and from members of its workspace who are not assigned
 * to it; `own_job` refuses consultants a decision about a job of their own agency.
 */
export type JobDenial = "not_found" | "forbidden" | "own_job";

/**
 * Returns whether a person may do `verb` on a job, or read it; the lifecycle decides whether the job's state allows the
 * verb. An administrator of a workspace reads and changes all its jobs, a member those that they own or are
 * assigned to (decisions §21; `managedJobs` in queries/shared/visible is the same rule in SQL, and `visibleJobs` adds the
 * jobs that hiring managers and interviewers read). Reviewers read submitted jobs, never a draft; a consultant only jobs
 * of companies that wait for review or are public (decision 091; `reviewableJobs` is the same rule in SQL).
 */
export function may(actor: JobActor, verb: JobVerb | "read", job: JobOwnership): true | JobDenial {
  const denial = "scope" in actor ? hiddenFromMember(actor, job) : hiddenFromReviewer(actor, verb, job);
  if (denial) return denial;
  return verb === "read" || jobLife.by(verb).some((role) => role === jobRole(actor)) || "forbidden";
}

function hiddenFromMember(actor: HiringActor, job: JobOwnership): JobDenial | null {
  return isOf(actor.scope, job) && (actor.isAdmin || isAssigned(actor, job)) ? null : "not_found";
}

function hiddenFromReviewer(actor: JobReviewer, verb: JobVerb | "read", job: JobOwnership): JobDenial | null {
  if (actor.kind === "admin") return job.state === "draft" ? "not_found" : null;
  if ("agency" in job.workspace) {
    const knows = isOf({ agency: actor.agencyId }, job) && (actor.isAdmin || isAssigned(actor, job));
    return knows && verb !== "read" ? "own_job" : "not_found";
  }
  return isReviewable(actor, verb, job) ? null : "not_found";
}

function isReviewable(actor: ConsultantActor, verb: JobVerb | "read", job: JobOwnership): boolean {
  if (job.state === "closed") return job.closedAsApproved;
  // A late decision is answered with the conflict; only the consultant who rejected a job may still read it.
  if (job.state === "rejected") return verb !== "read" || job.rejectedBy === actor.accountId;
  return consultantGroups.some((group) => group === job.state);
}

const isOf = (workspace: Workspace, job: JobOwnership) =>
  workspaceKey(workspace) === workspaceKey(job.workspace);

const isAssigned = ({ accountId }: { accountId: number }, job: JobOwnership) =>
  job.ownerId === accountId || job.recruiterIds.includes(accountId);

/** Returns whether a person may change the owner of a job: only administrators of its workspace may (decisions §21). */
export function mayChangeOwner(actor: JobActor, job: JobOwnership): boolean {
  return "scope" in actor && isOf(actor.scope, job) && actor.isAdmin;
}

/** Returns whether a member may rename or delete a job template. All members of the workspace use it. */
export function mayManageTemplate(
  { isAdmin, accountId }: { isAdmin: boolean; accountId: number },
  { createdBy }: { createdBy: number },
): boolean {
  return isAdmin || createdBy === accountId;
}

/** Returns the role of a person in the lifecycle of a job. */
export function jobRole(actor: JobActor): JobRole {
  if ("scope" in actor) return "author";
  return actor.kind === "admin" ? adminRole(actor) : "consultant";
}
