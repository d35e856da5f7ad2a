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
import type { Query } from "../text/tiers.ts";
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
    const evaluated = (queries: readonly Query[]) =>
      queries.map((query) => evaluate(query, docIdsOf, columns.size));
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

/** Returns the jobs that match a query of terms. */
function evaluate(query: Query, docIdsOf: ReadonlyMap<string, DocIdSet>, size: number): DocIdSet {
  if (typeof query === "string") return docIdsOf.get(query) ?? emptySet;
  if ("or" in query)
    return union(
      query.or.map((part) => evaluate(part, docIdsOf, size)),
      size,
    );
  return intersection(query.and.map((part) => evaluate(part, docIdsOf, size)));
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
