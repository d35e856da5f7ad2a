import { z } from "zod";
import { ownJob } from "#market/jobs/contract.ts";

const job = ownJob.shape.attributes.shape;
/** The fields of a job that a review covers, as stored with the decision. */
export const reviewedContent = z.object({
  title: job.title,
  category_ids: job.category_ids,
  location_ids: job.location_ids,
  address: job.address,
  job_type: job.job_type,
  job_level: job.job_level,
  experience_id: job.experience_id,
  head_count: job.head_count,
  salary_type: job.salary_type,
  salary_min: job.salary_min,
  salary_max: job.salary_max,
  currency: job.currency,
  salary_period: job.salary_period,
  salary_basis: job.salary_basis,
  highlight_description: job.highlight_description,
  description: job.description,
  requirement: job.requirement,
  benefits: job.benefits,
  skills: job.skills,
  remote: job.remote,
});
export type ReviewedContent = z.output<typeof reviewedContent>;
