import { cacheOf, staleWhileRevalidate } from "#kit/cache.ts";
import { minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import type { Columns } from "./columns.ts";
import { toArray } from "./doc-id-set.ts";
import { type Filters, filtersOf } from "./filters.ts";
import type { Facets, JobIndex, JobQuery, JobSort, Relaxation } from "./job-index.ts";
import { type Keyword, parseKeyword } from "./keyword.ts";
import { keywordMatcher, type Matches } from "./matching.ts";
import { relaxations } from "./relaxations.ts";
import { type Counts, countFacets, countTotal, pageOf } from "./scan.ts";
import { byDate, bySalary, type Sort } from "./sort.ts";
import { correctSpelling } from "./spelling.ts";
import {
  readDictionary,
  type SuggestionDictionary,
  suggest,
  warmUpQueries,
} from "./suggestion-dictionary.ts";
import { syncedColumns } from "./synced-columns.ts";
import { readTaxonomy, type Taxonomy } from "./taxonomy.ts";

/** Keywords with fewer hits are also tried with corrected spelling. */
export const minHits = 3;
const maxCached = 1000;

/** The result of a search before a page is taken from it. */
interface Result {
  columns: Columns;
  version: number;
  counts: Counts;
  suggestions: Relaxation[] | null;
}

/** The suggestion dictionary, refreshed in the background. */
export function cachedDictionary(readDb: Reader): () => Promise<SuggestionDictionary> {
  // The larger the market, the longer the read takes and the less its age matters.
  return staleWhileRevalidate(
    () => readDictionary(readDb),
    (tookMs) => Math.max(500, tookMs * 200),
  );
}

/**
 * The search on PostgreSQL: posting lists come from its index of terms; filters, sorts, totals and facets come from the columns of
 * all published jobs, cached in memory and as fresh as the database (docs/decisions/015).
 * @param readDb connection for reads that no single request owns: the dictionary, the taxonomy, the warm-up
 */
export function postgresJobIndex(readDb: Reader, dictionary = cachedDictionary(readDb)): JobIndex {
  const synced = syncedColumns();
  const matcher = keywordMatcher(readDb, async () =>
    warmUpQueries(await dictionary()).map((text) => parseKeyword(text).tiers),
  );
  const taxonomy = staleWhileRevalidate(
    () => readTaxonomy(readDb),
    () => minute,
  );
  const cache = cacheOf<string, Result>(maxCached);

  /** Total and facets, cached until a job changes. */
  function cachedResult(
    key: string,
    columns: Columns,
    matches: Matches | null,
    filters: Filters,
    known: Taxonomy,
    asOf: Date,
  ): Result {
    const found = cache.get(key);
    if (found?.columns === columns && found.version === columns.version) return found;
    const counts = countFacets(columns, candidates(columns, matches), filters, known, asOf);
    // Matches from before a change are counted for this visitor only.
    const version = matches?.version ?? columns.version;
    const fresh: Result = { columns, version, counts, suggestions: null };
    cache.set(key, fresh);
    return fresh;
  }

  async function match(db: Reader, query: JobQuery, keyword: Keyword, columns: Columns) {
    const known = await taxonomy();
    const filters = await filtersOf(db, query, known);
    let matches: Matches | null = null;
    let spelling: string | null = null;
    if (keyword.words.length > 0) {
      matches = await matcher.match(db, columns, keyword.tiers);
      if (matches.size < minHits && !query.asTyped) {
        const better = correctSpelling(keyword.folded, await dictionary());
        if (better) {
          matches = await matcher.match(db, columns, parseKeyword(query.keyword, better.text).tiers);
          spelling = better.text;
        }
      }
    }
    return { known, filters, matches, spelling };
  }

  const total = async (db: Reader, query: JobQuery, columns: Columns) => {
    const { filters, matches } = await match(db, query, parseKeyword(query.keyword), columns);
    return countTotal(columns, candidates(columns, matches), filters);
  };

  return {
    async search(db, query) {
      const keyword = parseKeyword(query.keyword);
      const columns = await synced.current(db);
      const { known, filters, matches, spelling } = await match(db, query, keyword, columns);
      const { offset, limit, asOf, sort, ...cacheable } = query;
      // Ages change by themselves.
      const key = JSON.stringify({
        ...cacheable,
        sort,
        minute: Math.floor(asOf.getTime() / minute),
        spelling,
      });
      const result = cachedResult(key, columns, matches, filters, known, asOf);
      const { counts } = result;
      const sorting = sortOf(columns, matches, sort);
      const ids =
        offset >= counts.total ? [] : pageOf(columns, sorting, filters, counts.passing, offset, limit);
      if (counts.total === 0)
        result.suggestions ??= await relaxations(query, known, keyword.folded, (changed) =>
          total(db, changed, columns),
        );
      return {
        ids,
        total: counts.total,
        facets: counts.facets satisfies Facets,
        spelling: counts.total > 0 ? spelling : null,
        suggestions: result.suggestions ?? [],
        related: [],
      };
    },
    async warmUp() {
      await matcher.warmUp(await synced.current(readDb));
    },
    async suggest(_db, typed, limit) {
      const known = await dictionary();
      const found = suggest(known, typed, limit);
      if (found.length > 0) return found;
      const better = correctSpelling(parseKeyword(typed).folded, known);
      return better ? suggest(known, better.text, limit) : [];
    },
  };
}

const candidates = (columns: Columns, matches: Matches | null) =>
  matches ? toArray(matches.docIds) : columns.all;

function sortOf(columns: Columns, matches: Matches | null, sort: JobSort | undefined): Sort {
  if (sort === "salary") return bySalary(columns, matches?.docIds ?? null);
  return sort === "recent" || !matches ? byDate(columns, matches?.docIds ?? null) : matches.ranked;
}
