import type { JobQuery } from "../job-index.ts";
import { maxPagedHits } from "../terms.ts";
import type { Query } from "../text/query.ts";
import { allClauses, type FacetAnswer, type FilterClauses } from "./filter-clauses.ts";
import { anyOf, type Clause, toClause } from "./query-dsl.ts";

/** The response to `searchBody`; it has facets when they were requested. */
export interface SearchAnswer {
  timed_out: boolean;
  _shards: { failed: number };
  hits: { total: { value: number }; hits: { fields: { job_id: [number] } }[] };
  aggregations?: Partial<FacetAnswer> & KeywordCounts;
}

/**
 * Number of jobs that match the keyword before filters, and the number that match its wider tiers when
 * requested.
 */
interface KeywordCounts {
  found: { doc_count: number };
  wider?: { of: { doc_count: number } };
  named?: { of: { doc_count: number } };
}

/** Tiers whose jobs are counted as well: wider ones, and those of titles, companies and skills. */
export interface Counted {
  wider?: readonly Query[];
  named?: readonly Query[];
}

/**
 * Builds the request for a page and its total. A page after the last reachable hit is empty and has the true total. Filters
 * are a post filter, so that each facet can leave out its own.
 */
export function searchBody(
  query: JobQuery,
  tiers: readonly Query[],
  filters: FilterClauses,
  counted: Counted = {},
): Clause {
  const sort = query.sort ?? "relevance";
  return {
    track_total_hits: true,
    from: Math.min(query.offset, maxPagedHits),
    size: Math.max(0, Math.min(query.limit, maxPagedHits - query.offset)),
    stored_fields: "_none_",
    docvalue_fields: ["job_id"],
    query: open(ranked(tiers), query.asOf),
    post_filter: allClauses(filters),
    sort: [
      ...(sort === "relevance" && tiers.length > 0 ? [{ _score: "desc" }] : []),
      ...(sort === "salary" ? [{ pay_top: { order: "desc", missing: "_last" } }] : []),
      { approved_at: "desc" },
      { job_id: "desc" },
    ],
    aggs: keywordCounts(tiers, counted),
  };
}

function keywordCounts(tiers: readonly Query[], { wider = tiers, named = [] }: Counted): Clause {
  return {
    found: { filter: { match_all: {} } },
    ...(wider === tiers ? {} : { wider: ofAll(wider) }),
    ...(named.length === 0 ? {} : { named: ofAll(named) }),
  };
}

const ofAll = (tiers: readonly Query[]): Clause => ({
  global: {},
  aggs: { of: { filter: matching(tiers) } },
});

/** Adds the condition that a job has not expired. */
const open = (clause: Clause, asOf: Date): Clause => ({
  bool: { must: clause, filter: { range: { expires_at: { gt: asOf.getTime() } } } },
});

const matching = (tiers: readonly Query[]): Clause =>
  tiers.length === 0 ? { match_all: {} } : anyOf(tiers.map(toClause));

/** Counts the jobs of a query, and those of its keyword alone. */
export function countBody(
  query: JobQuery,
  tiers: readonly Query[],
  filters: FilterClauses,
  counted: Counted = {},
): Clause {
  return {
    track_total_hits: true,
    size: 0,
    // Only counts are requested, so no scores are needed.
    query: open(matching(tiers), query.asOf),
    post_filter: allClauses(filters),
    aggs: keywordCounts(tiers, counted),
  };
}

/** Builds the request for jobs that are near a keyword, best first. */
export function relatedBody(
  query: JobQuery,
  tiers: readonly Query[],
  filters: FilterClauses,
  most: number,
): Clause {
  return {
    size: most,
    track_total_hits: false,
    stored_fields: "_none_",
    docvalue_fields: ["job_id"],
    query: open(ranked(tiers), query.asOf),
    post_filter: allClauses(filters),
    sort: [{ _score: "desc" }, { approved_at: "desc" }, { job_id: "desc" }],
  };
}

/** Matches jobs of any tier; a job's score is that of its best tier. */
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
