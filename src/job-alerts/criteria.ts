import { companyJobsPath } from "#companies/paths.ts";
import { jobsPath } from "#jobs/paths.ts";
import { fold } from "#kit/fold.ts";
import type { Language } from "#kit/i18n.ts";

/** What an alert looks for; null does not narrow. */
export interface Criteria {
  keyword: string | null;
  locationId: number | null;
  categoryId: number | null;
  companyId: number | null;
  /** Monthly, in VND. */
  salaryMin: number | null;
  remote: boolean;
}

/** One address has one alert for each such key (decisions §14): pay and remote work are details of it. */
export function criteriaKey({ keyword, locationId, categoryId, companyId }: Criteria): string {
  const ids = [locationId, categoryId, companyId].map((id) => id ?? "").join("|");
  return `${ids}|${fold(keyword ?? "")}`;
}

export function isEmpty({
  keyword,
  locationId,
  categoryId,
  companyId,
  salaryMin,
  remote,
}: Criteria): boolean {
  return !(keyword || locationId || categoryId || companyId || salaryMin || remote);
}

/** The list of jobs that an alert is about. */
export function criteriaPath(
  criteria: Criteria & { companySlug: string | null },
  language: Language,
): string {
  if (criteria.companySlug) return companyJobsPath(language, criteria.companySlug);
  const query = new URLSearchParams();
  if (criteria.keyword) query.set("keyword", criteria.keyword);
  if (criteria.locationId) query.set("location_id", String(criteria.locationId));
  if (criteria.categoryId) query.set("category_id", String(criteria.categoryId));
  if (criteria.salaryMin) query.set("salary_min", String(criteria.salaryMin));
  if (criteria.remote) query.set("remote", "true");
  query.set("sort", "recent");
  return `${jobsPath[language]}?${query}`;
}

/** The same, by name in the reader's language. */
export type NamedCriteria = {
  keyword: string | null;
  place: string | null;
  category: string | null;
  company: string | null;
  salaryMin: number | null;
  remote: boolean;
};

type Say = (key: "salary" | "remote", values?: { million: number }) => string;

/** One line that names an alert: “kế toán” · Hà Nội · from 15M VND a month. */
export function criteriaWords(named: NamedCriteria, say: Say): string {
  const { keyword, place, category, company, salaryMin, remote } = named;
  return [
    keyword && `“${keyword}”`,
    company,
    category,
    place,
    salaryMin && say("salary", { million: salaryMin / 1_000_000 }),
    remote && say("remote"),
  ]
    .filter(Boolean)
    .join(" · ");
}
