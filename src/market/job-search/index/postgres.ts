import { cacheOf, staleWhileRevalidate } from "#kit/cache.ts";
import { minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import type { JobHits, JobIndex, JobQuery, JobSort } from "../job-index.ts";
import { type Filters, filtersOf } from "../query/filters.ts";
import { type Matcher, type Matches, matching } from "../query/matching.ts";
import { partsOf, relatedBy, relaxations, withoutOneThing } from "../query/relaxations.ts";
import { countFacets, countTotal, pageOf } from "../query/scan.ts";
import { byDate, bySalary, type Sort } from "../query/sort.ts";
import { fewOnPage, matchKeyword, maxRelated, minHits } from "../query/stages.ts";
import { withKeyword } from "../query/with-keyword.ts";
import { findsJobs, type Keyword, parseKeyword, respelled } from "../text/keyword.ts";
import { type KeywordLists, keywordLists } from "../text/lists.ts";
import type { Query } from "../text/query.ts";
import { correctSpelling } from "../text/spelling.ts";
import { readDictionary, type SuggestionDictionary, suggest } from "../text/suggestion-dictionary.ts";
import type { Columns } from "./columns.ts";
import { toArray } from "./doc-id-set.ts";
import { syncedColumns } from "./synced-columns.ts";
import { presentQuery, readLists, type Taxonomy, taxonomyFresh } from "./taxonomy.ts";

/** Maximum number of cached answers: a repeated search takes a third of the time (docs/performance.md). */
const maxAnswers = 1000;

/** The hits of a query; valid until a job changes or expires. */
interface Answer {
  columns: Columns;
  version: number;
  lists: KeywordLists;
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
  const taxonomy = staleWhileRevalidate(() => readLists(primary), taxonomyFresh);
  const find = finder(primary, { dictionary, taxonomy });

  return {
    async search(db, query) {
      const columns = await synced.current();
      // Also for answers that are known: they are valid until the lists change.
      await taxonomy();
      const { asOf, ...rest } = query;
      // The minute is part of the key, because the age of jobs changes with time.
      const key = JSON.stringify({ ...rest, minute: Math.floor(asOf.getTime() / minute) });
      const known = answers.get(key);
      const { version } = columns;
      const isFresh =
        known?.columns === columns &&
        known.version === version &&
        known.lists === keywordLists() &&
        asOf.getTime() < known.until;
      if (isFresh) return known.hits;
      const until = columns.nextExpiry(asOf.getTime());
      const lists = keywordLists();
      const hits = await find(db, query, columns);
      answers.set(key, { columns, version, lists, until, hits });
      return hits;
    },
    async suggest(_db, typed, limit) {
      const known = await dictionary();
      const { docIdOf } = await synced.current();
      const complete = (text: string) => suggest(known, text, limit, (id) => docIdOf.get(id) >= 0);
      const found = complete(typed);
      if (found.length > 0) return found;
      const better = respelled(parseKeyword(typed), (folded) => correctSpelling(folded, known));
      return better === null ? [] : complete(better);
    },
  };
}

/** What is read in the background. */
interface Known {
  dictionary: () => Promise<SuggestionDictionary>;
  taxonomy: () => Promise<Taxonomy>;
}

/** Returns a function that finds the jobs of a keyword, of its corrected spelling when it has too few. */
function keywordMatcher(dictionary: () => Promise<SuggestionDictionary>) {
  return async function match(keyword: Keyword, asTyped: boolean, matcher: Matcher) {
    if (!findsJobs(keyword)) return { found: null, spelling: null };
    await matcher.read(queriesOf(keyword));
    return matchKeyword<Matches>(keyword, {
      match: (tiers, wider) => matcher.match(tiers, wider),
      async correct() {
        const words = await dictionary();
        const text = respelled(keyword, (folded) => correctSpelling(folded, words));
        return text === null ? null : { keyword: parseKeyword(text), text };
      },
      asTyped,
    });
  };
}

/** Returns a function that finds the hits of a query in the columns. */
function finder(primary: Reader, { dictionary, taxonomy }: Known) {
  const begin = matching(primary);
  const match = keywordMatcher(dictionary);

  return async function find(db: Reader, given: JobQuery, columns: Columns): Promise<JobHits> {
    const known = await taxonomy();
    const exact = presentQuery(given, known);
    const { query, keyword } = withKeyword(exact);
    const { offset, limit, asOf, sort, asTyped = false } = query;
    const filters = await filtersOf(db, query, known);
    const matcher = begin(columns);
    const { found, spelling } = await match(keyword, asTyped, matcher);
    const counts = countFacets(columns, candidates(columns, found), filters, known, asOf);
    const { total } = counts;
    const sorting = sortOf(columns, found, sort);
    const ids = offset >= total ? [] : pageOf(columns, sorting, filters, counts.passing, offset, limit);
    const count = async (changed: JobQuery) => {
      const asked = withKeyword(changed);
      const isSame = changed.keyword === exact.keyword;
      const other = isSame ? found : (await match(asked.keyword, asTyped, matcher)).found;
      return countTotal(columns, candidates(columns, other), await filtersOf(db, asked.query, known));
    };
    const read = spelling !== null && total > 0 ? parseKeyword(spelling) : keyword;
    const isFew = findsJobs(keyword) && total < fewOnPage && offset === 0 && !asTyped;
    if (isFew) await matcher.read(partsOf(read).flatMap(({ keyword }) => queriesOf(parseKeyword(keyword))));
    const fewer = isFew ? await withoutOneThing(read, exact, total, count) : [];
    const [left = null] = fewer;
    const relatedTo = async () => {
      if (left) {
        const others = withKeyword({ ...exact, keyword: left.keyword });
        const { found } = await match(others.keyword, asTyped, matcher);
        const near = found && firstBut(ids, columns, found.ranked, await filtersOf(db, others.query, known));
        return { related: near ?? [], relatedBy: null };
      }
      return relatedBy(isFew && total < minHits ? read.related : [], async (tiers) =>
        firstBut(ids, columns, (await matcher.match(tiers)).ranked, filters),
      );
    };
    return {
      ids,
      total,
      facets: counts.facets,
      spelling: total > 0 ? spelling : null,
      suggestions: total > 0 ? [] : await relaxations(exact, known, fewer, count),
      ...(await relatedTo()),
      left,
      ...shownParts(read),
      onlyTexts: total > 0 && read.named.length > 0 && (await matcher.match(read.named)).size === 0,
    };
  };
}

/** Returns the queries of all ways to match a keyword. */
const queriesOf = ({ ways }: Keyword): Query[] =>
  ways.flatMap(({ accented, tiers }) => [...accented, ...tiers]);

/** Returns the first jobs of an order that are no hits. */
function firstBut(hits: readonly number[], columns: Columns, sort: Sort, filters: Filters): number[] {
  const ids = pageOf(columns, sort, filters, null, 0, maxRelated + hits.length);
  return ids.filter((id) => !hits.includes(id)).slice(0, maxRelated);
}

/** Returns what a reader of the list sees of its keyword. */
export const shownParts = ({ understood, searched, ignored }: Keyword) => ({ understood, searched, ignored });

const candidates = (columns: Columns, matches: Matches | null) =>
  matches ? toArray(matches.docIds) : columns.all;

function sortOf(columns: Columns, matches: Matches | null, sort: JobSort | undefined): Sort {
  if (sort === "salary") return bySalary(columns, matches?.docIds ?? null);
  return sort === "recent" || !matches ? byDate(columns, matches?.docIds ?? null) : matches.ranked;
}
