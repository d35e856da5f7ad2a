import type { Facts } from "./facts.ts";
import { arrayOf, has, type Slots, sizeOf } from "./slots.ts";

/**
 * Jobs in an order of which only as much is worked out as is looked at: nearly always the first page. Whoever looks may do so
 * after jobs were taken down; those are left out.
 */
export interface Order {
  /** The first `most` of them; fewer only where there are no more. */
  first(most: number): Uint32Array;
  /** Some of them, in this order. */
  sorted(some: Uint32Array): Uint32Array;
}

/** Below one in so many jobs, sorting them is faster than walking all jobs in their order. */
const few = 16;

/** Live jobs, newest first. @param among those of them that are meant; null for all */
export function byDate(facts: Facts, among: Slots | null): Order {
  return {
    first: (most) => (among ? newest(facts, among, most) : facts.byDate.subarray(0, most)),
    sorted: (some) => sortedByDate(facts, some),
  };
}

/** Live jobs, best paid first. */
export function byPay(facts: Facts, among: Slots | null): Order {
  return {
    first: (most) => (among ? firstOf(facts.byPay, among, most) : facts.byPay.subarray(0, most)),
    sorted(some) {
      const marks = new Uint8Array(facts.size);
      for (const slot of some) marks[slot] = 1;
      return facts.byPay.filter((slot) => marks[slot] !== 0);
    },
  };
}

/** By tier, then newest first. @param tiers live jobs, each in one tier only */
export function byTier(facts: Facts, tiers: readonly Slots[]): Order {
  let known = new Uint32Array(0);
  let isWhole = false;
  return {
    first(most) {
      if (known.length < most && !isWhole) {
        known = new Uint32Array(most);
        let met = 0;
        for (const tier of tiers) {
          if (met === most) break;
          const next = newest(facts, tier, most - met);
          known.set(next, met);
          met += next.length;
        }
        isWhole = met < most;
        known = known.slice(0, met);
      }
      return known.subarray(0, most);
    },
    sorted(some) {
      const parts = tiers.map((tier) => some.filter((slot) => has(tier, slot)));
      return Uint32Array.from(parts.flatMap((part) => [...sortedByDate(facts, part)]));
    },
  };
}

function newest(facts: Facts, among: Slots, most: number): Uint32Array {
  if (sizeOf(among) * few >= facts.size) return firstOf(facts.byDate, among, most);
  return sortedByDate(facts, arrayOf(among)).slice(0, most);
}

function firstOf(all: Uint32Array, among: Slots, most: number): Uint32Array {
  const found = new Uint32Array(Math.min(most, sizeOf(among)));
  let met = 0;
  for (let i = 0; i < all.length && met < found.length; i++) if (has(among, all[i]!)) found[met++] = all[i]!;
  return found.slice(0, met);
}

function sortedByDate({ byDate, dateRank, live }: Facts, some: Uint32Array): Uint32Array {
  const ranks = some.filter((slot) => live[slot] !== 0).map((slot) => dateRank[slot]!);
  return ranks.sort().map((rank) => byDate[rank]!);
}
