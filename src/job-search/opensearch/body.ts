import type { JobQuery } from "../job-index.ts";
import type { Keyword, Query } from "../keyword.ts";
import { allClauses, type FacetAnswer, type FilterClauses, facetAggregations } from "./filter-clauses.ts";
import { anyOf, type Clause, toClause } from "./query-dsl.ts";

/** The response to `searchBody`. */
export interface SearchAnswer {
  timed_out: boolean;
  _shards: { failed: number };
  hits: { total: { value: number }; hits: { fields: { job_id: [number] } }[] };
  aggregations?: FacetAnswer & KeywordCounts;
}

/** The jobs that the keyword finds before filters, and those that its wider tiers find. */
interface KeywordCounts {
  found: { doc_count: number };
  wider: { of: { doc_count: number } };
}

/**
 * One request for a page, its total and its facets. Filters are a post filter, so that each facet can leave out its own.
 */
export function searchBody(
  query: JobQuery,
  tiers: readonly Query[],
  filters: FilterClauses,
  wider = tiers,
): Clause {
  const sort = query.sort ?? "relevance";
  return {
    track_total_hits: true,
    from: query.offset,
    size: query.limit,
    stored_fields: "_none_",
    docvalue_fields: ["job_id"],
    query: ranked(tiers),
    post_filter: allClauses(filters),
    sort: [
      ...(sort === "relevance" && tiers.length > 0 ? [{ _score: "desc" }] : []),
      ...(sort === "salary" ? [{ pay_top: { order: "desc", missing: "_last" } }] : []),
      { approved_at: "desc" },
      { job_id: "desc" },
    ],
    aggs: { ...facetAggregations(filters, query.asOf), ...keywordCounts(wider) },
  };
}

function keywordCounts(wider: readonly Query[]): Record<keyof KeywordCounts, Clause> {
  return {
    found: { filter: { match_all: {} } },
    wider: { global: {}, aggs: { of: { filter: matching(wider) } } },
  };
}

const matching = (tiers: readonly Query[]): Clause =>
  tiers.length === 0 ? { match_all: {} } : anyOf(tiers.map(toClause));

/** Counts the jobs of a query, and those of its keyword alone. */
export function countBody(tiers: readonly Query[], filters: FilterClauses, wider = tiers): Clause {
  return {
    track_total_hits: true,
    size: 0,
    // No scores are needed.
    query: matching(tiers),
    post_filter: allClauses(filters),
    aggs: keywordCounts(wider),
  };
}

/** The jobs that are near a keyword, best first. */
export function relatedBody(keyword: Keyword, filters: FilterClauses, most: number): Clause {
  return {
    size: most,
    track_total_hits: false,
    stored_fields: "_none_",
    docvalue_fields: ["job_id"],
    query: ranked(keyword.related),
    post_filter: allClauses(filters),
    sort: [{ _score: "desc" }, { approved_at: "desc" }, { job_id: "desc" }],
  };
}

/** A job's score is that of its best tier. */
function ranked(tiers: readonly Query[]): Clause {
  if (tiers.length === 0) return { match_all: {} };
  return {
    dis_max: {
      queries: tiers.map((tier, at) => ({
        constant_score: { filter: toClause(tier), boost: tiers.length - at },
      })),
    },
  };
}
