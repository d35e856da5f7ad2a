import { z } from "zod";
import { all, byId, endpoint, idParam, many, one, paging, resource } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { changedFields, jobCard, jobFields, jobRules, ownJob, publicJob } from "./contract-shapes.ts";
import { type JobGroup, jobGroups, requestedStatuses } from "./lifecycle.ts";
import { pastExpiry } from "./requirements.ts";
import { jobStatus, listOrders } from "./terms.ts";

export type { JobCan, JobFields } from "./contract-shapes.ts";
export { changedFields, jobCard, ownJob, publicJob };

export const oneOwn = one(ownJob);
/** The number of jobs in each tab. */
export const counts = countsOf(jobGroups);

/** Returns the shape of the numbers of jobs in the given tabs. */
export function countsOf<G extends JobGroup>(groups: readonly G[]) {
  return z.object(
    Object.fromEntries(groups.map((group) => [`all_${group}`, z.number()])) as Record<
      `all_${G}`,
      z.ZodNumber
    >,
  );
}

export const group = z.enum(jobGroups).optional();
export const ownQuery = z.object({
  ...paging,
  title: z.string().max(255).optional(),
  status: z.coerce
    .number()
    .int()
    .min(0)
    .max(Math.max(...Object.values(jobStatus)))
    .optional(),
  sen_status: z.coerce.number().int().min(0).max(3).optional(),
  /** The tab of the list, which takes precedence over `status` and `sen_status`. */
  group,
  sort: z.enum([...listOrders, ...listOrders.map((order) => `-${order}` as const)]).optional(),
});

export const detail = endpoint({
  method: "GET",
  path: "/candidates/jobs/:id",
  summary: "A public job; closed and expired ones stay readable",
  open: true,
  params: byId,
  answer: one(publicJob),
});

export const similar = endpoint({
  method: "GET",
  path: "/candidates/jobs/:id/similar",
  summary: "Up to six published jobs that are like it",
  open: true,
  params: byId,
  answer: z.object({ data: z.array(jobCard) }),
});

/** A page of a workspace's jobs. */
export const ownJobList = many(ownJob, {
  counts,
  /** Posts of the whole company that count against its limit, including jobs that the caller does not see. */
  posts_used: z.number().int(),
  /** The company's limit of posts; null for a verified company and for an agency, which have no limit. */
  posts_limit: z.number().int().nullable(),
  /** Due work in the published jobs that the caller manages. */
  today: z.object({
    new_applicants: z.number(),
    waiting: z.number(),
    in_review: z.number(),
    expiring: z.number(),
  }),
});

export const ownList = endpoint({
  method: "GET",
  scope: "jobs:read",
  path: "/companies/jobs",
  summary: "The company's jobs, for its members those that they own or are assigned to, a tab at a time",
  query: ownQuery,
  answer: ownJobList,
});

/** The error codes of new jobs. */
export const createErrors = [
  "job_limit",
  "salary_min_invalid",
  "salary_max_invalid",
  "too_many_categories",
  "too_many_skills",
  "expiry_invalid",
  "member_unknown",
];

export const create = endpoint({
  method: "POST",
  scope: "jobs:write",
  path: "/companies/jobs",
  summary: "Create a job: submitted for review, or stored as a draft",
  body: jobFields.check(...jobRules(true)),
  dated: pastExpiry,
  answer: oneOwn,
  status: 201,
  failed: "create_job_failed",
  errors: createErrors,
});

export const ownDetail = endpoint({
  method: "GET",
  scope: "jobs:read",
  path: "/companies/jobs/:id",
  summary: "One job of the company",
  params: byId,
  answer: oneOwn,
});

export const jobSources = hiringEndpoint({
  method: "GET",
  scope: "jobs:read",
  path: "/jobs/:id/sources",
  summary: "Where the views and the applicants of a job come from, those with most of them first",
  params: byId,
  answer: all(
    resource(
      "job_source",
      z.object({
        views: z.number().int(),
        applicants: z.number().int(),
        /** Applications per 100 views, without applicants whom the company added; null without views. */
        rate: z.number().nullable(),
      }),
    ),
  ),
});

/**
 * Fields to change, or `status`: "closed" closes the job; "published" reopens, extends or submits it; "draft" withdraws
 * it from review (spec §7). Without `status`, a draft or a rejected job is submitted unless `draft` is true.
 */
export const update = hiringEndpoint({
  method: "PUT",
  scope: "jobs:write",
  path: "/jobs/:id",
  summary: "Edit, submit, withdraw from review, close or reopen a job",
  params: byId,
  body: changedFields
    .extend({
      status: z.enum(requestedStatuses).optional(),
      /** The version on which the edit is based. If the stored version differs, the answer is 409 `job_edited`. */
      version: z.coerce.number().int().optional(),
    })
    .check(...jobRules(false)),
  dated: pastExpiry,
  answer: oneOwn,
  errors: ["job_limit", "job_state_changed", "job_edited", "expiry_invalid", "client_not_active"],
});

export const changeOwner = hiringEndpoint({
  method: "POST",
  path: "/jobs/:id/owner",
  summary: "Give a job to another member; only administrators may",
  params: byId,
  body: z.object({ owner_id: idParam }),
  answer: oneOwn,
  errors: ["member_unknown"],
});

const hiding = { params: byId, answer: oneOwn, status: 200, errors: ["job_state_changed"] };

export const hide = hiringEndpoint({
  method: "POST",
  path: "/jobs/:id/hide",
  summary: "Hide a published job from the public; its applicants stay",
  ...hiding,
});

export const unhide = hiringEndpoint({
  method: "POST",
  path: "/jobs/:id/unhide",
  summary: "Show a hidden job to the public again",
  ...hiding,
});

export const remove = hiringEndpoint({
  method: "DELETE",
  path: "/jobs/:id",
  summary: "Delete a draft, or a rejected job that nobody applied for",
  params: byId,
  errors: ["job_state_changed"],
});
