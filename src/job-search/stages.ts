import type { Keyword, Query } from "./keyword.ts";

/** With fewer hits, other ways to read a keyword are tried, and related jobs are shown beside them. */
export const minHits = 3;
/** With fewer hits, a keyword may be misspelt in the ads as well; its corrected spelling then has so many times as many. */
const fewHits = 10;
const misspeltRatio = 20;
/** Related jobs beside too few hits. */
export const maxRelated = 10;
/** Hits that agree with the typed accents stand alone, unless they are fewer than this share of those without, or all are few. */
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
  /** A keyword with corrected spelling: parsed, and to show. */
  correct(): Promise<{ keyword: Keyword; text: string } | null>;
  /** Only what says the keyword as it was typed. */
  asTyped: boolean;
}

/**
 * The jobs that a keyword finds: those that say it, with the accents that were typed unless hardly any do; where these are too few,
 * those with its words in the title, then with corrected spelling.
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
