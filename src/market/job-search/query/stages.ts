import { type Keyword, parseKeyword } from "../text/keyword.ts";
import type { Query } from "../text/query.ts";
import type { Ways } from "../text/tiers.ts";

/** Minimum number of hits: with fewer, the keyword is matched less strictly, and related jobs are shown. */
export const minHits = 3;
/**
 * Keywords with fewer hits than `fewHits` are corrected. From `minHits` hits on, the corrected keyword
 * must have `misspeltRatio` times as many, because ads may share the misspelling.
 */
const fewHits = 10;
const misspeltRatio = 20;
/** Maximum number of related jobs that are added to too few hits. */
export const maxRelated = 10;
/**
 * The lowest share of hits with the typed accents among the hits with any accents. Below it, hits with
 * any accents are returned.
 */
const minAccentedShare = 0.05;

/** With fewer hits than a page has, the search without one of its things is shown as well. */
export const fewOnPage = 20;

export interface Stage {
  /** The number of jobs that match, before filters. */
  size: number;
}

interface Matching<S extends Stage> {
  /**
   * Matches tiers.
   * @param wider tiers to count as well, for `wider` of the answer
   */
  match(tiers: readonly Query[], wider?: readonly Query[]): Promise<S & { wider: number }>;
  /** Returns the keyword with corrected spelling: parsed, and as a text for display. */
  correct(): Promise<{ keyword: Keyword; text: string } | null>;
  /** True for a search without looser matches and spelling correction. */
  asTyped: boolean;
}

/** Returns the way to match a keyword: the most bound one that finds enough of the jobs of those after it. */
async function wayOf<S extends Stage>({ ways }: Keyword, match: Matching<S>["match"]): Promise<Ways> {
  let chosen = ways[0]!;
  for (const next of ways.slice(1)) {
    const { size, wider } = await match(chosen.tiers, next.tiers);
    if (size < wider * next.share) chosen = next;
  }
  return chosen;
}

/** Returns the keyword for the province of a district, or of a former province, that it names. */
function widened({ wider }: Keyword): { keyword: Keyword; text: string } | null {
  return wider === null ? null : { keyword: parseKeyword(wider), text: wider };
}

/**
 * Finds the jobs of a keyword: hits with the typed accents, or with any accents when few have the typed ones. When the hits are
 * too few, jobs with the keyword's words in the title are added, then hits of the corrected spelling.
 */
export async function matchKeyword<S extends Stage>(
  keyword: Keyword,
  { match, correct, asTyped }: Matching<S>,
): Promise<{ found: S; spelling: string | null }> {
  const way = await wayOf(keyword, match);
  let tiers = way.accented.length > 0 ? way.accented : way.tiers;
  let found = await match(tiers, way.tiers);
  const isFew = !asTyped && found.size < minHits && found.wider < fewHits;
  if (found.wider > found.size && (isFew || found.size < found.wider * minAccentedShare)) {
    tiers = [...way.accented, ...way.tiers];
    found = await match(tiers);
  }
  if (!asTyped && found.size < fewHits && keyword.unranked.length > 0) {
    tiers = [...tiers, ...keyword.unranked];
    found = await match(tiers);
  }
  if (found.size >= fewHits || asTyped) return { found, spelling: null };
  if (found.size < minHits && keyword.looser.length > 0) {
    tiers = [...tiers, ...keyword.looser];
    found = await match(tiers);
  }
  for (const next of keyword.ways.slice(keyword.ways.indexOf(way) + 1)) {
    if (found.size >= minHits) break;
    tiers = [...tiers, ...next.accented, ...next.tiers];
    found = await match(tiers);
  }
  if (found.size >= fewHits) return { found, spelling: null };
  const better = (await correct()) ?? (found.size === 0 ? widened(keyword) : null);
  const others = better ? await wayOf(better.keyword, match) : null;
  const corrected = others && (await match([...tiers, ...others.tiers]));
  const least = found.size < minHits ? found.size + 1 : found.size * misspeltRatio;
  return corrected && corrected.size >= least
    ? { found: corrected, spelling: better!.text }
    : { found, spelling: null };
}
