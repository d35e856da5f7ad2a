import type { AlertFrequency } from "#job-search/terms.ts";
import type { Criteria } from "../criteria.ts";

/** The fields of a body that say what an alert looks for. */
export interface CriteriaBody {
  keyword: string | null;
  location_id?: number | null;
  category_id?: number | null;
  company_id?: number | null;
  salary_min?: number | null;
  remote: boolean;
}

export function wantedOf(
  body: CriteriaBody & { frequency: AlertFrequency },
): Criteria & { frequency: AlertFrequency } {
  return {
    keyword: body.keyword,
    locationId: body.location_id ?? null,
    categoryId: body.category_id ?? null,
    companyId: body.company_id ?? null,
    salaryMin: body.salary_min ?? null,
    remote: body.remote,
    frequency: body.frequency,
  };
}
