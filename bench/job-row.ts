import { jobSlug } from "#market/jobs/slug.ts";
import { makeAd } from "./ads.ts";

const day = 86_400_000;

/** Returns the row of a published job. */
export function jobRow(id: number, number: number, companyId: number, asOf: Date) {
  const ad = makeAd(number);
  // Approval times are spread over sixty days, in an order other than that of the ads.
  const approved = new Date(asOf.getTime() - ((number * 7919) % 60_000) * (day / 1000));
  return {
    id,
    company_id: companyId,
    owner_id: companyId,
    status: 1,
    sen_status: 1,
    language: ad.language,
    title: ad.title,
    slug: jobSlug(ad.title, id),
    category_ids: ad.categoryIds,
    location_ids: ad.locationIds,
    job_type: ad.jobType,
    job_level: ad.jobLevel,
    experience_id: ad.experienceId,
    salary_type: ad.salaryMin === null ? 1 : 0,
    salary_min: ad.salaryMin,
    salary_max: ad.salaryMax,
    description: ad.description,
    requirement: ad.requirement,
    benefits: ad.benefits,
    snippet: ad.description.replace(/<[^>]*>/g, " ").slice(0, 200),
    skills: ad.skills,
    remote: ad.remote,
    hot: ad.hot,
    created_at: approved,
    updated_at: approved,
    submitted_at: approved,
    approved_at: approved,
    first_approved_at: approved,
    needs_review: false,
    expires_at: new Date(asOf.getTime() + 60 * day),
  };
}
