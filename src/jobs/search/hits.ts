import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Facts } from "./facts.ts";
import type { Tier } from "./keyword.ts";

/** The jobs that a keyword finds, as slots of the facts. */
export interface Hits {
  /** Best first: by tier, then newest. */
  ranked: Uint32Array;
  /** Newest first. */
  byDate(): Uint32Array;
  /** Best paid first. */
  byPay(): Uint32Array;
}

interface Kept {
  facts: Facts;
  /** Slots of each tier, newest first; a slot stands in its best tier only. */
  tiers: Uint32Array[];
  /** Slots from here on were not there yet. */
  upTo: number;
  version: number;
  hits: Hits;
}

const mostSlots = 8_000_000;
const mostKeywords = 2000;
/** So many new jobs at once are not looked at one by one. */
const mostNew = 2000;

/**
 * Finds the jobs of a keyword in PostgreSQL, and keeps them: words of a job only change together with its slot, so what is
 * kept stays right, and only jobs that came since are asked for.
 */
export function keywordHits(): (db: Reader, facts: Facts, tiers: readonly Tier[]) => Promise<Hits> {
  const kept = new Map<string, Kept>();
  let slots = 0;

  function keep(key: string, entry: Kept): Hits {
    forget(key);
    kept.set(key, entry);
    slots += weight(entry);
    for (const oldest of kept.keys()) {
      if (slots <= mostSlots && kept.size <= mostKeywords) break;
      if (oldest !== key) forget(oldest);
      else break;
    }
    return entry.hits;
  }
  function forget(key: string): void {
    const entry = kept.get(key);
    if (!entry) return;
    slots -= weight(entry);
    kept.delete(key);
  }

  return async (db, facts, tiers) => {
    const key = tiers.map(({ column, query }) => `${column} ${query}`).join("\n");
    const known = kept.get(key);
    if (known?.facts === facts && known.version === facts.version) return keep(key, known);
    const upTo = facts.size;
    const { version } = facts;
    const usable = known?.facts === facts && upTo - known.upTo <= mostNew ? known : null;
    const added = usable ? liveFrom(facts, usable.upTo) : null;
    const found =
      added?.length === 0
        ? tiers.map(() => [])
        : await jobsOf(
            db,
            tiers,
            added?.map((slot) => facts.jobId[slot]!),
          );
    const merged = rank(facts, found, usable?.tiers);
    return keep(key, { facts, tiers: merged, upTo, version, hits: hitsOf(facts, merged) });
  };
}

const weight = ({ tiers }: Kept) => tiers.reduce((sum, tier) => sum + tier.length, 64);

function liveFrom(facts: Facts, from: number): number[] {
  const found: number[] = [];
  for (let slot = from; slot < facts.size; slot++) if (facts.live[slot]) found.push(slot);
  return found;
}

/** Puts each job into its best tier, newest first. */
function rank(facts: Facts, found: readonly (readonly number[])[], before?: Uint32Array[]): Uint32Array[] {
  const placed = new Uint8Array(facts.size);
  for (const tier of before ?? []) for (const slot of tier) placed[slot] = 1;
  return found.map((ids, at) => {
    const ranks: number[] = [];
    for (const slot of before?.[at] ?? []) if (facts.live[slot]) ranks.push(facts.dateRank[slot]!);
    for (const id of ids) {
      const slot = facts.slotOf.get(id);
      if (slot === undefined || placed[slot]) continue;
      placed[slot] = 1;
      ranks.push(facts.dateRank[slot]!);
    }
    return Uint32Array.from(ranks)
      .sort()
      .map((rank) => facts.byDate[rank]!);
  });
}

function hitsOf(facts: Facts, tiers: Uint32Array[]): Hits {
  const ranked = new Uint32Array(tiers.reduce((sum, tier) => sum + tier.length, 0));
  let at = 0;
  for (const tier of tiers) {
    ranked.set(tier, at);
    at += tier.length;
  }
  const { byDate, byPay, dateRank } = facts;
  let dated: Uint32Array | null = null;
  let paid: Uint32Array | null = null;
  return {
    ranked,
    byDate: () =>
      (dated ??= ranked
        .map((slot) => dateRank[slot]!)
        .sort()
        .map((rank) => byDate[rank]!)),
    byPay: () => {
      if (paid) return paid;
      const among = new Uint8Array(facts.size);
      for (const slot of ranked) among[slot] = 1;
      paid = byPay.filter((slot) => among[slot] === 1);
      return paid;
    },
  };
}

/**
 * The jobs of each tier, all in one statement.
 * @param among only these jobs; all when left out
 */
async function jobsOf(db: Reader, tiers: readonly Tier[], among?: readonly number[]): Promise<number[][]> {
  if (tiers.length === 0) return [];
  const only = among ? sql`AND s.job_id = ANY(${[...among]}::bigint[])` : sql``;
  const sets = tiers.map(
    ({ column, query }) =>
      sql`array(SELECT s.job_id FROM job_search s WHERE s.${sql.ref(column)} @@ ${query}::tsquery ${only})::text`,
  );
  const { rows } = await sql<{ sets: string[] }>`SELECT json_build_array(${sql.join(sets)}) AS sets`.execute(
    db,
  );
  return rows[0]!.sets.map(readIds);
}

/** `{1,22,333}`: tens of thousands of ids, so by hand. */
function readIds(text: string): number[] {
  const ids: number[] = [];
  let id = 0;
  for (let i = 1; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit >= 0 && digit <= 9) id = id * 10 + digit;
    else {
      if (id > 0) ids.push(id);
      id = 0;
    }
  }
  return ids;
}
