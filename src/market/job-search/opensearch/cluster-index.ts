import { sql } from "kysely";
import { staleWhileRevalidate } from "#kit/cache.ts";
import { hour, minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { shownParts } from "../index/postgres.ts";
import { presentQuery, readLists, taxonomyFresh } from "../index/taxonomy.ts";
import type { JobIndex, JobQuery } from "../job-index.ts";
import { rateOf } from "../query/filters.ts";
import { relatedBy, relaxations, withoutOneThing } from "../query/relaxations.ts";
import { fewOnPage, matchKeyword, maxRelated, minHits } from "../query/stages.ts";
import { withKeyword } from "../query/with-keyword.ts";
import { findsJobs, type Keyword, parseKeyword, respelled } from "../text/keyword.ts";
import type { Query } from "../text/query.ts";
import { correctSpelling } from "../text/spelling.ts";
import type { SuggestionDictionary } from "../text/suggestion-dictionary.ts";
import { type Counted, countBody, relatedBody, type SearchAnswer, searchBody } from "./body.ts";
import type { Cluster } from "./cluster.ts";
import { clausesOf, type FilterClauses, facetAggregations, facetsOf } from "./filter-clauses.ts";
import type { GuardedSearch } from "./guarded-search.ts";
import type { Clause } from "./query-dsl.ts";
import { readSpellingWords, suggestInCluster } from "./suggestions.ts";

/**
 * Searches an OpenSearch cluster. The process caches only the words for spelling corrections, whose number is
 * limited for any size of the market.
 * @param readDb connection for reads without a request
 */
export function clusterJobIndex(
  cluster: Pick<Cluster, "alias">,
  guarded: GuardedSearch,
  readDb: Reader,
): JobIndex {
  const taxonomy = staleWhileRevalidate(() => readLists(readDb), taxonomyFresh);
  const spellingWords = staleWhileRevalidate(
    async (): Promise<SuggestionDictionary> => ({
      ...(await readSpellingWords(guarded, cluster)),
      entries: [],
      byPrefix: new Map(),
    }),
    () => hour / 2,
  );
  /** @returns null also while the words cannot be read, because searches work without correction */
  async function correct(keyword: Keyword): Promise<string | null> {
    const words = await spellingWords().catch(() => null);
    return words && respelled(keyword, (folded) => correctSpelling(folded, words));
  }

  const find = finder(guarded, correct);

  return {
    async search(db, exact) {
      const asked = presentQuery({ ...exact, asOf: toMinute(exact.asOf) }, await taxonomy());
      const { answer, spelling, keyword, filters, query } = await find(db, asked, searchBody, true);
      const total = answer.hits.total.value;
      const ids = idsOf(answer);
      const count = async (changed: JobQuery) => (await find(db, changed, countBody)).answer.hits.total.value;
      const read = spelling !== null && total > 0 ? parseKeyword(spelling) : keyword;
      const isFew = findsJobs(keyword) && total < fewOnPage && query.offset === 0 && !query.asTyped;
      const fewer = isFew ? await withoutOneThing(read, asked, total, count) : [];
      const [left = null] = fewer;
      const near = left
        ? { related: butHits((await find(db, firstOf(asked, left.keyword, ids), searchBody)).answer, ids) }
        : await relatedBy(isFew && total < minHits ? read.related : [], async (tiers) =>
            butHits(await guarded.search(relatedBody(query, tiers, filters, maxRelated + minHits)), ids),
          );
      return {
        ids: await stillPublished(db, ids, exact.asOf),
        total,
        facets: facetsOf(answer.aggregations!),
        spelling: total > 0 ? spelling : null,
        suggestions: total > 0 ? [] : await relaxations(asked, await taxonomy(), fewer, count),
        relatedBy: null,
        ...near,
        related: await stillPublished(db, near.related, exact.asOf),
        left,
        ...shownParts(read),
        onlyTexts: total > 0 && answer.aggregations?.named?.of.doc_count === 0,
      };
    },
    async suggest(_db, typed, limit) {
      const found = await suggestInCluster(guarded, cluster, typed, limit);
      if (found.length > 0) return found;
      const better = await correct(parseKeyword(typed));
      return better === null ? [] : suggestInCluster(guarded, cluster, better, limit);
    },
  };
}

type BodyOf = (query: JobQuery, tiers: readonly Query[], filters: FilterClauses, counted: Counted) => Clause;

/** Returns a function that finds the jobs of a query's keyword, with the spelling that it searched for. */
function finder(guarded: GuardedSearch, correct: (keyword: Keyword) => Promise<string | null>) {
  return async (db: Reader, exact: JobQuery, bodyOf: BodyOf, withFacets = false) => {
    const { query, keyword } = withKeyword(exact);
    const filters = clausesOf(query, await rateOf(db, query));
    const options = withFacets ? { facets: facetAggregations(filters, query.asOf) } : {};
    async function match(tiers: readonly Query[], wider?: readonly Query[]) {
      const counted = { wider, named: keyword.named };
      const answer = await guarded.search(bodyOf(query, tiers, filters, counted), options);
      const counts = answer.aggregations!;
      const size = counts.found.doc_count;
      return { answer, size, wider: counts.wider?.of.doc_count ?? size };
    }
    const { found, spelling } = !findsJobs(keyword)
      ? { found: await match([]), spelling: null }
      : await matchKeyword(keyword, {
          match,
          async correct() {
            const text = await correct(keyword);
            return text === null ? null : { keyword: parseKeyword(text), text };
          },
          asTyped: query.asTyped === true,
        });
    return { answer: found.answer, spelling, keyword, filters, query };
  };
}

/** Returns the query for the first jobs of another keyword, with as many more as there are hits. */
const firstOf = (query: JobQuery, keyword: string, hits: readonly number[]): JobQuery => ({
  ...query,
  keyword,
  offset: 0,
  limit: maxRelated + hits.length,
});

/** Returns the first jobs of an answer that are no hits. */
const butHits = (answer: SearchAnswer, hits: readonly number[]) =>
  idsOf(answer)
    .filter((id) => !hits.includes(id))
    .slice(0, maxRelated);

const idsOf = ({ hits }: SearchAnswer) => hits.hits.map(({ fields }) => fields.job_id[0]);

/** Searches within the same minute share the caches of the cluster. */
const toMinute = (asOf: Date): Date => new Date(Math.floor(asOf.getTime() / minute) * minute);

/** Removes jobs that expired or were deleted within the last moments; the cluster may still have them. */
async function stillPublished(db: Reader, ids: readonly number[], asOf: Date): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ job_id: number }>`
    SELECT job_id FROM job_search
    WHERE job_id = ANY(${[...ids]}::bigint[]) AND (expires_at IS NULL OR expires_at > ${asOf})`.execute(db);
  const found = new Set(rows.map((row) => row.job_id));
  return ids.filter((id) => found.has(id));
}
