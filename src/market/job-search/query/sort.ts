import type { Columns } from "../index/columns.ts";
import {
  type DocIdSet,
  difference,
  emptySet,
  has,
  intersection,
  sizeOf,
  union,
} from "../index/doc-id-set.ts";
import type { Compare, SortedDocIds } from "../index/sorted-doc-ids.ts";

/**
 * Jobs in an order that is computed only as far as it is read, mostly the first page. Jobs removed before the
 * read are left out.
 */
export interface Sort {
  /** Returns the first `most` jobs, or all when there are fewer. */
  first(most: number): Uint32Array;
  /** Returns the first `most` of the given jobs. */
  sorted(some: Uint32Array, most?: number): Uint32Array;
}

/**
 * Orders live jobs, newest first.
 * @param among restricts the jobs; null for all
 */
export function byDate(columns: Columns, among: DocIdSet | null): Sort {
  return sorting(columns, among, columns.byDate, (a, b) => columns.newerFirst(a, b));
}

/** Orders live jobs, highest salary first. */
export function bySalary(columns: Columns, among: DocIdSet | null): Sort {
  return sorting(columns, among, columns.bySalary, (a, b) => columns.higherSalaryFirst(a, b));
}

/** Orders jobs by the first of the tiers that they are in, and newest first within a tier. */
export function byTier(columns: Columns, tiers: readonly DocIdSet[]): Sort {
  let taken = emptySet;
  const own: DocIdSet[] = [];
  /** Returns the live jobs of a tier that no tier before it has; mostly only the first tiers are read. */
  const ownOf = (at: number): DocIdSet => {
    while (own.length <= at) {
      const live = intersection([tiers[own.length]!, columns.liveDocs]);
      const set = difference(live, taken, columns.size);
      taken = union([taken, set], columns.size);
      own.push(set);
    }
    return own[at]!;
  };
  const newest = byDate(columns, null);
  const oneByOne = (most: number, firstOf: (at: number, most: number) => Uint32Array) => {
    const found = new Uint32Array(most);
    let count = 0;
    for (let at = 0; at < tiers.length && count < most; at++) {
      const next = firstOf(at, most - count);
      found.set(next, count);
      count += next.length;
    }
    return found.subarray(0, count);
  };
  return {
    first: (most) => oneByOne(most, (at, left) => byDate(columns, ownOf(at)).first(left)),
    sorted(some, most = some.length) {
      let others = some;
      return oneByOne(most, (at, left) => {
        const inTier = others.filter((docId) => has(tiers[at]!, docId));
        others = others.filter((docId) => !has(tiers[at]!, docId));
        return newest.sorted(inTier, left);
      });
    },
  };
}

function sorting(columns: Columns, among: DocIdSet | null, all: SortedDocIds, compare: Compare): Sort {
  const isLive = (docId: number) => columns.live[docId] !== 0;
  const sorted = (some: Uint32Array, most = some.length) => firstOf(some, most, compare, isLive);
  return {
    first(most) {
      if (!among) return all.first(most, isLive);
      // A few jobs are compared directly; for many, scanning all jobs in order finds the first ones soon.
      if (among.list) return sorted(among.list, most);
      return all.first(Math.min(most, sizeOf(among)), (docId) => has(among, docId) && isLive(docId));
    },
    sorted,
  };
}

/** @param docIds ascending: later ones are mostly newer, so that looking at them first leaves little to compare */
function firstOf(
  docIds: Uint32Array,
  most: number,
  compare: Compare,
  passes: (docId: number) => boolean,
): Uint32Array {
  let found: number[] = [];
  let last = -1;
  for (let i = docIds.length - 1; i >= 0; i--) {
    const docId = docIds[i]!;
    if ((last >= 0 && compare(docId, last) > 0) || !passes(docId)) continue;
    found.push(docId);
    if (found.length < 2 * most) continue;
    found = found.sort(compare).slice(0, most);
    last = found.at(-1)!;
  }
  return Uint32Array.from(found.sort(compare).slice(0, most));
}
