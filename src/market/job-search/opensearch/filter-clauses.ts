import { hour } from "#kit/clock.ts";
import { postedWithin } from "#platform/reference/terms.ts";
import { salaryBuckets } from "../index/columns.ts";
import type { Facets, JobQuery } from "../job-index.ts";
import { chosen, type FilterName, filterNames } from "../query/filters.ts";
import type { Clause } from "./query-dsl.ts";

/** The filters of a query, one clause each; those that are not set are absent. */
export type FilterClauses = Partial<Record<FilterName | "company" | "without", Clause>>;

/** @param rate the value in VND of one unit of the query's currency */
export function clausesOf(query: JobQuery, rate: number): FilterClauses {
  const filters: FilterClauses = {};
  if (query.companyId !== undefined) filters.company = term("company_id", query.companyId);
  if (query.without)
    filters.without = {
      bool: { must_not: [terms("job_id", query.without.jobs), terms("company_id", query.without.companies)] },
    };
  for (const [name, field, ids] of [
    ["location_id", "places", query.locationIds],
    ["category_id", "categories", query.categoryIds],
    ["job_type", "job_type", query.jobTypes],
    ["job_level", "job_level", query.jobLevels],
    ["experience", "experience", query.experience],
  ] as const) {
    const wanted = chosen(ids);
    if (wanted) filters[name] = terms(field, wanted);
  }
  if (query.salaryMin !== undefined || query.salaryMax !== undefined) {
    const inVnd = (amount: number) => Math.min(Math.round(amount * rate), Number.MAX_SAFE_INTEGER);
    const clauses = [term("says_pay", true)];
    // A salary with an open end has no limit there.
    if (query.salaryMin !== undefined) clauses.push(openOr("pay_max", { gte: inVnd(query.salaryMin) }));
    if (query.salaryMax !== undefined) clauses.push(openOr("pay_min", { lte: inVnd(query.salaryMax) }));
    filters.salary = all(clauses);
  }
  const hours = postedWithin.find(({ key }) => key === query.postedWithin)?.hours;
  if (hours != null) filters.posted_within = since(query.asOf, hours);
  if (query.remote) filters.remote = term("remote", true);
  if (query.hot) filters.hot = term("hot", true);
  return filters;
}

/** Returns the clauses of all filters, or of all but one. */
export function allClauses(filters: FilterClauses, but?: FilterName): Clause {
  return all(Object.entries(filters).flatMap(([name, clause]) => (name === but ? [] : [clause])));
}

function all(clauses: Clause[]): Clause {
  return clauses.length === 0 ? { match_all: {} } : { bool: { filter: clauses } };
}

function term(field: string, value: number | boolean): Clause {
  return typeof value === "number" ? terms(field, [value]) : { term: { [field]: value } };
}

/** Values out of the range of an integer field match nothing; the cluster would refuse them. */
function terms(field: string, values: readonly number[]): Clause {
  return { terms: { [field]: values.filter((value) => Math.abs(value) <= 2_147_483_647) } };
}

function openOr(field: string, range: object): Clause {
  return {
    bool: {
      should: [{ range: { [field]: range } }, { bool: { must_not: { exists: { field } } } }],
      minimum_should_match: 1,
    },
  };
}

function since(asOf: Date, hours: number): Clause {
  return { range: { approved_at: { gte: asOf.getTime() - hours * hour } } };
}

const ages = postedWithin.flatMap(({ key, hours }) => (hours === null ? [] : [{ key, hours }]));
/**
 * Maximum number of values of a facet: above the number of locations, categories, types and levels, so that counts are exact
 * with any number of shards.
 */
const maxValues = 5000;

/** Returns one aggregation per facet, each with all other filters applied. */
export function facetAggregations(filters: FilterClauses, asOf: Date): Record<string, Clause> {
  const aggregations: Record<FilterName, Clause> = {
    location_id: { terms: { field: "places", size: maxValues } },
    category_id: { terms: { field: "categories", size: maxValues } },
    salary: {
      filters: {
        filters: Object.fromEntries(
          salaryBuckets.map((bound) => [
            bound,
            all([term("says_pay", true), openOr("pay_max", { gte: bound })]),
          ]),
        ),
      },
    },
    job_type: { terms: { field: "job_type", size: maxValues } },
    job_level: { terms: { field: "job_level", size: maxValues } },
    experience: { terms: { field: "experience", size: maxValues } },
    posted_within: {
      filters: { filters: Object.fromEntries(ages.map(({ key, hours }) => [key, since(asOf, hours)])) },
    },
    remote: { filter: term("remote", true) },
    hot: { filter: term("hot", true) },
  };
  return Object.fromEntries(
    filterNames.map((name) => [
      name,
      { filter: allClauses(filters, name), aggs: { of: aggregations[name] } },
    ]),
  );
}

interface Bucket {
  key: number;
  doc_count: number;
}
/** The response to `facetAggregations`. */
export type FacetAnswer = Record<
  FilterName,
  { doc_count: number; of: { doc_count: number; buckets: Bucket[] | Record<string, { doc_count: number }> } }
>;

/** Returns the facets of an answer; empty facets where the answer has none. */
export function facetsOf(answer: Partial<FacetAnswer>): Facets {
  const values = (name: FilterName) =>
    ((answer[name]?.of.buckets ?? []) as Bucket[])
      .map(({ key, doc_count }) => ({ value: key, count: doc_count }))
      .sort((a, b) => a.value - b.value);
  const named = <V>(name: FilterName, keys: readonly V[]) =>
    keys.flatMap((value) => {
      const buckets = answer[name]?.of.buckets as Record<string, { doc_count: number }> | undefined;
      const count = buckets?.[String(value)]?.doc_count ?? 0;
      return count > 0 ? [{ value, count }] : [];
    });
  return {
    category_id: values("category_id"),
    location_id: values("location_id"),
    job_type: values("job_type"),
    job_level: values("job_level"),
    experience: values("experience"),
    salary_min: named("salary", salaryBuckets),
    posted_within: named(
      "posted_within",
      ages.map(({ key }) => key),
    ) as Facets["posted_within"],
    remote: answer.remote?.of.doc_count ?? 0,
    hot: answer.hot?.of.doc_count ?? 0,
  };
}
