import type { JobQuery } from "../job-index.ts";
import type { Match } from "../keyword.ts";
import { type FacetAnswer, type Filters, facetAggregations, together } from "./filters.ts";
import { anyOf, type Clause, matching } from "./matching.ts";

/** What the cluster answers to `searchBody`. */
export interface SearchAnswer {
  timed_out: boolean;
  _shards: { failed: number };
  hits: { total: { value: number }; hits: { fields: { job_id: [number] } }[] };
  aggregations?: FacetAnswer & { found: { doc_count: number } };
}

/**
 * The one request that finds a page, its total and its facets. Filters come after the query, so that each facet can leave its
 * own out.
 */
export function searchBody(query: JobQuery, tiers: readonly Match[], filters: Filters): Clause {
  const sort = query.sort ?? "relevance";
  return {
    track_total_hits: true,
    from: query.offset,
    size: query.limit,
    stored_fields: "_none_",
    docvalue_fields: ["job_id"],
    query: ranked(tiers),
    post_filter: together(filters),
    sort: [
      ...(sort === "relevance" && tiers.length > 0 ? [{ _score: "desc" }] : []),
      ...(sort === "salary" ? [{ pay_top: { order: "desc", missing: "_last" } }] : []),
      { approved_at: "desc" },
      { job_id: "desc" },
    ],
    aggs: { ...facetAggregations(filters, query.asOf), found: { filter: { match_all: {} } } },
  };
}

/** How many jobs a query finds, and how many its keyword alone. */
export function countBody(tiers: readonly Match[], filters: Filters): Clause {
  return {
    track_total_hits: true,
    size: 0,
    // No scores: any tier will do.
    query: tiers.length === 0 ? { match_all: {} } : anyOf(tiers.map(matching)),
    post_filter: together(filters),
    aggs: { found: { filter: { match_all: {} } } },
  };
}

/** A job scores by the best tier it is in. */
function ranked(tiers: readonly Match[]): Clause {
  if (tiers.length === 0) return { match_all: {} };
  return {
    dis_max: {
      queries: tiers.map((tier, at) => ({
        constant_score: { filter: matching(tier), boost: tiers.length - at },
      })),
    },
  };
}
