import { type DisplayState, expiryDays, jobStatus, senStatus } from "./terms.ts";

/** Who does it: the job's author (its company), a reviewing consultant or administrator, or the clock. */
export const jobRoles = ["author", "consultant", "admin", "system"] as const;
export type JobRole = (typeof jobRoles)[number];

export const jobVerbs = [
  "submit",
  "withdraw",
  "approve",
  "reject",
  "close",
  "reopen",
  "extend",
  "edit",
  "delete",
  "expire",
  "freeze",
  "unfreeze",
] as const;
export type JobVerb = (typeof jobVerbs)[number];
export type Outcome = DisplayState | "deleted";

interface Step {
  /** Where it may lead; the facts decide when there are several (`outcomeOf`). */
  to: readonly Outcome[];
  by: readonly JobRole[];
}
const step = (to: Outcome | readonly Outcome[], ...by: JobRole[]): Step => ({
  to: typeof to === "string" ? [to] : to,
  by,
});

/**
 * Every way of a job (decisions §1). Commands, `can`, and the tests read this table; a pair that is not here is refused.
 */
export const transitions: Record<JobVerb, Partial<Record<DisplayState, Step>>> = {
  submit: {
    draft: step("reviewing", "author", "consultant"),
    rejected: step("reviewing", "author"),
  },
  withdraw: { reviewing: step("draft", "author") },
  approve: { reviewing: step("published", "consultant", "admin") },
  reject: { reviewing: step("rejected", "consultant", "admin") },
  close: {
    reviewing: step("closed", "author"),
    published: step("closed", "author", "admin"),
    expired: step("closed", "author", "admin"),
    frozen: step("closed", "author", "admin"),
  },
  reopen: { closed: step(["published", "reviewing"], "author") },
  extend: { expired: step(["published", "reviewing"], "author") },
  // An edit stays where it is, unless it changes what was reviewed of a published job.
  edit: {
    draft: step("draft", "author"),
    reviewing: step("reviewing", "author"),
    published: step(["published", "reviewing"], "author"),
    rejected: step("rejected", "author"),
    closed: step("closed", "author"),
    expired: step("expired", "author"),
  },
  delete: { draft: step("deleted", "author"), rejected: step("deleted", "author") },
  expire: { published: step("expired", "system") },
  freeze: { published: step("frozen", "admin", "system") },
  unfreeze: { frozen: step("published", "admin") },
};

/** What decides where a verb leads, beside the state. */
export interface JobFacts {
  now: Date;
  firstApprovedAt: Date | null;
  expiresAt: Date | null;
  /** Edited in what was reviewed since it was approved. */
  needsReview: boolean;
  hasApplicants: boolean;
}

/** Where `verb` takes a job, or null when this role may not do it in this state. */
export function outcomeOf(
  verb: JobVerb,
  state: DisplayState,
  role: JobRole,
  facts: JobFacts,
): Outcome | null {
  const found = transitions[verb][state];
  if (!found?.by.includes(role)) return null;
  // What people applied for is kept.
  if (verb === "delete" && state === "rejected" && facts.hasApplicants) return null;
  const [only, otherwise] = found.to as readonly [Outcome, Outcome?];
  return otherwise === undefined || staysApproved(verb, facts) ? only : otherwise;
}

/** A job that was approved as it is now goes public again by itself; any other is reviewed first. */
function staysApproved(verb: JobVerb, facts: JobFacts): boolean {
  if (facts.firstApprovedAt === null || facts.needsReview) return false;
  if (verb === "edit") return true;
  if (verb === "extend") return latestExpiry(facts.firstApprovedAt) > facts.now;
  return facts.expiresAt !== null && facts.expiresAt > facts.now;
}

/** The last moment to which a job can be extended without another review (decisions §1, §10). */
export function latestExpiry(firstApprovedAt: Date): Date {
  return new Date(firstApprovedAt.getTime() + expiryDays.most * 86_400_000);
}

/** One word for the pair of statuses (spec §4, "Displayed job state"). */
export function displayState(status: number, sen: number): DisplayState {
  if (status === jobStatus.draft) return "draft";
  if (status === jobStatus.frozen) return "frozen";
  if (sen === senStatus.rejected) return "rejected";
  if (status === jobStatus.closed) return "closed";
  if (sen === senStatus.approved) return "published";
  return sen === senStatus.expired ? "expired" : "reviewing";
}

/** The pair of statuses of each state; a closed job keeps the `sen_status` that it had (decisions §1). */
export const statusOf = {
  draft: { status: jobStatus.draft, sen_status: senStatus.pending },
  reviewing: { status: jobStatus.published, sen_status: senStatus.pending },
  published: { status: jobStatus.published, sen_status: senStatus.approved },
  rejected: { status: jobStatus.published, sen_status: senStatus.rejected },
  closed: { status: jobStatus.closed },
  expired: { status: jobStatus.published, sen_status: senStatus.expired },
  frozen: { status: jobStatus.frozen, sen_status: senStatus.approved },
} as const satisfies Record<DisplayState, { status: number; sen_status?: number }>;

/** States that use one of an unverified company's free posts. */
export const countedStates = ["reviewing", "published", "frozen"] as const satisfies DisplayState[];
