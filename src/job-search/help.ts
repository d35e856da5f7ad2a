import type { JobQuery, Suggestion } from "./job-index.ts";
import type { Lists } from "./lists.ts";

/** The parameters of the API that a query was asked with, without paging. */
export function parametersOf(query: JobQuery): Record<string, string> {
  const named: Record<string, unknown> = {
    keyword: query.keyword,
    location_id: query.locationId,
    category_id: query.categoryId,
    salary_min: query.salaryMin,
    salary_max: query.salaryMax,
    currency: query.salaryMin === undefined && query.salaryMax === undefined ? undefined : query.currency,
    job_type: query.jobType,
    job_level: query.jobLevel,
    posted_within: query.postedWithin === "any" ? undefined : query.postedWithin,
    remote: query.remote || undefined,
    hot: query.hot || undefined,
    sort: query.sort,
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    ),
  );
}

const mostSuggestions = 5;
/** A keyword of more words is not tried without each of them. */
const mostWordsToDrop = 5;

type Count = (query: JobQuery) => Promise<number>;

/**
 * Searches beside one that found nothing, each tried, so that its count is true: a wider place or category, without one of
 * its filters, with fewer words. Those nearest to what was asked come first.
 */
export async function widen(
  query: JobQuery,
  lists: Lists,
  words: readonly string[],
  count: Count,
): Promise<Suggestion[]> {
  const found: Suggestion[] = [];
  async function attempt(kind: Suggestion["kind"], changed: JobQuery, filter?: string): Promise<void> {
    const hits = await count(changed);
    if (hits > 0)
      found.push({ kind, query: parametersOf(changed), count: hits, ...(filter ? { filter } : {}) });
  }
  const place = query.locationId === undefined ? undefined : lists.mergedInto.get(query.locationId);
  if (place !== undefined) await attempt("wider_place", { ...query, locationId: place });
  const parent = query.categoryId === undefined ? undefined : lists.parentOf.get(query.categoryId);
  if (parent !== undefined) await attempt("wider_category", { ...query, categoryId: parent });
  for (const [filter, fields] of Object.entries(droppable)) {
    const isSet = fields.some((field) => query[field] !== undefined && query[field] !== false);
    if (!isSet || (filter === "posted_within" && query.postedWithin === "any")) continue;
    await attempt(
      "without",
      { ...query, ...Object.fromEntries(fields.map((field) => [field, undefined])) },
      filter,
    );
  }
  if (words.length > 1 && words.length <= mostWordsToDrop) {
    const fewer: Suggestion[] = [];
    const before = found.splice(0);
    for (let i = 0; i < words.length; i++)
      await attempt("fewer_words", { ...query, keyword: words.filter((_, at) => at !== i).join(" ") });
    fewer.push(...found.splice(0).sort((a, b) => a.count - b.count));
    // Two are enough: the one that says most, and the one that finds most.
    found.push(...before, ...(fewer.length > 2 ? [fewer[0]!, fewer.at(-1)!] : fewer));
  }
  if (words.length > 0 && found.length === 0)
    await attempt("without", { ...query, keyword: undefined }, "keyword");
  return found.slice(0, mostSuggestions);
}

const droppable: Record<string, (keyof JobQuery)[]> = {
  posted_within: ["postedWithin"],
  salary: ["salaryMin", "salaryMax"],
  job_level: ["jobLevel"],
  job_type: ["jobType"],
  remote: ["remote"],
  hot: ["hot"],
  location_id: ["locationId"],
  category_id: ["categoryId"],
};
