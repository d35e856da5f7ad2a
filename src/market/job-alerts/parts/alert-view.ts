import type { Language } from "#kit/i18n.ts";
import type { Reference } from "#platform/reference/lists.ts";
import type { AlertAnswer } from "../contract.ts";
import { type Criteria, criteriaPath, type NamedCriteria } from "../criteria.ts";
import { namesInRow, termNames } from "../term-names.ts";

export type AlertView = ReturnType<typeof alertView>;

/** Converts an alert for pages, in the reader's language; for loaders and actions. */
export function alertView({ id, attributes: alert }: AlertAnswer, language: Language, reference: Reference) {
  const criteria: Criteria = {
    keyword: alert.keyword,
    locationIds: alert.location_ids,
    categoryIds: alert.category_ids,
    jobTypes: alert.job_types,
    jobLevels: alert.job_levels,
    experience: alert.experience,
    companyId: alert.company_id,
    salaryMin: alert.salary_min,
    remote: alert.remote,
  };
  const named: NamedCriteria = {
    keyword: alert.keyword,
    place: namesInRow(alert.location_ids.map((id) => reference.placeName(id, language))),
    category: namesInRow(alert.category_ids.map((id) => reference.categoryName(id, language))),
    terms: termNames(criteria, language),
    company: alert.company_name,
    salaryMin: alert.salary_min,
    remote: alert.remote,
  };
  return {
    id,
    criteria,
    named,
    email: alert.email,
    frequency: alert.frequency,
    state: alert.state,
    lastSent: alert.last_sent_at,
    path: criteriaPath({ ...criteria, companySlug: alert.company_slug }, language),
    can: alert.can,
  };
}
