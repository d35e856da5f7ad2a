import type { Reader } from "#kit/db.ts";
import type { Facts } from "./facts.ts";
import type { Match } from "./keyword.ts";
import { Postings } from "./postings.ts";
import { allOf, anyOf, eachOf, none, type Slots } from "./slots.ts";

/** The jobs that a keyword finds, as slots of the facts. */
export interface Hits {
  /** Best first: by tier, then newest. */
  ranked: Uint32Array;
  /** Newest first. */
  byDate(): Uint32Array;
  /** Best paid first. */
  byPay(): Uint32Array;
}

const mostSlots = 4_000_000;
/** Below one in so many jobs, sorting the hits is faster than walking all jobs in their order. */
const few = 16;

/**
 * Finds the jobs of a keyword's tiers, and keeps them until a job changes.
 * @param ground what is read ahead, whoever asks
 */
export function keywordHits(
  ground: Reader,
): (db: Reader, facts: Facts, tiers: readonly Match[]) => Promise<Hits> {
  const kept = new Map<string, { facts: Facts; version: number; hits: Hits }>();
  let slots = 0;
  let postings: Postings | null = null;

  function forget(key: string): void {
    slots -= kept.get(key)?.hits.ranked.length ?? 0;
    kept.delete(key);
  }
  function keep(key: string, facts: Facts, version: number, hits: Hits): Hits {
    forget(key);
    kept.set(key, { facts, version, hits });
    slots += hits.ranked.length;
    for (const oldest of kept.keys()) {
      if (slots <= mostSlots || oldest === key) break;
      forget(oldest);
    }
    return hits;
  }

  return async (db, facts, tiers) => {
    const key = JSON.stringify(tiers);
    const { version } = facts;
    const known = kept.get(key);
    if (known?.facts === facts && known.version === version) return keep(key, facts, version, known.hits);
    if (postings?.facts !== facts || postings.worn) {
      postings = new Postings(facts);
      // Whoever searches meanwhile asks for what he needs himself.
      postings.readAhead(ground).catch(() => {});
    }
    const slotsOf = await postings.of(db, [...new Set(tiers.flatMap(tokensOf))]);
    const found = tiers.map((tier) => fitting(tier, slotsOf, facts.size));
    return keep(key, facts, version, hitsOf(facts, rank(facts, found)));
  };
}

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
function rank(facts: Facts, tiers: readonly Slots[]): Uint32Array {
  const { live, byDate, dateRank } = facts;
  /** One more than the tier; 0 for a job in none. */
  const tierOf = new Uint8Array(facts.size);
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
  if (found * few < byDate.length) {
    tiers.forEach((tier, at) => {
      let to = at === 0 ? 0 : ends[at - 1]!;
      eachOf(tier, (slot) => {
        if (tierOf[slot] === at + 1) ranked[to++] = dateRank[slot]!;
      });
      ranked.subarray(at === 0 ? 0 : ends[at - 1], to).sort();
    });
    return ranked.map((rank) => byDate[rank]!);
  }
  const next = [0, 0, ...ends];
  for (let i = 0; i < byDate.length; i++) {
    const slot = byDate[i]!;
    const tier = tierOf[slot]!;
    if (tier !== 0) ranked[next[tier]!++] = slot;
  }
  return ranked;
}

function hitsOf(facts: Facts, ranked: Uint32Array): Hits {
  /** The hits in the order of a list of all jobs. */
  const inOrder = (all: Uint32Array) => {
    const among = new Uint8Array(facts.size);
    for (const slot of ranked) among[slot] = 1;
    return all.filter((slot) => among[slot] === 1);
  };
  let dated: Uint32Array | null = null;
  let paid: Uint32Array | null = null;
  return {
    ranked,
    byDate: () => (dated ??= inOrder(facts.byDate)),
    byPay: () => (paid ??= inOrder(facts.byPay)),
  };
}
