import type { JobQuery } from "../job-index.ts";
import type { Query } from "../keyword.ts";
import { allClauses, type FacetAnswer, type FilterClauses } from "./filter-clauses.ts";
import { anyOf, type Clause, toClause } from "./query-dsl.ts";

/** An index serves no page beyond its first ten thousand hits (`index.max_result_window`). */
export const maxResultWindow = 10_000;

/** The response to `searchBody`, with facets where they were asked for. */
export interface SearchAnswer {
  timed_out: boolean;
  _shards: { failed: number };
  hits: { total: { value: number }; hits: { fields: { job_id: [number] } }[] };
  aggregations?: (FacetAnswer | object) & { found: { doc_count: number } };
}

/**
 * A page and its total; a page out of reach is empty, with the true total. Filters are a post filter, so that each facet can leave
 * out its own.
 */
export function searchBody(query: JobQuery, tiers: readonly Query[], filters: FilterClauses): Clause {
  const sort = query.sort ?? "relevance";
  return {
    track_total_hits: true,
    from: Math.min(query.offset, maxResultWindow),
    size: Math.max(0, Math.min(query.limit, maxResultWindow - query.offset)),
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
    aggs: { found: { filter: { match_all: {} } } },
  };
}

/** Counts the jobs of a query, and those of its keyword alone. */
export function countBody(tiers: readonly Query[], filters: FilterClauses): Clause {
  return {
    track_total_hits: true,
    size: 0,
    // No scores are needed.
    query: tiers.length === 0 ? { match_all: {} } : anyOf(tiers.map(toClause)),
    post_filter: allClauses(filters),
    aggs: { found: { filter: { match_all: {} } } },
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
