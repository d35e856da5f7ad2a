import type { Database } from "#kit/db.ts";
import type { JobIndex } from "#market/job-search/job-index.ts";
import { readAdTexts } from "#market/job-search/testing/ad-texts.ts";
import { keywords } from "#market/job-search/testing/keywords.ts";
import { Judge } from "#market/job-search/testing/says-it.ts";
import {
  type Ask,
  equalityOf,
  figuresOf,
  meanOf,
  qualityOf,
  requiredQuality,
  unequalTwins,
  weakestKeywords,
} from "#market/job-search/testing/search-quality.ts";
import { rankingOf, requiredRanking, weakestRankings } from "#market/job-search/testing/title-relevance.ts";
import { twins } from "#market/job-search/testing/twins.ts";
import { unseenKeywords } from "#market/job-search/testing/unseen-keywords.ts";

const names = {
  newest: "of the ten newest hits say it",
  best: "of the ten best hits say it",
  totals: "totals between half and double of the ads that say it",
  recall: "of the ads that say it are found",
  twins: "twins find the same",
} as const;

/** Prints the quality of hits over the real ads. Copies are excluded, because each would be judged again. */
export async function reportQuality(index: JobIndex, { db }: Database): Promise<void> {
  const asOf = new Date();
  const ask: Ask = (query) => index.search(db, { offset: 0, limit: 10, asOf, ...query });
  const ads = await readAdTexts(db);
  const judge = new Judge(ads);
  const seen = await qualityOf(ask, judge, keywords);
  const unseen = await qualityOf(ask, judge, unseenKeywords);
  const pairs = await equalityOf(ask, twins);
  const ranked = await rankingOf(ask, ads);
  const lists = [seen, unseen, [...seen, ...unseen]].map((list) => figuresOf(list, pairs));
  console.log(
    `\n${ads.length.toLocaleString("en")} real ads; keywords that at least three of them say: ${seen.length} of ${keywords.length} known ones, ${unseen.length} of ${unseenKeywords.length} written after the search was finished; ${pairs.length} of ${twins.length} twins find anything\n`,
  );
  console.log("| share | known keywords | unseen ones | all | to reach |\n|---|--:|--:|--:|--:|");
  for (const name of Object.keys(names) as (keyof typeof names)[]) {
    const cells = lists.map((figures) => figures[name].toFixed(3));
    console.log(`| ${names[name]} | ${cells.join(" | ")} | ≥ ${requiredQuality[name]} |`);
  }
  const accepted = [seen, unseen, [...seen, ...unseen]].map((list) =>
    meanOf(list.map((one) => one.recallOfAccepted)).toFixed(3),
  );
  console.log(`| of the ads that a reader accepts are found | ${accepted.join(" | ")} | |`);
  const ndcg = meanOf(ranked.map((one) => one.ndcg));
  console.log(
    `| nDCG@10 of ${ranked.length} labelled queries, by titles | | | ${ndcg.toFixed(3)} | ≥ ${requiredRanking} |`,
  );
  console.log(`\n${weakestKeywords([...seen, ...unseen])}`);
  console.log(`\nTwins that differ:\n${unequalTwins(pairs)}`);
  console.log(`\nRanked below 0.7:\n${weakestRankings(ranked)}`);
}
