import { jobLevels, jobTypes, type PostedWithin, postedWithin } from "#reference/terms.ts";

/** What the job list is narrowed by; it lives in the address, so that a shared link shows the same list. */
export interface Filters {
  keyword: string;
  location_id: number | null;
  category_id: number | null;
  salary_min: number | null;
  job_type: number | null;
  job_level: number | null;
  posted_within: PostedWithin | null;
  remote: boolean;
  hot: boolean;
  sort: Sort | null;
  page: number;
}

export const sorts = ["recent", "salary", "relevance"] as const;
export type Sort = (typeof sorts)[number];

/** Monthly floors in VND that the list offers. */
export const salaryFloors = [10, 15, 20, 30, 50, 80].map((million) => million * 1_000_000);

/** Filters that can be taken away one at a time, in the order they are shown. */
export const removable = [
  "keyword",
  "location_id",
  "category_id",
  "salary_min",
  "job_type",
  "job_level",
  "posted_within",
  "remote",
  "hot",
] as const;
export type Removable = (typeof removable)[number];

export const known = [...removable, "sort", "page"] as const;
const keywordMax = 200;

/** Reads an address; what is not a filter's value is as good as absent, so that no address is an error. */
export function readFilters(params: URLSearchParams): Filters {
  const id = (name: string) => number(params.get(name), 1);
  const among = (name: string, terms: readonly { id: number }[]) => {
    const value = number(params.get(name), 0);
    return terms.some((term) => term.id === value) ? value : null;
  };
  const flag = (name: string) => params.get(name) === "true" || params.get(name) === "1";
  const posted = postedWithin.find(({ key }) => key === params.get("posted_within"));
  return {
    keyword: tidyKeyword(params.get("keyword") ?? ""),
    location_id: id("location_id"),
    category_id: id("category_id"),
    salary_min: number(params.get("salary_min"), 1),
    job_type: among("job_type", jobTypes),
    job_level: among("job_level", jobLevels),
    posted_within: posted && posted.hours !== null ? posted.key : null,
    remote: flag("remote"),
    hot: flag("hot"),
    sort: sorts.find((sort) => sort === params.get("sort")) ?? null,
    page: Math.min(number(params.get("page"), 1) ?? 1, 100_000),
  };
}

/** One line in NFC, no longer than a keyword may be, without half characters. */
export function tidyKeyword(text: string): string {
  const line = text
    .slice(0, 10 * keywordMax)
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, " ")
    .trim();
  return [...line].slice(0, keywordMax).join("").trim();
}

/** The filters as the query of an address, without what is not set. */
export function filterQuery(filters: Partial<Filters>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of known) {
    const value = filters[name];
    if (!value && value !== 0) continue;
    if (name === "page" && value === 1) continue;
    query.set(name, String(value));
  }
  return query;
}

/** The filters that are set. */
export function activeFilters(filters: Filters): Removable[] {
  return removable.filter(
    (name) => filters[name] !== null && filters[name] !== "" && filters[name] !== false,
  );
}

/** The same list without one filter, from its first page. */
export function without(filters: Filters, name: Removable): Filters {
  const empty = name === "keyword" ? "" : name === "remote" || name === "hot" ? false : null;
  return { ...filters, page: 1, [name]: empty };
}

/** A form that was sent without script names its empty fields too: the address without them, or null when it is clean. */
export function tidied(params: URLSearchParams): URLSearchParams | null {
  const clean = new URLSearchParams();
  for (const [name, value] of params)
    if (value !== "" || !(known as readonly string[]).includes(name)) clean.append(name, value);
  return clean.size === params.size ? null : clean;
}

function number(text: string | null, least: number): number | null {
  if (!text || !/^\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return value >= least ? value : null;
}
