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

const keptBytes = 16_000_000;
const keptBytesPerJob = 48;
/** Even a keyword that finds nothing takes room. */
const leastBytes = 2000;
/** In smaller markets nobody waits long enough. */
const largeMarket = 20_000;

export interface KeywordHits {
  /** The jobs of a keyword's tiers, kept until a job changes; whoever asks with the same array is asking the same. */
  find(db: Reader, facts: Facts, tiers: readonly Match[]): Promise<Hits>;
  /** Done when what likely keywords need is in memory. */
  readAhead(facts: Facts): Promise<void>;
}

interface Kept {
  facts: Facts;
  hits: Hits;
  bytes: number;
}

/**
 * Finds the jobs of keywords by meeting and joining the sets of their tokens.
 * @param ground what is read ahead, whoever asks
 * @param likely keywords that visitors will ask for
 */
export function keywordHits(
  ground: Reader,
  likely: () => Promise<readonly (readonly Match[])[]>,
): KeywordHits {
  const kept = new Map<readonly Match[], Kept>();
  let bytes = 0;
  let postings: Postings | null = null;
  let ahead: Promise<void> = Promise.resolve();

  function forget(tiers: readonly Match[]): void {
    bytes -= kept.get(tiers)?.bytes ?? 0;
    kept.delete(tiers);
  }
  function keep(tiers: readonly Match[], known: Kept): Hits {
    forget(tiers);
    kept.set(tiers, known);
    bytes += known.bytes;
    const most = keptBytes + keptBytesPerJob * known.facts.size;
    for (const oldest of kept.keys()) {
      if (bytes <= most || oldest === tiers) break;
      forget(oldest);
    }
    return known.hits;
  }

  function postingsOf(facts: Facts): Postings {
    if (postings?.facts === facts && !postings.worn) return postings;
    postings = new Postings(facts);
    // Whoever searches meanwhile asks for what he needs himself.
    if (facts.size >= largeMarket) ahead = readAhead(postings).catch(() => {});
    return postings;
  }

  async function readAhead(fresh: Postings): Promise<void> {
    await fresh.readAhead(ground, (await likely()).map(distinctTokens));
  }

  return {
    async find(db, facts, tiers) {
      const { version } = facts;
      const known = kept.get(tiers);
      if (known?.facts === facts && known.hits.version === version) return keep(tiers, known);
      const slotsOf = await postingsOf(facts).of(db, distinctTokens(tiers));
      const found = tiers.map((tier) => fitting(tier, slotsOf, facts.size));
      return keep(tiers, { facts, ...rank(facts, version, found) });
    },
    readAhead(facts) {
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
function rank(facts: Facts, version: number, tiers: readonly Slots[]): { hits: Hits; bytes: number } {
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
