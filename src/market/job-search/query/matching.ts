import type { Reader } from "#kit/db.ts";
import type { Columns } from "../index/columns.ts";
import {
  type DocIdSet,
  difference,
  emptySet,
  intersection,
  isEmpty,
  sizeOf,
  union,
} from "../index/doc-id-set.ts";
import { PostingLists } from "../index/posting-lists.ts";
import type { Query } from "../text/query.ts";
import { byTier, type Sort } from "./sort.ts";

/** The jobs that a keyword finds, as doc ids. */
export interface Matches {
  /** The number of jobs. */
  size: number;
  docIds: DocIdSet;
  /** The jobs, best first: by tier, and newest first within a tier. */
  ranked: Sort;
  /** The number of jobs that the wider tiers match. */
  wider: number;
}

/** Matches tiers by intersections and unions of the posting lists of their leaves. */
export function tierMatcher(
  db: Reader,
): (columns: Columns, tiers: readonly Query[], wider?: readonly Query[]) => Promise<Matches> {
  let lists: PostingLists | null = null;
  return async (columns, tiers, wider = tiers) => {
    if (lists?.columns !== columns) lists = new PostingLists(db, columns);
    const leaves = [...new Set([...tiers, ...wider].flatMap(leavesOf))];
    const docIdsOf = await lists.of(leaves);
    // Parts of the query are in several tiers.
    const known = new Map<Query, DocIdSet>(docIdsOf);
    const evaluated = (queries: readonly Query[]) =>
      queries.map((query) => evaluate(query, known, columns.size));
    const matches = rank(columns, evaluated(tiers));
    if (wider === tiers) return { ...matches, wider: matches.size };
    const all = intersection([union(evaluated(wider), columns.size), columns.liveDocs]);
    return { ...matches, wider: sizeOf(all) };
  };
}

function leavesOf(query: Query): string[] {
  if (typeof query === "string") return [query];
  return ("and" in query ? query.and : query.or).flatMap(leavesOf);
}

/**
 * Returns the jobs that match a query of terms.
 * @param known the sets of terms, to which those of combinations are added
 */
function evaluate(query: Query, known: Map<Query, DocIdSet>, size: number): DocIdSet {
  const set = known.get(query);
  if (set || typeof query === "string") return set ?? emptySet;
  const parts = ("or" in query ? query.or : query.and).map((part) => evaluate(part, known, size));
  const found = "or" in query ? union(parts, size) : intersection(parts);
  known.set(query, found);
  return found;
}

/** Returns live jobs by tier, each in its best tier only. */
function rank(columns: Columns, tiers: readonly DocIdSet[]): Omit<Matches, "wider"> {
  let docIds: DocIdSet = emptySet;
  const ranked: DocIdSet[] = [];
  for (const tier of tiers) {
    const fresh = difference(intersection([tier, columns.liveDocs]), docIds, columns.size);
    if (isEmpty(fresh)) continue;
    docIds = union([docIds, fresh], columns.size);
    ranked.push(fresh);
  }
  return { size: sizeOf(docIds), docIds, ranked: byTier(columns, ranked) };
}
