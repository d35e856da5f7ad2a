import type { JobHits, JobQuery } from "../job-index.ts";
import type { Judge } from "./says-it.ts";

export type Ask = (query: Partial<JobQuery>) => Promise<JobHits>;

/** The required quality of the search; shares from 0 to 1. */
export const requiredQuality = { newest: 0.9, best: 0.95, totals: 0.9, recall: 0.95, twins: 0.9 } as const;

/** Keywords with fewer matching ads are not counted, because their shares would be random. */
const fewestSaying = 3;
/** Limit of hits, above the number of jobs in each test and in the benchmark of real ads. */
const all = 100_000;

export interface KeywordQuality {
  keyword: string;
  /** Number of ads that contain the keyword, and number that a reader accepts. */
  says: number;
  accepts: number;
  total: number;
  /** Shares of the ten newest and the ten best hits that contain the keyword; 0 without hits. */
  newest: number;
  best: number;
  /**
   * True when the total is between half of the ads that contain the keyword and double of the accepted ones.
   */
  totalFits: boolean;
  recall: number;
  /** Share of the accepted ads that are found; it has no required value. */
  recallOfAccepted: number;
}

/** Searches for each keyword and judges the hits. */
export async function qualityOf(
  ask: Ask,
  judge: Judge,
  keywords: readonly string[],
): Promise<KeywordQuality[]> {
  const measured: KeywordQuality[] = [];
  for (const line of keywords) {
    const [keyword = "", ...translations] = line.split("=");
    const { says, accepts } = judge.verdict(keyword, translations);
    if (says.size < fewestSaying) continue;
    const right = (ids: readonly number[]) =>
      ids.length === 0 ? 0 : ids.filter((id) => accepts.has(id)).length / ids.length;
    const newest = await ask({ keyword, sort: "recent", limit: 10 });
    const { ids, total } = await ask({ keyword, limit: all });
    measured.push({
      keyword,
      says: says.size,
      accepts: accepts.size,
      total,
      newest: right(newest.ids),
      best: right(ids.slice(0, 10)),
      totalFits: total >= says.size / 2 && total <= accepts.size * 2,
      recall: ids.filter((id) => says.has(id)).length / says.size,
      recallOfAccepted: ids.filter((id) => accepts.has(id)).length / accepts.size,
    });
  }
  return measured;
}

export interface TwinQuality {
  twins: readonly [string, string];
  totals: [number, number];
  /** Number of hits that the first ten of both twins have in common. */
  shared: number;
  isEqual: boolean;
}

/**
 * Returns the comparison of twins (two spellings of a query). They count as equal when their totals differ by at most 5 % and at
 * least eight of the first ten hits are the same.
 */
export async function equalityOf(
  ask: Ask,
  pairs: readonly (readonly [string, string])[],
): Promise<TwinQuality[]> {
  const measured: TwinQuality[] = [];
  for (const twins of pairs) {
    const [one, other] = [
      await ask({ keyword: twins[0], limit: 10 }),
      await ask({ keyword: twins[1], limit: 10 }),
    ];
    const most = Math.max(one.total, other.total);
    if (most === 0) continue;
    const shared = one.ids.filter((id) => other.ids.includes(id)).length;
    const isEqual =
      Math.abs(one.total - other.total) <= 0.05 * most &&
      shared >= 0.8 * Math.max(one.ids.length, other.ids.length);
    measured.push({ twins, totals: [one.total, other.total], shared, isEqual });
  }
  return measured;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the measured values of `requiredQuality`. */
export function figuresOf(
  measured: readonly KeywordQuality[],
  pairs: readonly TwinQuality[],
): Record<keyof typeof requiredQuality, number> {
  return {
    newest: meanOf(measured.map(({ newest }) => newest)),
    best: meanOf(measured.map(({ best }) => best)),
    totals: meanOf(measured.map(({ totalFits }) => Number(totalFits))),
    recall: meanOf(measured.map(({ recall }) => recall)),
    twins: meanOf(pairs.map(({ isEqual }) => Number(isEqual))),
  };
}

const shown = 60;

/** Returns the keywords with the lowest quality as a table. */
export function weakestKeywords(measured: readonly KeywordQuality[]): string {
  const worth = (row: KeywordQuality) => row.newest + row.best + row.recall + Number(row.totalFits);
  const lines = measured
    .toSorted((a, b) => worth(a) - worth(b))
    .slice(0, shown)
    .map((row) => {
      const shares = [row.newest, row.best, row.recall].map((share) => share.toFixed(2));
      return `| ${[row.keyword, row.total, row.says, row.accepts, ...shares].join(" | ")} |`;
    });
  return [
    "| weakest keywords | total | say it | accepted | newest | best | recall |",
    "|---|--:|--:|--:|--:|--:|--:|",
    ...lines,
  ].join("\n");
}

/** Returns the twins that differ, a line each. */
export function unequalTwins(pairs: readonly TwinQuality[]): string {
  return pairs
    .filter(({ isEqual }) => !isEqual)
    .map(
      ({ twins, totals, shared }) =>
        `- ${twins.join(" / ")}: ${totals.join(" and ")} hits, ${shared} of the first ten shared`,
    )
    .join("\n");
}
