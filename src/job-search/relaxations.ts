import type { JobQuery, Relaxation } from "./job-index.ts";
import type { Taxonomy } from "./taxonomy.ts";

/** A query as parameters of the API, without paging. */
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

const maxRelaxations = 5;
/** Longer keywords are not tried without each of their words. */
const maxWordsToDrop = 5;

type Count = (query: JobQuery) => Promise<number>;

/**
 * Relaxed forms of a search without results: a wider location or category, one filter less, fewer words. Each is run, so its count
 * is exact. The ones closest to the search come first.
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
  const location = query.locationId === undefined ? undefined : taxonomy.mergedInto.get(query.locationId);
  if (location !== undefined) await tryRelaxation("wider_place", { ...query, locationId: location });
  const parent = query.categoryId === undefined ? undefined : taxonomy.parentOf.get(query.categoryId);
  if (parent !== undefined) await tryRelaxation("wider_category", { ...query, categoryId: parent });
  for (const [filter, fields] of Object.entries(droppable)) {
    const isSet = fields.some((field) => query[field] !== undefined && query[field] !== false);
    if (!isSet || (filter === "posted_within" && query.postedWithin === "any")) continue;
    await tryRelaxation(
      "without",
      { ...query, ...Object.fromEntries(fields.map((field) => [field, undefined])) },
      filter,
    );
  }
  if (words.length > 1 && words.length <= maxWordsToDrop) {
    const fewer: Relaxation[] = [];
    const before = found.splice(0);
    for (let i = 0; i < words.length; i++)
      await tryRelaxation("fewer_words", { ...query, keyword: words.filter((_, at) => at !== i).join(" ") });
    fewer.push(...found.splice(0).sort((a, b) => a.count - b.count));
    // Two are enough: the most specific one and the one with most jobs.
    found.push(...before, ...(fewer.length > 2 ? [fewer[0]!, fewer.at(-1)!] : fewer));
  }
  if (words.length > 0 && found.length === 0)
    await tryRelaxation("without", { ...query, keyword: undefined }, "keyword");
  return found.slice(0, maxRelaxations);
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
