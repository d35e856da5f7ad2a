import type { AlertFrequency } from "#market/job-search/terms.ts";
import type { Criteria } from "../criteria.ts";

/** The fields of a body with the criteria of an alert. */
export interface CriteriaBody {
  keyword: string | null;
  location_id: number[];
  category_id: number[];
  job_type: number[];
  job_level: number[];
  experience: number[];
  company_id?: number | null;
  salary_min?: number | null;
  remote: boolean;
}

export function alertInputOf(
  body: CriteriaBody & { frequency: AlertFrequency },
): Criteria & { frequency: AlertFrequency } {
  return {
    keyword: body.keyword,
    locationIds: body.location_id,
    categoryIds: body.category_id,
    jobTypes: body.job_type,
    jobLevels: body.job_level,
    experience: body.experience,
    companyId: body.company_id ?? null,
    salaryMin: body.salary_min ?? null,
    remote: body.remote,
    frequency: body.frequency,
  };
}
