import { fold } from "#kit/fold.ts";
import type { JobHits, JobQuery } from "../job-index.ts";
import { type Intent, intents } from "./labelled-queries.ts";

interface TitledJob {
  id: number;
  title: string;
  places: readonly number[];
}

export interface RankingQuality {
  keyword: string;
  ndcg: number;
  /** The titles of the first hits, with their grades. */
  first: string;
}

/** The lowest acceptable mean nDCG@10. */
export const requiredRanking = 0.95;

/**
 * Returns the ranking quality (nDCG) of the first ten hits, compared with the best order of as many jobs. Fewer than three hits are
 * compared with the best three jobs; other missing hits do not lower the quality, because recall measures them.
 * @param found grades of the page's jobs, in its order
 * @param market grades of all jobs, best first
 */
export function ndcg(found: readonly number[], market: readonly number[]): number {
  return gain(found) / gain(market.slice(0, Math.max(fewestAnswers, found.length)));
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

/** Minimum number of matching titles in a market; fewer do not allow a judgement of the order. */
const fewestAnswers = 3;

/** Returns nDCG@10 of every labelled query with answers in the market, judged by folded titles and places. */
export async function rankingOf(
  ask: (query: Partial<JobQuery>) => Promise<Pick<JobHits, "ids" | "related">>,
  jobs: readonly TitledJob[],
): Promise<RankingQuality[]> {
  const known = new Map(jobs.map((job) => [job.id, { ...job, folded: fold(job.title) }]));
  const measured: RankingQuality[] = [];
  for (const intent of intents) {
    const grades = [...known.values()].map((job) => gradeOf(job, intent)).sort((a, b) => b - a);
    if ((grades[fewestAnswers - 1] ?? 0) < 3) continue;
    for (const keyword of intent.asked.split("|")) {
      const { ids, related } = await ask({ keyword, limit: 10 });
      const found = [...ids, ...related]
        .slice(0, 10)
        .map((id) => ({ job: known.get(id)!, grade: gradeOf(known.get(id)!, intent) }));
      const first = found.map(({ job, grade }) => `${job.title} [${grade}]`).slice(0, 4);
      const grade = ndcg(
        found.map((one) => one.grade),
        grades,
      );
      measured.push({ keyword, ndcg: grade, first: first.join("; ") });
    }
  }
  return measured;
}

function gradeOf(job: { folded: string; places: readonly number[] }, { best, good, places }: Intent): number {
  if (places && !job.places.some((id) => places.includes(id))) return 0;
  if (best.test(job.folded)) return 3;
  return good?.test(job.folded) ? 2 : 0;
}

/** Returns the queries with the lowest ranking quality, a line each. */
export function weakestRankings(ranked: readonly RankingQuality[]): string {
  return ranked
    .filter(({ ndcg }) => ndcg < 0.7)
    .toSorted((a, b) => a.ndcg - b.ndcg)
    .map(({ keyword, ndcg, first }) => `- ${ndcg.toFixed(2)} ${keyword}: ${first}`)
    .join("\n");
}
