import type { Actor } from "#accounts/actor.ts";
import type { JobRole, JobVerb } from "./lifecycle.ts";

/** What a rule must know of a job to say whose it is. */
export interface JobOwnership {
  companyId: number;
  ownerId: number | null;
  recruiterIds: readonly number[];
}

/** Why not: it looks absent to strangers, and not theirs to members of its company. */
export type JobDenial = "not_found" | "not_your_job" | "forbidden";

/** Writing verbs of the two sides of a review; the clock needs no permission. */
const reviews: readonly JobVerb[] = ["approve", "reject", "freeze", "unfreeze"];

/**
 * Whether somebody may do `verb` (or read) at all; whether the job's state allows it is the lifecycle's question.
 * A recruiter who administers the company may write all its jobs, a member those that it owns or is assigned to
 * (decisions §21); consultants and administrators read and review the jobs of all companies.
 */
export function may(actor: Actor, verb: JobVerb | "read", job: JobOwnership): true | JobDenial {
  if (actor.kind === "consultant" || actor.kind === "admin") return true;
  if (actor.kind !== "company" || actor.companyId !== job.companyId) return "not_found";
  if (verb === "read") return true;
  if (reviews.includes(verb)) return "forbidden";
  const own = job.ownerId === actor.accountId || job.recruiterIds.includes(actor.accountId);
  return actor.isAdmin || own ? true : "not_your_job";
}

/** The part that somebody plays in a job's life; null for those who only read it. */
export function jobRole(actor: Actor): JobRole | null {
  if (actor.kind === "company") return "author";
  return actor.kind === "consultant" || actor.kind === "admin" ? actor.kind : null;
}
