import type { Reader } from "#kit/db.ts";
import type { Facts } from "./facts.ts";
import type { Match } from "./keyword.ts";
import { Postings } from "./postings.ts";
import { allOf, anyOf, eachOf, none, type Slots } from "./slots.ts";

/** The jobs that a keyword finds, as slots of the facts. */
export interface Hits {
  /** Best first: by tier, then newest. */
  ranked: Uint32Array;
  /** Ascending, to be counted. */
  slots: Uint32Array;
  /** Newest first. */
  byDate(): Uint32Array;
  /** Best paid first. */
  byPay(): Uint32Array;
}

const mostSlots = 4_000_000;
/** Even a keyword that finds nothing takes room. */
const leastSlots = 500;
/** Below one in so many jobs, sorting the hits is faster than walking all jobs in their order. */
const few = 16;

/**
 * Finds the jobs of a keyword's tiers, and keeps them until a job changes; whoever asks with the same array is asking the same.
 * @param ground what is read ahead, whoever asks
 */
export function keywordHits(
  ground: Reader,
): (db: Reader, facts: Facts, tiers: readonly Match[]) => Promise<Hits> {
  const kept = new Map<readonly Match[], { facts: Facts; version: number; hits: Hits }>();
  let slots = 0;
  let postings: Postings | null = null;

  function forget(tiers: readonly Match[]): void {
    const known = kept.get(tiers);
    if (!known) return;
    slots -= room(known.hits);
    kept.delete(tiers);
  }
  function keep(tiers: readonly Match[], facts: Facts, version: number, hits: Hits): Hits {
    forget(tiers);
    kept.set(tiers, { facts, version, hits });
    slots += room(hits);
    for (const oldest of kept.keys()) {
      if (slots <= mostSlots || oldest === tiers) break;
      forget(oldest);
    }
    return hits;
  }

  return async (db, facts, tiers) => {
    const { version } = facts;
    const known = kept.get(tiers);
    if (known?.facts === facts && known.version === version) return keep(tiers, facts, version, known.hits);
    if (postings?.facts !== facts || postings.worn) {
      postings = new Postings(facts);
      // Whoever searches meanwhile asks for what he needs himself.
      postings.readAhead(ground).catch(() => {});
    }
    const slotsOf = await postings.of(db, [...new Set(tiers.flatMap(tokensOf))]);
    const found = tiers.map((tier) => fitting(tier, slotsOf, facts.size));
    return keep(tiers, facts, version, rank(facts, found));
  };
}

const room = ({ ranked }: Hits) => ranked.length + leastSlots;

function tokensOf(match: Match): string[] {
  if (typeof match === "string") return [match];
  return ("all" in match ? match.all : match.any).flatMap(tokensOf);
}

/** The jobs that a match fits. */
function fitting(match: Match, slotsOf: ReadonlyMap<string, Slots>, size: number): Slots {
  if (typeof match === "string") return slotsOf.get(match) ?? none;
  if ("any" in match)
    return anyOf(
      match.any.map((part) => fitting(part, slotsOf, size)),
      size,
    );
  return allOf(match.all.map((part) => fitting(part, slotsOf, size)));
}

/** Live jobs, each in its best tier, newest first. */
function rank(facts: Facts, tiers: readonly Slots[]): Hits {
  const { live, byDate, dateRank, size } = facts;
  /** One more than the tier; 0 for a job in none. */
  const tierOf = new Uint8Array(size);
  const ends = tiers.map(() => 0);
  let found = 0;
  tiers.forEach((tier, at) => {
    eachOf(tier, (slot) => {
      if (tierOf[slot] !== 0 || live[slot] === 0) return;
      tierOf[slot] = at + 1;
      found++;
    });
    ends[at] = found;
  });
  const ranked = new Uint32Array(found);
  const isFew = found * few < size;
  if (isFew) {
    let to = 0;
    tiers.forEach((tier, at) => {
      const from = to;
      eachOf(tier, (slot) => {
        if (tierOf[slot] === at + 1) ranked[to++] = dateRank[slot]!;
      });
      ranked.subarray(from, to).sort();
    });
    for (let i = 0; i < found; i++) ranked[i] = byDate[ranked[i]!]!;
  } else {
    // By one more than the tier, like the marks.
    const next = [0, 0, ...ends];
    for (let i = 0; i < byDate.length; i++) {
      const slot = byDate[i]!;
      const tier = tierOf[slot]!;
      if (tier !== 0) ranked[next[tier]!++] = slot;
    }
  }
  /** The hits in the order of a list of all jobs. */
  const inOrder = (all: Uint32Array) => {
    const among = new Uint8Array(size);
    for (const slot of ranked) among[slot] = 1;
    return all.filter((slot) => among[slot] === 1);
  };
  let dated: Uint32Array | null = null;
  let paid: Uint32Array | null = null;
  return {
    ranked,
    slots: isFew ? ranked.slice().sort() : marked(tierOf, found),
    byDate: () => (dated ??= inOrder(byDate)),
    byPay: () => (paid ??= inOrder(facts.byPay)),
  };
}

function marked(marks: Uint8Array, count: number): Uint32Array {
  const slots = new Uint32Array(count);
  for (let slot = 0, at = 0; slot < marks.length; slot++) if (marks[slot] !== 0) slots[at++] = slot;
  return slots;
}
