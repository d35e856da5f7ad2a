import type { Taxonomy } from "../index/taxonomy.ts";
import type { JobQuery, Relaxation } from "../job-index.ts";

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
/** With so many relaxations, keywords with fewer words are not tried, because each one is another keyword to match. */
const enoughRelaxations = 2;
/** Maximum number of words of a keyword from which single words are removed. */
const maxWordsToDrop = 5;

type Count = (query: JobQuery) => Promise<number>;

/**
 * Returns relaxed forms of a search without hits: a wider location or category, one filter less, fewer words.
 * Each is run, so its count is exact. The closest ones come first.
 */
export async function relaxations(
  query: JobQuery,
  taxonomy: Taxonomy,
  words: readonly string[],
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
  if (found.length < enoughRelaxations && words.length > 1 && words.length <= maxWordsToDrop) {
    const fewer: Relaxation[] = [];
    const before = found.splice(0);
    for (let i = 0; i < words.length; i++)
      await tryRelaxation("fewer_words", { ...query, keyword: words.filter((_, at) => at !== i).join(" ") });
    fewer.push(...found.splice(0).sort((a, b) => a.count - b.count));
    // Two searches with fewer words are enough: the most specific one and the one with the most hits.
    found.push(...before, ...(fewer.length > 2 ? [fewer[0]!, fewer.at(-1)!] : fewer));
  }
  if (words.length > 0 && found.length === 0)
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
