import { cacheOf, staleWhileRevalidate } from "#kit/cache.ts";
import { minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import type { Facts } from "./facts.ts";
import { followFacts } from "./follow.ts";
import { widen } from "./help.ts";
import { type Hits, keywordHits } from "./hits.ts";
import type { Facets, JobIndex, JobQuery, JobSort, Suggestion } from "./job-index.ts";
import { type Keyword, readKeyword } from "./keyword.ts";
import { type Lists, readLists } from "./lists.ts";
import { byDate, byPay, type Order } from "./orders.ts";
import { count, countTotal, pageOf, type Scanned, type Wanted } from "./scan.ts";
import { arrayOf } from "./slots.ts";
import { mend } from "./spelling.ts";
import { complete, likelyKeywords, readTitles, type Titles } from "./titles.ts";
import { wantedOf } from "./wanted.ts";

/** Fewer hits than this, and a word that no title has, and the keyword is also tried in its nearest spelling. */
export const few = 3;
const keptCounts = 1000;

/** What a search found out before a page was taken from it. */
interface Counted {
  facts: Facts;
  version: number;
  scanned: Scanned;
  suggestions: Suggestion[] | null;
}

/** Titles, skills and companies, as fresh as they need to be. */
export function keptTitles(ground: Reader): () => Promise<Titles> {
  // Reading them costs more the bigger the market is; so does it matter less how old they are.
  return staleWhileRevalidate(
    () => readTitles(ground),
    (tookMs) => Math.max(500, tookMs * 200),
  );
}

/**
 * The search on PostgreSQL: it finds the jobs of a keyword by its indexes over words; filters, sorts, totals and facets are
 * answered from the facts of all published jobs, kept in memory and as fresh as the database (docs/decisions/015).
 * @param ground what titles and lists are read from now and then, whoever asks
 */
export function postgresJobIndex(ground: Reader, titles = keptTitles(ground)): JobIndex {
  const follower = followFacts();
  const keywords = keywordHits(ground, async () =>
    likelyKeywords(await titles()).map((text) => readKeyword(text).tiers),
  );
  const lists = staleWhileRevalidate(
    () => readLists(ground),
    () => minute,
  );
  const counted = cacheOf<string, Counted>(keptCounts);

  /** Total and facets, kept until a job changes. */
  function countOnce(
    key: string,
    facts: Facts,
    hits: Hits | null,
    wanted: Wanted,
    known: Lists,
    asOf: Date,
  ): Counted {
    const found = counted.get(key);
    if (found?.facts === facts && found.version === facts.version) return found;
    const scanned = count(facts, candidates(facts, hits), wanted, known, asOf);
    // Hits from before a change that came meanwhile are counted for this visitor, and for nobody after.
    const version = hits?.version ?? facts.version;
    const fresh: Counted = { facts, version, scanned, suggestions: null };
    counted.set(key, fresh);
    return fresh;
  }

  async function find(db: Reader, query: JobQuery, keyword: Keyword, facts: Facts) {
    const known = await lists();
    const wanted = await wantedOf(db, query, known);
    let hits: Hits | null = null;
    let spelling: string | null = null;
    if (keyword.words.length > 0) {
      hits = await keywords.find(db, facts, keyword.tiers);
      if (hits.size < few && !query.asTyped) {
        const better = mend(keyword.folded, await titles());
        if (better) {
          hits = await keywords.find(db, facts, readKeyword(query.keyword, better.text).tiers);
          spelling = better.text;
        }
      }
    }
    return { known, wanted, hits, spelling };
  }

  const total = async (db: Reader, query: JobQuery, facts: Facts) => {
    const { wanted, hits } = await find(db, query, readKeyword(query.keyword), facts);
    return countTotal(facts, candidates(facts, hits), wanted);
  };

  return {
    async search(db, query) {
      const keyword = readKeyword(query.keyword);
      const facts = await follower.current(db);
      const { known, wanted, hits, spelling } = await find(db, query, keyword, facts);
      const { offset, limit, asOf, sort, ...asked } = query;
      // Ages move on by themselves.
      const key = JSON.stringify({
        ...asked,
        sort,
        minute: Math.floor(asOf.getTime() / minute),
        spelling,
      });
      const counts = countOnce(key, facts, hits, wanted, known, asOf);
      const { scanned } = counts;
      const order = orderOf(facts, hits, sort);
      const ids = offset >= scanned.total ? [] : pageOf(facts, order, wanted, scanned.passing, offset, limit);
      if (scanned.total === 0)
        counts.suggestions ??= await widen(query, known, keyword.folded, (changed) =>
          total(db, changed, facts),
        );
      return {
        ids,
        total: scanned.total,
        facets: scanned.facets satisfies Facets,
        spelling: scanned.total > 0 ? spelling : null,
        suggestions: counts.suggestions ?? [],
      };
    },
    async prepare() {
      await keywords.warmUp(await follower.current(ground));
    },
    async complete(_db, typed, limit) {
      const known = await titles();
      const found = complete(known, typed, limit);
      if (found.length > 0) return found;
      const better = mend(readKeyword(typed).folded, known);
      return better ? complete(known, better.text, limit) : [];
    },
  };
}

const candidates = (facts: Facts, hits: Hits | null) => (hits ? arrayOf(hits.slots) : facts.all);

function orderOf(facts: Facts, hits: Hits | null, sort: JobSort | undefined): Order {
  if (sort === "salary") return byPay(facts, hits?.slots ?? null);
  return sort === "recent" || !hits ? byDate(facts, hits?.slots ?? null) : hits.ranked;
}
