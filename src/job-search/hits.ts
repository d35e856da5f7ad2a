import type { LRUCache } from "lru-cache";
import { cacheOfBytes } from "#kit/cache.ts";
import type { Reader } from "#kit/db.ts";
import type { Facts } from "./facts.ts";
import type { Match } from "./keyword.ts";
import { byTier, type Order } from "./orders.ts";
import { Postings } from "./postings.ts";
import { allOf, anyOf, bytesOf, isNone, none, type Slots, sizeOf, without } from "./slots.ts";

/** The jobs that a keyword finds, as slots of the facts. */
export interface Hits {
  /** The facts' version before they were looked for: what is worked out from them is no newer. */
  version: number;
  /** How many they were when they were found. */
  size: number;
  slots: Slots;
  /** Best first: by tier, then newest. */
  ranked: Order;
}

const cacheBytes = 16_000_000;
const cacheBytesPerJob = 48;
/** Even a keyword that finds nothing takes room. */
const leastBytes = 2000;
/** In smaller markets nobody waits long enough. */
const largeMarket = 20_000;

export interface KeywordHits {
  /** The jobs of a keyword's tiers, kept until a job changes; whoever asks with the same array is asking the same. */
  find(db: Reader, facts: Facts, tiers: readonly Match[]): Promise<Hits>;
  /** Done when what likely keywords need is in memory. */
  warmUp(facts: Facts): Promise<void>;
}

interface Found {
  hits: Hits;
  bytes: number;
}

/**
 * Finds the jobs of keywords by meeting and joining the sets of their tokens.
 * @param ground what warming up reads from, whoever asks
 * @param likely keywords that visitors will ask for
 */
export function keywordHits(
  ground: Reader,
  likely: () => Promise<readonly (readonly Match[])[]>,
): KeywordHits {
  /** Of these facts; others have slots of their own. */
  let cached: { facts: Facts; found: LRUCache<readonly Match[], Found> } | null = null;
  let postings: Postings | null = null;
  let ahead: Promise<void> = Promise.resolve();

  function cacheFor(facts: Facts) {
    if (cached?.facts !== facts) {
      const most = cacheBytes + cacheBytesPerJob * facts.size;
      cached = { facts, found: cacheOfBytes(most, ({ bytes }) => bytes) };
    }
    return cached.found;
  }

  function postingsOf(facts: Facts): Postings {
    if (postings?.facts === facts && !postings.worn) return postings;
    postings = new Postings(facts);
    // Whoever searches meanwhile asks for what he needs himself.
    if (facts.size >= largeMarket) ahead = warmUp(postings).catch(() => {});
    return postings;
  }

  async function warmUp(fresh: Postings): Promise<void> {
    await fresh.warmUp(ground, (await likely()).map(distinctTokens));
  }

  return {
    async find(db, facts, tiers) {
      const { version } = facts;
      const known = cacheFor(facts).get(tiers);
      if (known?.hits.version === version) return known.hits;
      const slotsOf = await postingsOf(facts).of(db, distinctTokens(tiers));
      const matching = tiers.map((tier) => fitting(tier, slotsOf, facts.size));
      const found = rank(facts, version, matching);
      cacheFor(facts).set(tiers, found);
      return found.hits;
    },
    warmUp(facts) {
      postingsOf(facts);
      return ahead;
    },
  };
}

const distinctTokens = (tiers: readonly Match[]) => [...new Set(tiers.flatMap(tokensOf))];

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

/** Live jobs, each in its best tier. */
function rank(facts: Facts, version: number, tiers: readonly Slots[]): Found {
  let slots: Slots = none;
  let bytes = leastBytes;
  const ranked: Slots[] = [];
  for (const tier of tiers) {
    const fresh = without(allOf([tier, facts.liveSlots]), slots, facts.size);
    if (isNone(fresh)) continue;
    slots = anyOf([slots, fresh], facts.size);
    ranked.push(fresh);
    bytes += bytesOf(fresh);
  }
  return {
    hits: { version, size: sizeOf(slots), slots, ranked: byTier(facts, ranked) },
    bytes: bytes + bytesOf(slots),
  };
}
