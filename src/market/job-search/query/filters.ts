import { hour } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { ratesToday } from "#platform/reference/rates.ts";
import { postedWithin } from "#platform/reference/terms.ts";
import type { Taxonomy } from "../index/taxonomy.ts";
import type { JobQuery } from "../job-index.ts";

/** Filters with a facet; each facet is counted without its own filter. */
export const filterNames = [
  "location_id",
  "category_id",
  "salary",
  "job_type",
  "job_level",
  "experience",
  "posted_within",
  "remote",
  "hot",
] as const;
export type FilterName = (typeof filterNames)[number];

/** A query's filters as values of the columns; a filter that is not set is undefined. */
export interface Filters {
  locations: ReadonlySet<number> | undefined;
  categories: ReadonlySet<number> | undefined;
  salaryMin: number | undefined;
  salaryMax: number | undefined;
  jobTypes: readonly number[] | undefined;
  jobLevels: readonly number[] | undefined;
  experience: readonly number[] | undefined;
  since: number | undefined;
  remote: boolean;
  hot: boolean;
  companyId: number | undefined;
  without: { jobs: ReadonlySet<number>; companies: ReadonlySet<number> } | undefined;
  /** Jobs that expire before this time are left out. */
  asOf: number;
}

/** Resolves a query's filters into values of the columns. */
export async function filtersOf(db: Reader, query: JobQuery, taxonomy: Taxonomy): Promise<Filters> {
  const { salaryMin, salaryMax } = query;
  const rate = await rateOf(db, query);
  const hours = postedWithin.find(({ key }) => key === query.postedWithin)?.hours;
  return {
    locations: resolved(query.locationIds, (id) => taxonomy.members.get(id) ?? [id]),
    categories: resolved(query.categoryIds, (id) => [id, ...(taxonomy.subs.get(id) ?? [])]),
    salaryMin: salaryMin === undefined ? undefined : Math.round(salaryMin * rate),
    salaryMax: salaryMax === undefined ? undefined : Math.round(salaryMax * rate),
    jobTypes: chosen(query.jobTypes),
    jobLevels: chosen(query.jobLevels),
    experience: chosen(query.experience),
    since: hours == null ? undefined : query.asOf.getTime() - hours * hour,
    remote: query.remote === true,
    hot: query.hot === true,
    companyId: query.companyId,
    without: query.without && {
      jobs: new Set(query.without.jobs),
      companies: new Set(query.without.companies),
    },
    asOf: query.asOf.getTime(),
  };
}

/** Returns the values of a filter, or undefined when the filter is not set. */
export function chosen(values: readonly number[] | undefined): readonly number[] | undefined {
  return values && values.length > 0 ? values : undefined;
}

function resolved(
  values: readonly number[] | undefined,
  containedIn: (id: number) => readonly number[],
): ReadonlySet<number> | undefined {
  const ids = chosen(values);
  return ids && new Set(ids.flatMap(containedIn));
}

/**
 * Returns the value of one unit of the query's currency in VND. The database is read only for queries
 * with a salary filter.
 */
export async function rateOf(
  db: Reader,
  { currency = "VND", salaryMin, salaryMax }: Pick<JobQuery, "currency" | "salaryMin" | "salaryMax">,
): Promise<number> {
  if (currency === "VND" || (salaryMin === undefined && salaryMax === undefined)) return 1;
  return (await ratesToday(db)).get(currency) ?? 1;
}
