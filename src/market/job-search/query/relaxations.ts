import type { Taxonomy } from "../index/taxonomy.ts";
import type { JobHits, JobQuery, Relaxation } from "../job-index.ts";
import { findsJobs, type Keyword, parseKeyword } from "../text/keyword.ts";
import type { Query } from "../text/query.ts";

/** A query as parameters of the API, without paging. */
export function parametersOf(query: JobQuery): Relaxation["query"] {
  const named: Record<string, unknown> = {
    keyword: query.keyword,
    location_id: query.locationIds,
    category_id: query.categoryIds,
    salary_min: query.salaryMin,
    salary_max: query.salaryMax,
    currency: query.salaryMin === undefined && query.salaryMax === undefined ? undefined : query.currency,
    job_type: query.jobTypes,
    job_level: query.jobLevels,
    experience: query.experience,
    posted_within: query.postedWithin === "any" ? undefined : query.postedWithin,
    remote: query.remote || undefined,
    hot: query.hot || undefined,
    sort: query.sort,
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, given]) => {
      // A list with one value becomes a plain parameter, as it was before filters became lists.
      const value = Array.isArray(given) && given.length < 2 ? given[0] : given;
      if (value === undefined || value === "") return [];
      return [[name, Array.isArray(value) ? value.map(String) : String(value)]];
    }),
  );
}

const maxRelaxations = 5;
/** Maximum number of things that are left out, one at a time, because each search without one is another search. */
const maxParts = 6;

/** Returns the searches without one thing of a keyword that are tried. */
export const partsOf = ({ parts }: Keyword) => parts.slice(0, maxParts);

type Count = (query: JobQuery) => Promise<number>;

/** A search without one of the things that its keyword asks for. */
export interface Fewer {
  words: string;
  keyword: string;
  total: number;
}

/** Returns the searches without one thing of the keyword that find more than the `total` jobs found with it, most jobs first. */
export async function withoutOneThing(
  keyword: Keyword,
  query: JobQuery,
  total: number,
  count: Count,
): Promise<Fewer[]> {
  const found: Fewer[] = [];
  for (const { keyword: without, left } of partsOf(keyword)) {
    // Without words, every job would be found.
    if (!findsJobs(parseKeyword(without))) continue;
    const hits = await count({ ...query, keyword: without });
    if (hits > total) found.push({ words: left, keyword: without, total: hits });
  }
  return found.sort((a, b) => b.total - a.total);
}

/** Returns the jobs of the first search for related ones that finds some, with the words that they have in common. */
export async function relatedBy(
  related: Keyword["related"],
  search: (tiers: readonly Query[]) => Promise<number[]>,
): Promise<Pick<JobHits, "related" | "relatedBy">> {
  for (const { words, tiers } of related) {
    const found = await search(tiers);
    if (found.length > 0) return { related: found, relatedBy: words };
  }
  return { related: [], relatedBy: null };
}

/**
 * Returns relaxed forms of a search without hits: a wider location or category, one filter less, one thing of the keyword less.
 * Each is run, so its count is exact. The closest ones come first.
 */
export async function relaxations(
  query: JobQuery,
  taxonomy: Taxonomy,
  fewer: readonly Fewer[],
  count: Count,
): Promise<Relaxation[]> {
  const found: Relaxation[] = [];
  async function tryRelaxation(kind: Relaxation["kind"], changed: JobQuery, filter?: string): Promise<void> {
    const hits = await count(changed);
    if (hits > 0)
      found.push({ kind, query: parametersOf(changed), count: hits, ...(filter ? { filter } : {}) });
  }
  // Several places or categories have no single parent.
  const only = (ids: readonly number[] | undefined) => (ids?.length === 1 ? ids[0]! : -1);
  const location = taxonomy.mergedInto.get(only(query.locationIds));
  if (location !== undefined) await tryRelaxation("wider_place", { ...query, locationIds: [location] });
  const parent = taxonomy.parentOf.get(only(query.categoryIds));
  if (parent !== undefined) await tryRelaxation("wider_category", { ...query, categoryIds: [parent] });
  for (const [filter, fields] of Object.entries(droppable)) {
    const isSet = fields.some((field) => isGiven(query[field]));
    if (!isSet || (filter === "posted_within" && query.postedWithin === "any")) continue;
    await tryRelaxation(
      "without",
      { ...query, ...Object.fromEntries(fields.map((field) => [field, undefined])) },
      filter,
    );
  }
  // The one that keeps fewest jobs is closest to the search, and the one that keeps most helps most.
  for (const { keyword, total } of new Set([...fewer.slice(-1), ...fewer.slice(0, 1)]))
    found.push({ kind: "fewer_words", query: parametersOf({ ...query, keyword }), count: total });
  if (query.keyword && found.length === 0)
    await tryRelaxation("without", { ...query, keyword: undefined }, "keyword");
  return found.slice(0, maxRelaxations);
}

function isGiven(value: JobQuery[keyof JobQuery]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
}

const droppable: Record<string, (keyof JobQuery)[]> = {
  posted_within: ["postedWithin"],
  salary: ["salaryMin", "salaryMax"],
  experience: ["experience"],
  job_level: ["jobLevels"],
  job_type: ["jobTypes"],
  remote: ["remote"],
  hot: ["hot"],
  location_id: ["locationIds"],
  category_id: ["categoryIds"],
};
