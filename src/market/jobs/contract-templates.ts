import { z } from "zod";
import { all, byId, endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { ruleOf, text } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { ownJob } from "./contract.ts";
import { jobFields } from "./contract-shapes.ts";
import { templateNameMax } from "./terms.ts";

/** The columns that a template copies: all fields of the form except people, expiry and note. */
export const templateJob = ownJob.shape.attributes.pick({
  title: true,
  category_ids: true,
  location_ids: true,
  address: true,
  job_type: true,
  job_level: true,
  experience_id: true,
  head_count: true,
  salary_type: true,
  salary_min: true,
  salary_max: true,
  currency: true,
  salary_period: true,
  salary_basis: true,
  description: true,
  requirement: true,
  benefits: true,
  highlight_description: true,
  skills: true,
  job_languages: true,
  remote: true,
  blind_review: true,
  questions: true,
});
export const templateColumns = templateJob.keyof().options;
export type TemplateJob = z.output<typeof templateJob>;

const summary = {
  name: z.string(),
  /** The categories of the template's job. */
  category_ids: z.array(z.number()),
  created_by: z.object({ id: z.number().int(), full_name: z.string() }),
  created_at: time,
  /** Version of the name, for optimistic locking. */
  version: z.number().int(),
  can: z.object({ rename: z.boolean(), delete: z.boolean() }),
};
const templateSummary = resource("job_template_summary", z.object(summary));
const template = resource("job_template", z.object({ ...summary, job: templateJob }));

const name = text(templateNameMax).transform((line) => line.replace(/\s+/g, " "));
const writtenJob = jobFields.omit({
  expires_at: true,
  contact_member_id: true,
  recruiter_ids: true,
  note: true,
  draft: true,
});

export const jobTemplates = hiringEndpoint({
  method: "GET",
  scope: "jobs:read",
  path: "/job_templates",
  summary: "The job templates of the company or agency by name, for all of its members",
  answer: all(templateSummary),
});

export const createJobTemplate = hiringEndpoint({
  method: "POST",
  scope: "jobs:write",
  path: "/job_templates",
  summary: "Save a job as a template, or the given fields of a job. Only those who manage the job may",
  body: writtenJob
    .extend({
      name,
      /** The job to copy. Without it, the other fields of the body are saved. */
      job_id: idParam.nullish(),
      title: writtenJob.shape.title.optional(),
    })
    .check(
      ruleOf(["job_id", "title"], (body: { job_id?: number | null; title?: string | undefined }) =>
        body.job_id || body.title !== undefined ? [] : [{ code: "required", pointer: "/title" }],
      ),
    ),
  answer: one(template),
  status: 201,
  errors: ["job_template_exists", "job_template_limit", "job_gone"],
});

export const jobTemplate = hiringEndpoint({
  method: "GET",
  scope: "jobs:read",
  path: "/job_templates/:id",
  summary: "A job template with the fields that it keeps",
  params: byId,
  answer: one(template),
});

export const renameJobTemplate = hiringEndpoint({
  method: "PUT",
  scope: "jobs:write",
  path: "/job_templates/:id",
  summary: "Rename a job template: who saved it, and administrators of the company or agency",
  params: byId,
  body: z.object({
    name,
    /** The version on which the edit is based. If the stored version differs, the answer is 409 `job_template_edited`. */
    version: z.coerce.number().int().optional(),
  }),
  answer: one(template),
  errors: ["job_template_exists", "job_template_edited"],
});

export const deleteJobTemplate = hiringEndpoint({
  method: "DELETE",
  scope: "jobs:write",
  path: "/job_templates/:id",
  summary: "Delete a job template: who saved it, and administrators of the company or agency",
  params: byId,
});

export const draftFromTemplate = endpoint({
  method: "POST",
  scope: "jobs:write",
  path: "/companies/job_templates/:id/draft",
  summary: "Create a draft of a job from a template",
  params: byId,
  answer: one(ownJob),
  status: 201,
});
