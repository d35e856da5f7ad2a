import { hour } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { postedWithin } from "#reference/terms.ts";
import type { JobQuery } from "./job-index.ts";
import type { Taxonomy } from "./taxonomy.ts";

/** Filters that a facet counts without itself. */
export const filterNames = [
  "location_id",
  "category_id",
  "salary",
  "job_type",
  "job_level",
  "posted_within",
  "remote",
  "hot",
] as const;
export type FilterName = (typeof filterNames)[number];

/** A query's filters as values of the columns. Undefined: not set. */
export interface Filters {
  locations: ReadonlySet<number> | undefined;
  categories: ReadonlySet<number> | undefined;
  salaryMin: number | undefined;
  salaryMax: number | undefined;
  jobType: number | undefined;
  jobLevel: number | undefined;
  since: number | undefined;
  remote: boolean;
  hot: boolean;
  companyId: number | undefined;
  /** Jobs that expired until then are left out. */
  asOf: number;
}

/** Resolves a query's filters into values of the columns. */
export async function filtersOf(db: Reader, query: JobQuery, taxonomy: Taxonomy): Promise<Filters> {
  const { locationId, categoryId, salaryMin, salaryMax } = query;
  const rate = await rateOf(db, query);
  const hours = postedWithin.find(({ key }) => key === query.postedWithin)?.hours;
  return {
    locations:
      locationId === undefined ? undefined : new Set(taxonomy.members.get(locationId) ?? [locationId]),
    categories:
      categoryId === undefined ? undefined : new Set([categoryId, ...(taxonomy.subs.get(categoryId) ?? [])]),
    salaryMin: salaryMin === undefined ? undefined : Math.round(salaryMin * rate),
    salaryMax: salaryMax === undefined ? undefined : Math.round(salaryMax * rate),
    jobType: query.jobType,
    jobLevel: query.jobLevel,
    since: hours == null ? undefined : query.asOf.getTime() - hours * hour,
    remote: query.remote === true,
    hot: query.hot === true,
    companyId: query.companyId,
    asOf: query.asOf.getTime(),
  };
}

/** What one unit of the query's currency is worth in VND; not queried when no salary filter is set. */
export async function rateOf(
  db: Reader,
  { currency = "VND", salaryMin, salaryMax }: JobQuery,
): Promise<number> {
  if (currency === "VND" || (salaryMin === undefined && salaryMax === undefined)) return 1;
  const row = await db
    .selectFrom("currency_rates")
    .select("vnd")
    .where("currency", "=", currency)
    .executeTakeFirst();
  return row?.vnd ?? 1;
}
