import { z } from "zod";
import { counts, group, ownJob } from "#jobs/contract.ts";
import { byId, endpoint, idParam, many, one, paging, resource } from "#kit/contract.ts";
import { email, optionalText } from "#kit/fields.ts";

/** A job that waits for review, with what a reviewer must know of its author. */
export const reviewJob = resource(
  "review_job",
  z.object({
    ...ownJob.shape.attributes.shape,
    overdue: z.boolean(),
    author: z.object({ full_name: z.string(), email: z.string(), email_verified: z.boolean() }).nullable(),
    company_verified: z.boolean(),
    company_jobs: z.number(),
  }),
);

const reviewQuery = z.object({
  ...paging,
  title: z.string().max(255).optional(),
  group,
  overdue: z.enum(["true", "1"]).optional(),
});
const decision = z.object({
  decision: z.enum(["approve", "reject"], { error: "required" }),
  reason_id: z.coerce.number().int().min(1).max(4).nullish(),
  note: optionalText(1000),
});
const reviewErrors = ["job_state_changed", "email_not_verified", "reason_required", "note_required"];

/** Administrators and consultants review alike (decisions §1); each has the addresses of its own console. */
function reviewing<P extends "admins" | "consultants">(prefix: P) {
  return {
    list: endpoint({
      method: "GET",
      path: `/${prefix}/jobs` as const,
      summary: "Jobs of all companies; those that wait for review, oldest first",
      query: reviewQuery,
      answer: many(reviewJob, { counts }),
    }),
    detail: endpoint({
      method: "GET",
      path: `/${prefix}/jobs/:id` as const,
      summary: "A job with what its reviewer must know",
      params: z.object({ id: idParam }),
      answer: one(reviewJob),
    }),
    review: endpoint({
      method: "PUT",
      path: `/${prefix}/jobs/:id/review` as const,
      summary: "Approve or reject a job",
      params: z.object({ id: idParam }),
      body: decision,
      answer: one(reviewJob),
      audit: "decision",
      errors: reviewErrors,
    }),
  };
}

export const adminReview = reviewing("admins");
export const consultantReview = reviewing("consultants");

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
