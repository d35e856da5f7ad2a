import type { Language } from "#kit/i18n.ts";
import type { Reference } from "#reference/lists.ts";
import type { AlertAnswer } from "../contract.ts";
import { type Criteria, criteriaPath, type NamedCriteria } from "../criteria.ts";

export type AlertView = ReturnType<typeof alertView>;

/** What pages show of an alert, named in the reader's language: made in loaders and actions. */
export function alertView({ id, attributes: alert }: AlertAnswer, language: Language, reference: Reference) {
  const criteria: Criteria = {
    keyword: alert.keyword,
    locationId: alert.location_id,
    categoryId: alert.category_id,
    companyId: alert.company_id,
    salaryMin: alert.salary_min,
    remote: alert.remote,
  };
  const named: NamedCriteria = {
    keyword: alert.keyword,
    place: alert.location_id && reference.placeName(alert.location_id, language),
    category: alert.category_id && reference.categoryName(alert.category_id, language),
    company: alert.company_name,
    salaryMin: alert.salary_min,
    remote: alert.remote,
  } as NamedCriteria;
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
