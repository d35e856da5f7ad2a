import type { Columns } from "./columns.ts";
import { type DocIdSet, has, sizeOf, toArray } from "./doc-id-set.ts";

/**
 * Jobs in an order that is computed only as far as it is read: nearly always the first page. Jobs that were removed before it is
 * read are left out.
 */
export interface Sort {
  /** The first `most` of them; fewer only when there are no more. */
  first(most: number): Uint32Array;
  /** The given ones of them, in this order. */
  sorted(some: Uint32Array): Uint32Array;
}

/** With fewer than one in so many jobs, sorting them is faster than scanning all jobs in their order. */
const sparseFactor = 16;

/** Live jobs, newest first. @param among restricts them; null for all */
export function byDate(columns: Columns, among: DocIdSet | null): Sort {
  return {
    first: (most) => (among ? newest(columns, among, most) : columns.byDate.subarray(0, most)),
    sorted: (some) => sortedByDate(columns, some),
  };
}

/** Live jobs, highest salary first. */
export function bySalary(columns: Columns, among: DocIdSet | null): Sort {
  return {
    first: (most) => (among ? firstOf(columns.bySalary, among, most) : columns.bySalary.subarray(0, most)),
    sorted(some) {
      const marks = new Uint8Array(columns.size);
      for (const docId of some) marks[docId] = 1;
      return columns.bySalary.filter((docId) => marks[docId] !== 0);
    },
  };
}

/** By tier, then newest first. @param tiers live jobs, each in one tier only */
export function byTier(columns: Columns, tiers: readonly DocIdSet[]): Sort {
  let known = new Uint32Array(0);
  let isComplete = false;
  return {
    first(most) {
      if (known.length < most && !isComplete) {
        known = new Uint32Array(most);
        let count = 0;
        for (const tier of tiers) {
          if (count === most) break;
          const next = newest(columns, tier, most - count);
          known.set(next, count);
          count += next.length;
        }
        isComplete = count < most;
        known = known.slice(0, count);
      }
      return known.subarray(0, most);
    },
    sorted(some) {
      const parts = tiers.map((tier) => some.filter((docId) => has(tier, docId)));
      return Uint32Array.from(parts.flatMap((part) => [...sortedByDate(columns, part)]));
    },
  };
}

function newest(columns: Columns, among: DocIdSet, most: number): Uint32Array {
  if (sizeOf(among) * sparseFactor >= columns.size) return firstOf(columns.byDate, among, most);
  return sortedByDate(columns, toArray(among)).slice(0, most);
}

function firstOf(ordered: Uint32Array, among: DocIdSet, most: number): Uint32Array {
  const found = new Uint32Array(Math.min(most, sizeOf(among)));
  let count = 0;
  for (let i = 0; i < ordered.length && count < found.length; i++)
    if (has(among, ordered[i]!)) found[count++] = ordered[i]!;
  return found.slice(0, count);
}

function sortedByDate({ byDate, dateRank, live }: Columns, some: Uint32Array): Uint32Array {
  const ranks = some.filter((docId) => live[docId] !== 0).map((docId) => dateRank[docId]!);
  return ranks.sort().map((rank) => byDate[rank]!);
}
