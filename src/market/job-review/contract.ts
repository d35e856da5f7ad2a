import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { optionalText, ruleOf } from "#kit/fields.ts";
import { changedFields, countsOf, ownJob, ownJobList, ownQuery } from "#market/jobs/contract.ts";
import { staffJob } from "#market/jobs/contract-admin.ts";
import type { JobGroup } from "#market/jobs/lifecycle.ts";
import { markKeys } from "#market/jobs/mark-rules.ts";
import { adminGroups, consultantGroups } from "#market/jobs/policy.ts";
import { displayStates } from "#market/jobs/terms.ts";
import { reviewedContent } from "./contract-content.ts";
import { secondLook } from "./contract-second.ts";
import { bulkApproval, claim, jobFilters, sharing } from "./contract-work.ts";
import { queueParts } from "./terms.ts";

export const decisions = ["approve", "reject"] as const;
const mark = z.object({
  key: z.enum(markKeys),
  field: z.enum(["title", "highlight_description", "description", "requirement", "benefits", "salary"]),
  quote: z.string(),
});
const decided = z.object({
  decision: z.enum(decisions),
  reason_id: z.number().int().nullable(),
  note: z.string().nullable(),
  /** Name of the reviewer; null for an erased account. */
  by: z.string().nullable(),
  at: time,
  /** The fields that the reviewer corrected while approving. */
  corrected: z.array(z.string()),
});
const job = staffJob.shape.attributes.shape;

const reviewShape = {
  ...job,
  overdue: z.boolean(),
  /** Whether the job becomes overdue before the end of the day. */
  due_today: z.boolean(),
  /** Office hours since the submission; null for a job that does not wait for review. */
  waited_hours: z.number().int().nullable(),
  /** Whether Sen’s feeds for other sites have the job while it is published. */
  ads: z.boolean(),
  /** Possible objections, which rules find in the texts. */
  marks: z.array(mark),
  /** Whether the job has an earlier decision. */
  resubmitted: z.boolean(),
  author: z
    .object({
      full_name: z.string(),
      /** The author's email address; null when the caller is a consultant. */
      email: z.string().nullable(),
      email_verified: z.boolean(),
      language: z.number().int(),
    })
    .nullable(),
  company_verified: z.boolean(),
  company_jobs: z.number(),
  claim: claim.nullable(),
};

/** A job with facts about its author and company for a reviewer's list. */
export const reviewJob = resource("review_job", z.object(reviewShape));

/** A job with its company's registration and earlier decisions, for the page of a review. */
export const reviewJobWhole = resource(
  "review_job",
  z.object({
    ...reviewShape,
    registration: z.object({
      company_id: z.string(),
      tax_code: z.string().nullable(),
      /** Whether the check digit of the tax code is correct (decisions §24). */
      tax_code_valid: z.boolean(),
      founded_year: z.number().int().nullable(),
      /** The company's email address; null when the caller is a consultant, as is `phone`. */
      email: z.string().nullable(),
      phone: z.string().nullable(),
      joined: time,
      blocked_at: time.nullable(),
      block_reason: z.string().nullable(),
      can: z.object({ block: z.boolean(), unblock: z.boolean(), revoke: z.boolean() }),
    }),
    /** The latest decision about this job. */
    decided: decided.nullable(),
    /** Until when the caller can take the latest decision back; null if it cannot be taken back. */
    undo_until: time.nullable(),
    /** The job's content at the latest decision; null if it is not stored, and then `changed` is empty. */
    reviewed: reviewedContent.nullable(),
    changed: z.array(reviewedContent.keyof()),
    /** Earlier rejections of this job and, for administrators, of the company's other jobs, the latest first. */
    rejections: z.array(
      decided.extend({ job: z.object({ id: z.string(), title: z.string() }), same_job: z.boolean() }),
    ),
  }),
  "ReviewJobWhole",
);

/** A decision in the list of the caller's own decisions. */
export const ownDecision = resource(
  "job_decision",
  decided.omit({ by: true }).extend({
    /** Another administrator's opinion about the decision, if it is in the sample. */
    second_look: secondLook.nullable(),
    job: z.object({
      id: z.string(),
      title: z.string(),
      company: z.string(),
      /** The present state of the job; null when the caller may no longer read the job. */
      display_state: z.enum(displayStates).nullable(),
    }),
  }),
);

/** Figures of the review queue. */
const queueState = resource(
  "review_queue",
  z.object({
    waiting: z.number().int(),
    overdue: z.number().int(),
    /** Jobs that become overdue before the end of the day. */
    due_today: z.number().int(),
    oldest_hours: z.number().int().nullable(),
    decided_today: z.number().int(),
  }),
);

const { title, category_ids, highlight_description, description, requirement, benefits } =
  changedFields.shape;
const decision = z.object({
  decision: z.enum(decisions, { error: "required" }),
  reason_id: z.coerce.number().int().min(1).max(4).nullish(),
  note: optionalText(1000),
  /** The `version` of the job that the reviewer has read; without it, edits since then are not noticed. */
  version: z.coerce.number().int().nullish(),
  /** Corrections with an approval; absent fields keep their values. */
  title,
  category_ids,
  highlight_description,
  description,
  requirement,
  benefits,
});
const reviewErrors = [
  "claimed_by",
  "job_state_changed",
  "job_edited_since_read",
  "email_not_verified",
  "company_blocked",
  "reason_required",
  "note_required",
];

/** Endpoints of a console that read jobs and decisions. */
function reading<P extends "admins" | "consultants", G extends JobGroup>(prefix: P, groups: readonly G[]) {
  return {
    list: endpoint({
      method: "GET",
      path: `/${prefix}/jobs` as const,
      members: true,
      summary: "Jobs of companies, a tab at a time; those that wait for review, oldest first",
      query: z.object({
        ...paging,
        title: z.string().max(255).optional(),
        group: z.enum(groups).optional(),
        /** A stored status (spec §7). With `status` or `sen_status` and without `group`, the list covers all groups. */
        status: z.coerce.number().int().min(0).max(3).optional(),
        sen_status: z.coerce.number().int().min(0).max(3).optional(),
        overdue: z.enum(["true", "1"]).optional(),
        part: z.enum(queueParts).optional(),
        ...jobFilters,
      }),
      answer: many(reviewJob, { counts: countsOf(groups) }),
    }),
    detail: endpoint({
      method: "GET",
      path: `/${prefix}/jobs/:id` as const,
      members: true,
      summary: "A job with what its reviewer must know",
      params: z.object({ id: idParam }),
      answer: one(reviewJobWhole),
    }),
    decisions: endpoint({
      method: "GET",
      path: `/${prefix}/job_decisions` as const,
      members: true,
      summary: "One's own decisions, the latest first",
      query: z.object(paging),
      answer: many(ownDecision),
    }),
    queue: endpoint({
      method: "GET",
      path: `/${prefix}/review_queue` as const,
      members: true,
      summary: "Show the number of waiting jobs, those due today, and the oldest",
      answer: one(queueState),
    }),
  };
}

/** Endpoints of a console that decide about jobs. */
function deciding<P extends "admins" | "consultants">(prefix: P) {
  return {
    review: endpoint({
      method: "PUT",
      path: `/${prefix}/jobs/:id/review` as const,
      members: true,
      summary: "Approve or reject a job",
      params: z.object({ id: idParam }),
      body: decision,
      answer: one(reviewJobWhole),
      audit: "decision",
      errors: reviewErrors,
    }),
    undo: endpoint({
      method: "POST",
      path: `/${prefix}/jobs/:id/review/undo` as const,
      members: true,
      summary: "Take one's own decision back, within a minute",
      params: byId,
      answer: one(reviewJobWhole),
      status: 200,
      audit: "decision",
      errors: ["review_undo_over", "job_state_changed"],
    }),
    approveMany: endpoint({
      method: "POST",
      path: `/${prefix}/jobs/approve` as const,
      members: true,
      summary: "Approve several jobs, each for itself: some may be refused",
      body: bulkApproval,
      answer: z.object({
        data: z.array(
          z.object({
            id: z.string(),
            title: z.string().nullable(),
            approved: z.boolean(),
            code: z.string().nullable(),
          }),
        ),
      }),
      status: 200,
      audit: "decision",
    }),
  };
}

/** Endpoints of a console: administrators and consultants review in the same way (decisions §1), at own addresses and with own tabs. */
function reviewing<P extends "admins" | "consultants", G extends JobGroup>(prefix: P, groups: readonly G[]) {
  return { ...reading(prefix, groups), ...deciding(prefix), ...sharing(prefix) };
}

export const adminReview = reviewing("admins", adminGroups);
export const consultantReview = reviewing("consultants", consultantGroups);

const views = ["own", "review"] as const;
type JobsQuery = { view?: (typeof views)[number]; group?: JobGroup };

/**
 * The jobs of a consultant: the agency's own ones, or those to review. `consultantReview` and `agencyList`, `agencyDetail` of
 * the room of jobs declare the answer of each view.
 */
export const consultantJobs = {
  list: endpoint({
    method: "GET",
    path: "/consultants/jobs",
    summary:
      "The agency's own jobs (`view=own`), or by default the jobs of companies to review, a tab at a time",
    query: ownQuery
      .extend({
        view: z.enum(views).default("review"),
        overdue: consultantReview.list.query.shape.overdue,
        part: consultantReview.list.query.shape.part,
        mark: jobFilters.mark,
      })
      .check(
        ruleOf(["view", "group"], ({ view, group }: JobsQuery) =>
          view === "own" || !group || consultantGroups.some((each) => each === group)
            ? []
            : [{ code: "choice_unknown", pointer: "/group" }],
        ),
      ),
    answer: z.object({
      data: z.array(z.union([ownJob, reviewJob])),
      meta: z.union([ownJobList.shape.meta, consultantReview.list.answer.shape.meta]),
    }),
  }),
  detail: endpoint({
    method: "GET",
    path: "/consultants/jobs/:id",
    summary:
      "A job of the agency, or of a company with what its reviewer must know. Without `view`, the caller's relation to the job decides",
    params: z.object({ id: idParam }),
    query: z.object({ view: z.enum(views).optional() }),
    answer: one(z.union([ownJob, reviewJobWhole])),
  }),
};
