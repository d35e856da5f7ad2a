import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { email, optionalText } from "#kit/fields.ts";
import { changedFields, countsOf } from "#market/jobs/contract.ts";
import { staffJob } from "#market/jobs/contract-admin.ts";
import type { JobGroup } from "#market/jobs/lifecycle.ts";
import { markKeys } from "#market/jobs/mark-rules.ts";
import { adminGroups, consultantGroups } from "#market/jobs/policy.ts";
import { displayStates } from "#market/jobs/terms.ts";
import { reviewedContent } from "./contract-content.ts";

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
  /** Null for somebody who is no longer here. */
  by: z.string().nullable(),
  at: time,
  /** The fields that the reviewer corrected while approving. */
  corrected: z.array(z.string()),
});
const job = staffJob.shape.attributes.shape;

const reviewShape = {
  ...job,
  overdue: z.boolean(),
  /** Becomes overdue before the day ends. */
  due_today: z.boolean(),
  /** Office hours since it was submitted; null when it does not wait. */
  waited_hours: z.number().int().nullable(),
  /** What a reviewer would object to. */
  marks: z.array(mark),
  /** It was decided about before. */
  resubmitted: z.boolean(),
  author: z
    .object({
      full_name: z.string(),
      /** Null for a consultant. */
      email: z.string().nullable(),
      email_verified: z.boolean(),
      language: z.number().int(),
    })
    .nullable(),
  company_verified: z.boolean(),
  company_jobs: z.number(),
};

/** A job that waits for review, with what a reviewer must know of its author. */
export const reviewJob = resource("review_job", z.object(reviewShape));

/** The same with the company behind it, and what was decided before. */
export const reviewJobWhole = resource(
  "review_job",
  z.object({
    ...reviewShape,
    registration: z.object({
      company_id: z.string(),
      tax_code: z.string().nullable(),
      /** Whether its check digit is right (decisions §24). */
      tax_code_valid: z.boolean(),
      founded_year: z.number().int().nullable(),
      /** Null for a consultant, as is `phone`. */
      email: z.string().nullable(),
      phone: z.string().nullable(),
      joined: time,
      blocked_at: time.nullable(),
      block_reason: z.string().nullable(),
      can: z.object({ block: z.boolean(), unblock: z.boolean(), revoke: z.boolean() }),
    }),
    /** The latest decision about this job. */
    decided: decided.nullable(),
    /** What that decision was about; null where it was not kept, and `changed` is empty then. */
    reviewed: reviewedContent.nullable(),
    changed: z.array(reviewedContent.keyof()),
    /** Earlier rejections of this job and, for administrators, of its company's others, the latest first. */
    rejections: z.array(
      decided.extend({ job: z.object({ id: z.string(), title: z.string() }), same_job: z.boolean() }),
    ),
  }),
  "ReviewJobWhole",
);

/** A decision in the list of one's own. */
export const ownDecision = resource(
  "job_decision",
  decided.omit({ by: true }).extend({
    job: z.object({
      id: z.string(),
      title: z.string(),
      company: z.string(),
      /** Null for one that the caller cannot read any more. */
      display_state: z.enum(displayStates).nullable(),
    }),
  }),
);

/** How the queue stands. */
const queueState = resource(
  "review_queue",
  z.object({
    waiting: z.number().int(),
    overdue: z.number().int(),
    /** Becomes overdue before the day ends. */
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
  /** The `version` that was read; left out, the job may have changed meanwhile. */
  version: z.coerce.number().int().nullish(),
  /** Corrections made while approving; what is not sent stays. */
  title,
  category_ids,
  highlight_description,
  description,
  requirement,
  benefits,
});
const reviewErrors = [
  "job_state_changed",
  "job_edited_since_read",
  "email_not_verified",
  "company_blocked",
  "reason_required",
  "note_required",
];
const bulkApproval = z.object({
  jobs: z
    .array(z.object({ id: idParam, version: z.coerce.number().int().nullish() }))
    .min(1)
    .max(50),
});

/** Administrators and consultants review alike (decisions §1); each has the addresses and the tabs of its own console. */
function reviewing<P extends "admins" | "consultants", G extends JobGroup>(prefix: P, groups: readonly G[]) {
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
        /** Filters of the specification (spec §7); with one of them and no `group`, all groups are listed. */
        status: z.coerce.number().int().min(0).max(3).optional(),
        sen_status: z.coerce.number().int().min(0).max(3).optional(),
        overdue: z.enum(["true", "1"]).optional(),
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
      summary: "How many jobs wait, which are due today, and the oldest",
      answer: one(queueState),
    }),
  };
}

export const adminReview = reviewing("admins", adminGroups);
export const consultantReview = reviewing("consultants", consultantGroups);

export const report = endpoint({
  method: "POST",
  path: "/candidates/jobs/:id/report",
  summary: "Tell the administrators what is wrong with a job",
  open: true,
  params: byId,
  body: z.object({
    /** 1 misleading, 2 scam or asks for money, 3 discrimination, 4 already filled, 5 wrong category, 6 other (needs a note). */
    reason_id: z.coerce.number("reason_required").int().min(1, "reason_required").max(6, "reason_required"),
    note: optionalText(1000),
    /** Where to answer somebody who is not signed in; left out, nobody answers. */
    email: z.preprocess((value) => (value === "" ? null : value), email.nullish()),
  }),
  limit: { max: 10, seconds: 3600 },
  errors: ["reason_required", "note_required", "too_many_requests"],
});
