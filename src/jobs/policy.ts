import type { Actor } from "#accounts/actor.ts";
import { type JobRole, type JobVerb, jobLife } from "./lifecycle.ts";

/** What a rule must know of a job to say whose it is. */
export interface JobOwnership {
  /** Null for a job that an agency fills. */
  companyId: number | null;
  ownerId: number | null;
  recruiterIds: readonly number[];
}

/** Whose a job is, by its row; one that an agency fills is not its client's. */
export function ownershipOf(job: {
  company_id: number;
  agency_id: number | null;
  owner_id: number | null;
  recruiter_ids: readonly number[];
}): JobOwnership {
  const companyId = job.agency_id === null ? job.company_id : null;
  return { companyId, ownerId: job.owner_id, recruiterIds: job.recruiter_ids };
}

/** Why not: it looks absent to strangers, and to the members of its company that it is not assigned to. */
export type JobDenial = "not_found" | "forbidden";

/**
 * Whether somebody may do `verb` (or read) at all; whether the job's state allows it is the lifecycle's question.
 * A recruiter who administers the company reads and writes all its jobs, a member those that it owns or is assigned to
 * (decisions §21; `visibleJobs` in queries/shared/visible says the same in SQL); consultants and administrators read and review the jobs of all companies.
 */
export function may(actor: Actor, verb: JobVerb | "read", job: JobOwnership): true | JobDenial {
  if (actor.kind === "consultant" || actor.kind === "admin") return true;
  if (actor.kind !== "company" || actor.companyId !== job.companyId) return "not_found";
  const own = job.ownerId === actor.accountId || job.recruiterIds.includes(actor.accountId);
  if (!actor.isAdmin && !own) return "not_found";
  return verb === "read" || jobLife.by(verb).includes("author") || "forbidden";
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
  return actor.kind === "consultant" || actor.kind === "admin" ? actor.kind : null;
}
