import { fold } from "#kit/fold.ts";
import type { Language } from "#kit/i18n.ts";
import { companyJobsPath } from "#market/company-pages/paths.ts";
import { jobsPath } from "#market/job-search/paths.ts";

/** The criteria of an alert; null and empty lists do not filter. A job matches with any value of a list. */
export interface Criteria {
  keyword: string | null;
  /** The ids of a list are ascending. */
  locationIds: number[];
  categoryIds: number[];
  jobTypes: number[];
  jobLevels: number[];
  experience: number[];
  companyId: number | null;
  /** The minimum monthly salary in VND. */
  salaryMin: number | null;
  remote: boolean;
}

/**
 * Returns all criteria of an alert as a key, with the keyword folded. An address may have one alert per key
 * (decisions §14).
 */
export function criteriaKey(criteria: Criteria): string {
  const { keyword, locationIds, categoryIds, jobTypes, jobLevels, experience } = criteria;
  const { companyId, salaryMin, remote } = criteria;
  const where = [locationIds, categoryIds, companyId ?? "", fold(keyword ?? "")];
  return [...where, jobTypes, jobLevels, experience, salaryMin ?? "", remote].join("|");
}

export function isEmpty({ keyword, companyId, salaryMin, remote, ...lists }: Criteria): boolean {
  const { locationIds, categoryIds, jobTypes, jobLevels, experience } = lists;
  const values = [locationIds, categoryIds, jobTypes, jobLevels, experience].flat();
  return !(keyword || companyId || salaryMin || remote || values.length > 0);
}

/** Returns the address of the job list with the alert's criteria. */
export function criteriaPath(
  criteria: Criteria & { companySlug: string | null },
  language: Language,
): string {
  if (criteria.companySlug) return companyJobsPath(language, criteria.companySlug);
  const query = new URLSearchParams();
  if (criteria.keyword) query.set("keyword", criteria.keyword);
  for (const [name, ids] of [
    ["location_id", criteria.locationIds],
    ["category_id", criteria.categoryIds],
    ["job_type", criteria.jobTypes],
    ["job_level", criteria.jobLevels],
    ["experience", criteria.experience],
  ] as const)
    for (const id of ids) query.append(name, String(id));
  if (criteria.salaryMin) query.set("salary_min", String(criteria.salaryMin));
  if (criteria.remote) query.set("remote", "true");
  query.set("sort", "recent");
  return `${jobsPath[language]}?${query}`;
}

/** The criteria of an alert, with the names of their values in the reader's language. */
export type NamedCriteria = {
  keyword: string | null;
  /** The names of all places, joined. */
  place: string | null;
  category: string | null;
  /** The names of job types, levels and experiences, joined. */
  terms: string | null;
  company: string | null;
  salaryMin: number | null;
  remote: boolean;
};

type Say = (key: "salary" | "remote", values?: { million: number }) => string;

/** Returns one line for an alert: “kế toán” · Hà Nội · from 15M VND a month. */
export function criteriaWords(named: NamedCriteria, say: Say): string {
  const { keyword, place, category, terms, company, salaryMin, remote } = named;
  return [
    keyword && `“${keyword}”`,
    company,
    category,
    place,
    terms,
    salaryMin && say("salary", { million: salaryMin / 1_000_000 }),
    remote && say("remote"),
  ]
    .filter(Boolean)
    .join(" · ");
}
