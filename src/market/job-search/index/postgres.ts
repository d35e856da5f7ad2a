import { cacheOf, staleWhileRevalidate } from "#kit/cache.ts";
import { minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import type { JobHits, JobIndex, JobQuery, JobSort } from "../job-index.ts";
import { type Filters, filtersOf } from "../query/filters.ts";
import { type Matches, tierMatcher } from "../query/matching.ts";
import { relaxations } from "../query/relaxations.ts";
import { countFacets, countTotal, pageOf } from "../query/scan.ts";
import { byDate, bySalary, type Sort } from "../query/sort.ts";
import { matchKeyword, maxRelated, minHits } from "../query/stages.ts";
import { type Keyword, parseKeyword } from "../text/keyword.ts";
import { correctSpelling } from "../text/spelling.ts";
import { readDictionary, type SuggestionDictionary, suggest } from "../text/suggestion-dictionary.ts";
import type { Columns } from "./columns.ts";
import { toArray } from "./doc-id-set.ts";
import { syncedColumns } from "./synced-columns.ts";
import { presentQuery, readTaxonomy, taxonomyFresh } from "./taxonomy.ts";

/** Maximum number of cached answers: a repeated search takes a third of the time (docs/performance.md). */
const maxAnswers = 1000;

/** The hits of a query; valid until a job changes or expires. */
interface Answer {
  columns: Columns;
  version: number;
  until: number;
  hits: JobHits;
}

/** The suggestion dictionary, refreshed in the background. */
export function cachedDictionary(readDb: Reader): () => Promise<SuggestionDictionary> {
  // Refreshed after 200 times the duration of the last read: a larger market takes longer to read, and
  // its dictionary ages more slowly.
  return staleWhileRevalidate(
    () => readDictionary(readDb),
    (tookMs) => Math.max(500, tookMs * 200),
  );
}

/**
 * The search on PostgreSQL. Posting lists come from its index of terms; filters, sorts, totals and facets
 * from the columns of all published jobs, which are cached in memory and as fresh as the database
 * (docs/decisions/015).
 * @param primary source of columns and posting lists: a replica may lack recent changes
 */
export function postgresJobIndex(primary: Reader, dictionary = cachedDictionary(primary)): JobIndex {
  const synced = syncedColumns(primary);
  const answers = cacheOf<string, Answer>(maxAnswers);
  const find = finder(primary, dictionary);

  return {
    async search(db, query) {
      const columns = await synced.current();
      const { asOf, ...rest } = query;
      // The minute is part of the key, because the age of jobs changes with time.
      const key = JSON.stringify({ ...rest, minute: Math.floor(asOf.getTime() / minute) });
      const known = answers.get(key);
      const { version } = columns;
      const isFresh = known?.columns === columns && known.version === version && asOf.getTime() < known.until;
      if (isFresh) return known.hits;
      const until = columns.nextExpiry(asOf.getTime());
      const hits = await find(db, query, columns);
      answers.set(key, { columns, version, until, hits });
      return hits;
    },
    async suggest(_db, typed, limit) {
      const known = await dictionary();
      const { docIdOf } = await synced.current();
      const complete = (text: string) => suggest(known, text, limit, (id) => docIdOf.get(id) >= 0);
      const found = complete(typed);
      if (found.length > 0) return found;
      const better = correctSpelling(parseKeyword(typed).folded, known);
      return better ? complete(better.text) : [];
    },
  };
}

/** Returns a function that finds the hits of a query in the columns. */
function finder(primary: Reader, dictionary: () => Promise<SuggestionDictionary>) {
  const matchTiers = tierMatcher(primary);
  const taxonomy = staleWhileRevalidate(() => readTaxonomy(primary), taxonomyFresh);

  async function match(keyword: Keyword, asTyped: boolean, columns: Columns) {
    if (keyword.tiers.length === 0) return { found: null, spelling: null };
    return matchKeyword<Matches>(keyword, {
      match: (tiers, wider) => matchTiers(columns, tiers, wider),
      async correct() {
        const better = correctSpelling(keyword.folded, await dictionary());
        return better && { keyword: parseKeyword(better.words.join(" ")), text: better.text };
      },
      asTyped,
    });
  }

  /** Returns related jobs: jobs that are near the keyword, and not among its hits. */
  async function related(keyword: Keyword, hits: readonly number[], columns: Columns, filters: Filters) {
    const { ranked } = await matchTiers(columns, keyword.related);
    const ids = pageOf(columns, ranked, filters, null, 0, maxRelated + hits.length);
    return ids.filter((id) => !hits.includes(id)).slice(0, maxRelated);
  }

  return async function find(db: Reader, given: JobQuery, columns: Columns): Promise<JobHits> {
    const known = await taxonomy();
    const query = presentQuery(given, known);
    const { offset, limit, asOf, sort, asTyped = false } = query;
    const keyword = parseKeyword(query.keyword);
    const filters = await filtersOf(db, query, known);
    const { found, spelling } = await match(keyword, asTyped, columns);
    const counts = countFacets(columns, candidates(columns, found), filters, known, asOf);
    const sorting = sortOf(columns, found, sort);
    const ids =
      offset >= counts.total ? [] : pageOf(columns, sorting, filters, counts.passing, offset, limit);
    const isFew = keyword.tiers.length > 0 && counts.total < minHits && offset === 0 && !asTyped;
    const count = async (changed: JobQuery) => {
      const isSame = changed.keyword === query.keyword;
      const other = isSame ? found : (await match(parseKeyword(changed.keyword), asTyped, columns)).found;
      return countTotal(columns, candidates(columns, other), await filtersOf(db, changed, known));
    };
    return {
      ids,
      total: counts.total,
      facets: counts.facets,
      spelling: counts.total > 0 ? spelling : null,
      suggestions: counts.total > 0 ? [] : await relaxations(query, known, keyword.typed, count),
      related: isFew ? await related(keyword, ids, columns, filters) : [],
    };
  };
}

const candidates = (columns: Columns, matches: Matches | null) =>
  matches ? toArray(matches.docIds) : columns.all;

function sortOf(columns: Columns, matches: Matches | null, sort: JobSort | undefined): Sort {
  if (sort === "salary") return bySalary(columns, matches?.docIds ?? null);
  return sort === "recent" || !matches ? byDate(columns, matches?.docIds ?? null) : matches.ranked;
}
