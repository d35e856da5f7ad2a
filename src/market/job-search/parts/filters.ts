import {
  experiences,
  jobLevels,
  jobTypes,
  type PostedWithin,
  postedWithin,
} from "#platform/reference/terms.ts";

/**
 * The filters of a job list. The address contains them, so that a shared link shows the same list. Lists are
 * ascending; a job matches with any value, and an empty list is not set.
 */
export interface Filters {
  keyword: string;
  location_id: number[];
  category_id: number[];
  salary_min: number | null;
  job_type: number[];
  job_level: number[];
  experience: number[];
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

/** Filters that can be removed one at a time, in the order of the page. */
export const removable = [
  "keyword",
  "location_id",
  "category_id",
  "salary_min",
  "job_type",
  "job_level",
  "experience",
  "posted_within",
  "remote",
  "hot",
] as const;
export type Removable = (typeof removable)[number];

export const listParameters = [...removable, "sort", "page"] as const;
const keywordMax = 200;
/** Maximum number of values of one filter, as in the API. */
const maxValues = 20;

/** Reads the filters of an address. Invalid values are ignored, so that no address is an error. */
export function readFilters(params: URLSearchParams): Filters {
  const ids = (name: string, passes: (id: number) => boolean) => {
    const given = new Set(params.getAll(name).map((text) => number(text, 0)));
    const found = [...given].filter((id): id is number => id !== null && passes(id));
    return found.slice(0, maxValues).sort((a, b) => a - b);
  };
  const among = (name: string, terms: readonly { id: number }[]) =>
    ids(name, (value) => terms.some(({ id }) => id === value));
  const flag = (name: string) => params.get(name) === "true" || params.get(name) === "1";
  const posted = postedWithin.find(({ key }) => key === params.get("posted_within"));
  return {
    keyword: tidyKeyword(params.get("keyword") ?? ""),
    location_id: ids("location_id", (id) => id > 0),
    category_id: ids("category_id", (id) => id > 0),
    salary_min: number(params.get("salary_min"), 1),
    job_type: among("job_type", jobTypes),
    job_level: among("job_level", jobLevels),
    experience: among("experience", experiences),
    posted_within: posted && posted.hours !== null ? posted.key : null,
    remote: flag("remote"),
    hot: flag("hot"),
    sort: sorts.find((sort) => sort === params.get("sort")) ?? null,
    page: Math.min(number(params.get("page"), 1) ?? 1, 100_000),
  };
}

/** Returns one line in NFC, cut to the length of a keyword without splitting a character. */
export function tidyKeyword(text: string): string {
  const line = text
    .slice(0, 10 * keywordMax)
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, " ")
    .trim();
  return [...line].slice(0, keywordMax).join("").trim();
}

/**
 * Returns the filters as the query of an address, without unset ones; each value of a list is a parameter.
 */
export function filterQuery(filters: Partial<Filters>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of listParameters) {
    const value = filters[name];
    if (name === "page" && value === 1) continue;
    for (const one of Array.isArray(value) ? value : value ? [value] : []) query.append(name, String(one));
  }
  return query;
}

/** Returns the names of the filters that are set. */
export function activeFilters(filters: Filters): Removable[] {
  return removable.filter((name) => countOf(filters[name]) > 0);
}

/** Returns the number of values of a filter. */
export function countOf(value: Filters[Removable]): number {
  return Array.isArray(value) ? value.length : value ? 1 : 0;
}

/** Returns the single value of a list; null for no value and for several. */
export function onlyOne(values: readonly number[] | undefined): number | null {
  return values?.length === 1 ? (values[0] ?? null) : null;
}

/** Returns the filters without one filter, or without one of its values, for the first page of the list. */
export function without(filters: Filters, name: Removable, value?: number): Filters {
  const given = filters[name];
  const left = Array.isArray(given) ? given.filter((one) => value !== undefined && one !== value) : null;
  const empty = name === "keyword" ? "" : name === "remote" || name === "hot" ? false : left;
  return { ...filters, page: 1, [name]: empty };
}

/** Removes the empty fields that a form sends without script. @returns null when the address has none */
export function tidied(params: URLSearchParams): URLSearchParams | null {
  const clean = new URLSearchParams();
  for (const [name, value] of params)
    if (value !== "" || !(listParameters as readonly string[]).includes(name)) clean.append(name, value);
  return clean.size === params.size ? null : clean;
}

function number(text: string | null, least: number): number | null {
  if (!text || !/^\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return value >= least ? value : null;
}
