import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, optionalText, text } from "#kit/fields.ts";
import { currencies, salaryBases, salaryPeriods } from "#reference/terms.ts";
import { caps, displayStates, questionTypes } from "./terms.ts";

const id = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const money = (wrong: string) =>
  z
    .union([z.number(), z.string()])
    .nullish()
    // An empty field of a form is no amount, not zero.
    .transform((value) => (value === "" || value == null ? null : Number(value)))
    .pipe(z.number(wrong).int(wrong).min(0, wrong).max(1_000_000_000_000, wrong).nullable());

export const question = z.object({
  type: z.enum(questionTypes),
  text: text(250),
  required: checkbox,
  options: z.array(text(100)).max(10).optional(),
  /** For a number: answers below it are flagged, never refused. */
  min: z.coerce.number().nullish(),
});

/** A job's fields as an author sends them; a draft may lack all but the title. */
export const jobFields = z.object({
  title: text(caps.title, 5),
  category_ids: z.array(id).max(caps.categories, "too_many_categories").default([]),
  location_ids: z.array(id).max(caps.locations, "too_many_locations").default([]),
  address: optionalText(255),
  job_type: id.nullish(),
  job_level: id.nullish(),
  experience_id: id.nullish(),
  head_count: z.coerce.number().int().min(1).max(9999).nullish(),
  salary_type: z.coerce.number().int().min(0).max(4).default(1),
  salary_min: money("salary_min_invalid"),
  salary_max: money("salary_max_invalid"),
  currency: z.enum(currencies).default("VND"),
  salary_period: z.enum(salaryPeriods).default("month"),
  salary_basis: z.enum(salaryBases).default("gross"),
  /** Rich text; what a job ad may not hold is removed. */
  description: z.string().max(caps.text, "length_range").default(""),
  requirement: z.string().max(caps.text, "length_range").default(""),
  benefits: z.string().max(caps.text, "length_range").default(""),
  highlight_description: optionalText(caps.highlight),
  skills: z.array(text(caps.skill)).max(caps.skills, "too_many_skills").default([]),
  /** Entries without a language are dropped (spec §5). */
  job_languages_attributes: z
    .array(z.object({ language: id.nullish(), proficiency: id.nullish() }))
    .max(11)
    .default([]),
  remote: checkbox,
  questions: z.array(question).max(caps.questions, "too_many_questions").default([]),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
  contact_member_id: id.nullish(),
  recruiter_ids: z.array(id).max(20).default([]),
  note: optionalText(caps.note),
  /** True keeps it a draft; otherwise it is submitted for review. */
  draft: checkbox,
});
export type JobFields = z.output<typeof jobFields>;

/** The same for a change: what is not sent stays as it is, so no field has a default here. */
const changedFields = z.object(
  Object.fromEntries(
    Object.entries(jobFields.shape).map(([name, field]) => [name, z.nonoptional(field).optional()]),
  ),
) as unknown as ReturnType<typeof jobFields.partial>;

const companyCard = z.object({
  data: z.object({
    id: z.string(),
    type: z.literal("company"),
    attributes: z.object({
      name: z.string(),
      slug: z.string(),
      logo: z.string().nullable(),
      size_id: z.number().nullable(),
      industry_ids: z.array(z.number()),
      address: z.string().nullable(),
      website: z.string().nullable(),
      verified: z.boolean(),
    }),
  }),
});

/** What the public reads: never a note, a contact, a recruiter, or a pay that the author hides. */
const publicAttributes = {
  title: z.string(),
  slug: z.string(),
  url: z.object({ en: z.string(), vi: z.string() }),
  language: z.number().int(),
  status: z.number().int(),
  sen_status: z.number().int(),
  display_state: z.enum(displayStates),
  category_ids: z.array(z.number()),
  location_ids: z.array(z.number()),
  location_text: z.string().nullable(),
  job_type: z.number().nullable(),
  job_level: z.number().nullable(),
  experience_id: z.number().nullable(),
  salary_type: z.number(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  currency: z.string(),
  salary_period: z.string(),
  salary_basis: z.string(),
  salary_text: z.string().nullable(),
  skills: z.array(z.string()),
  remote: z.boolean(),
  hot: z.boolean(),
  company: companyCard,
  approved_date: time.nullable(),
  created_at: time,
  expires_at: time.nullable(),
};

const saved = { saved: z.boolean().optional(), applied: z.boolean().optional() };

/** A card of a list. */
export const jobCard = resource(
  "job_card",
  z.object({ ...publicAttributes, ...saved, snippet: z.string().nullable() }),
);

const texts = {
  address: z.string().nullable(),
  head_count: z.number().nullable(),
  description: z.string(),
  requirement: z.string(),
  benefits: z.string(),
  highlight_description: z.string().nullable(),
  job_languages: z.array(z.object({ language: z.number(), proficiency: z.number().nullable() })),
  questions: z.array(question),
};

export const publicJob = resource(
  "job",
  z.object({
    ...publicAttributes,
    ...texts,
    ...saved,
    closed_date: time.nullable(),
    can: z.object({ apply: z.boolean() }),
  }),
);

const can = z.object({
  edit: z.boolean(),
  submit: z.boolean(),
  withdraw: z.boolean(),
  close: z.boolean(),
  reopen: z.boolean(),
  /** An expired job that may go public again, or be reviewed for it: `status: "published"` does it. */
  extend: z.boolean(),
  delete: z.boolean(),
  approve: z.boolean(),
  reject: z.boolean(),
});
export type JobCan = z.infer<typeof can>;

/** What its company, a consultant or an administrator reads. */
export const ownJob = resource(
  "own_job",
  z.object({
    ...publicAttributes,
    ...texts,
    submitted_at: time.nullable(),
    closed_date: time.nullable(),
    rejected_date: time.nullable(),
    reject_reason: z.object({ id: z.number(), note: z.string().nullable() }).nullable(),
    note: z.string().nullable(),
    contact_member_id: z.number().nullable(),
    recruiter_ids: z.array(z.number()),
    owner: z.object({ id: z.number(), full_name: z.string() }).nullable(),
    counts: z.object({ views: z.number(), applicants: z.number(), new: z.number() }),
    can,
  }),
);

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

const oneOwn = one(ownJob);
const counts = z.object({
  all_published: z.number(),
  all_reviewing: z.number(),
  all_closed: z.number(),
  all_rejected: z.number(),
  all_draft: z.number(),
  all_expired: z.number(),
});

const group = z.enum(["published", "reviewing", "closed", "rejected", "draft", "expired"]).optional();
const ownQuery = z.object({
  ...paging,
  title: z.string().max(255).optional(),
  status: z.coerce.number().int().min(0).max(3).optional(),
  sen_status: z.coerce.number().int().min(0).max(3).optional(),
  /** One of the tabs; wins over the pair of statuses. */
  group,
});

/** Public search. `keyword` ignores accents; every filter is optional. */
export const searchQuery = z.object({
  ...paging,
  keyword: z.string().max(10_000).optional(),
  location_id: z.coerce.number().int().optional(),
  category_id: z.coerce.number().int().optional(),
  salary_min: z.coerce.number().int().min(0).optional(),
  salary_max: z.coerce.number().int().min(0).optional(),
  currency: z.enum(currencies).optional(),
  job_type: z.coerce.number().int().optional(),
  job_level: z.coerce.number().int().optional(),
  posted_within: z.enum(["24h", "3d", "7d", "14d", "30d", "any"]).optional(),
  remote: z.enum(["true", "false", "1", "0"]).optional(),
  hot: z.enum(["true", "false", "1", "0"]).optional(),
  sort: z.enum(["recent", "salary", "relevance"]).optional(),
});

export const search = endpoint({
  method: "GET",
  path: "/candidates/jobs",
  summary: "Search published jobs; a candidate also learns which are saved and applied for",
  open: true,
  query: searchQuery,
  answer: many(jobCard),
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

export const ownList = endpoint({
  method: "GET",
  path: "/companies/jobs",
  summary: "The company's jobs, a tab at a time",
  query: ownQuery,
  answer: many(ownJob, { counts }),
});

export const create = endpoint({
  method: "POST",
  path: "/companies/jobs",
  summary: "Create a job: submitted for review, or kept as a draft",
  body: jobFields,
  answer: oneOwn,
  status: 201,
  errors: [
    "job_limit",
    "salary_min_invalid",
    "salary_max_invalid",
    "too_many_categories",
    "too_many_skills",
    "expiry_invalid",
    "member_unknown",
  ],
});

export const ownDetail = endpoint({
  method: "GET",
  path: "/companies/jobs/:id",
  summary: "One job of the company",
  params: byId,
  answer: oneOwn,
});

/**
 * Fields to change, or `status`: "closed" closes it, "published" reopens, extends or submits it, "draft" takes it back from
 * review (spec §7). Without `status`, a draft or a rejected job is submitted, unless `draft` is true.
 */
export const update = endpoint({
  method: "PUT",
  path: "/companies/jobs/:id",
  summary: "Edit, submit, withdraw from review, close or reopen a job",
  params: byId,
  body: changedFields.extend({ status: z.enum(["closed", "published", "draft"]).optional() }),
  answer: oneOwn,
  errors: ["job_limit", "job_state_changed", "not_your_job", "expiry_invalid"],
});

export const remove = endpoint({
  method: "DELETE",
  path: "/companies/jobs/:id",
  summary: "Delete a draft, or a rejected job that nobody applied for",
  params: byId,
  errors: ["job_state_changed", "not_your_job"],
});

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

/** Administrators and consultants review alike (decisions §1); each has the addresses of its own desk. */
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
      errors: reviewErrors,
    }),
  };
}

export const adminReview = reviewing("admins");
export const consultantReview = reviewing("consultants");
