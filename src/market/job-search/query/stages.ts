import type { Keyword, Query } from "../text/keyword.ts";

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

export interface Stage {
  /** The number of jobs that match, before filters. */
  size: number;
}

interface Ways<S extends Stage> {
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

/**
 * Finds the jobs of a keyword: hits with the typed accents, or with any accents when few have the typed ones. When the hits are
 * too few, jobs with the keyword's words in the title are added, then hits of the corrected spelling.
 */
export async function matchKeyword<S extends Stage>(
  keyword: Keyword,
  { match, correct, asTyped }: Ways<S>,
): Promise<{ found: S; spelling: string | null }> {
  let tiers = keyword.accented.length > 0 ? keyword.accented : keyword.tiers;
  let found = await match(tiers, keyword.tiers);
  const isFew = !asTyped && found.size < minHits && found.wider < fewHits;
  if (found.wider > found.size && (isFew || found.size < found.wider * minAccentedShare)) {
    tiers = [...keyword.accented, ...keyword.tiers];
    found = await match(tiers);
  }
  if (found.size >= fewHits || asTyped) return { found, spelling: null };
  if (found.size < minHits && keyword.looser.length > 0) {
    found = await match([...tiers, ...keyword.looser]);
    if (found.size >= minHits) return { found, spelling: null };
  }
  const better = await correct();
  const corrected = better && (await match([...tiers, ...better.keyword.tiers]));
  const least = found.size < minHits ? found.size + 1 : found.size * misspeltRatio;
  return corrected && corrected.size >= least
    ? { found: corrected, spelling: better.text }
    : { found, spelling: null };
}
