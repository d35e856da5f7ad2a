import { sql } from "kysely";
import { staleWhileRevalidate } from "#kit/cache.ts";
import { hour, minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { rateOf } from "../filters.ts";
import type { JobIndex, JobQuery } from "../job-index.ts";
import { parseKeyword, type Query } from "../keyword.ts";
import { minHits } from "../postgres.ts";
import { relaxations } from "../relaxations.ts";
import { correctSpelling } from "../spelling.ts";
import type { SuggestionDictionary } from "../suggestion-dictionary.ts";
import { readTaxonomy } from "../taxonomy.ts";
import { countBody, searchBody } from "./body.ts";
import type { Cluster } from "./cluster.ts";
import { clausesOf, type FilterClauses, facetAggregations, facetsOf, noFacets } from "./filter-clauses.ts";
import type { GuardedSearch } from "./guarded-search.ts";
import type { Clause } from "./query-dsl.ts";
import { readSpellingWords, suggestInCluster } from "./suggestions.ts";

/**
 * The search on an OpenSearch cluster. The process keeps nothing of the market but the words for spelling, which are limited in number
 * whatever its size.
 * @param readDb connection for reads that no single request owns
 */
export function clusterJobIndex(
  cluster: Pick<Cluster, "alias">,
  guarded: GuardedSearch,
  readDb: Reader,
): JobIndex {
  const taxonomy = staleWhileRevalidate(
    () => readTaxonomy(readDb),
    () => minute,
  );
  const spellingWords = staleWhileRevalidate(
    async (): Promise<SuggestionDictionary> => ({
      ...(await readSpellingWords(guarded, cluster)),
      entries: [],
      byPrefix: new Map(),
    }),
    () => hour / 2,
  );
  /** @returns null as well while the words cannot be had: a search without correction is better than none */
  async function correct(folded: readonly string[]): Promise<string | null> {
    const words = await spellingWords().catch(() => null);
    return words && (correctSpelling(folded, words)?.text ?? null);
  }

  /** Searches for a keyword as it was typed and, when that has fewer than `minHits`, with corrected spelling. */
  async function find(
    db: Reader,
    query: JobQuery,
    bodyOf: (tiers: readonly Query[], filters: FilterClauses) => { body: Clause; facets?: Clause },
  ) {
    const { words, folded, tiers } = parseKeyword(query.keyword);
    const filters = clausesOf(query, await rateOf(db, query));
    const ask = ({ body, facets }: ReturnType<typeof bodyOf>) =>
      guarded.search(body, facets ? { facets } : {});
    const answer = await ask(bodyOf(tiers, filters));
    if (words.length === 0 || query.asTyped || answer.aggregations!.found.doc_count >= minHits)
      return { answer, spelling: null };
    const better = await correct(folded);
    if (better === null) return { answer, spelling: null };
    const more = parseKeyword(query.keyword, better);
    return { answer: await ask(bodyOf(more.tiers, filters)), spelling: better };
  }

  return {
    async search(db, exact) {
      const query = { ...exact, asOf: toMinute(exact.asOf) };
      const { answer, spelling } = await find(db, query, (tiers, filters) => ({
        body: searchBody(query, tiers, filters),
        facets: facetAggregations(filters, query.asOf),
      }));
      const total = answer.hits.total.value;
      const ids = answer.hits.hits.map(({ fields }) => fields.job_id[0]);
      const count = async (changed: JobQuery) =>
        (await find(db, changed, (tiers, filters) => ({ body: countBody(tiers, filters) }))).answer.hits.total
          .value;
      const { folded } = parseKeyword(query.keyword);
      return {
        ids: await stillPublished(db, ids, exact.asOf),
        total,
        facets: "hot" in answer.aggregations! ? facetsOf(answer.aggregations) : noFacets,
        spelling: total > 0 ? spelling : null,
        suggestions: total > 0 ? [] : await relaxations(query, await taxonomy(), folded, count),
      };
    },
    async suggest(_db, typed, limit) {
      const found = await suggestInCluster(guarded, cluster, typed, limit);
      if (found.length > 0) return found;
      const better = await correct(parseKeyword(typed).folded);
      return better === null ? [] : suggestInCluster(guarded, cluster, better, limit);
    },
    // The cluster has its own caches.
    warmUp: async () => {},
  };
}

/** Searches of the same minute are the same to the caches of the cluster. */
const toMinute = (asOf: Date): Date => new Date(Math.floor(asOf.getTime() / minute) * minute);

/** Leaves out jobs that were removed or expired a moment ago, which the cluster may still have. */
async function stillPublished(db: Reader, ids: readonly number[], asOf: Date): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ job_id: number }>`
    SELECT job_id FROM job_search
    WHERE job_id = ANY(${[...ids]}::bigint[]) AND (expires_at IS NULL OR expires_at > ${asOf})`.execute(db);
  const found = new Set(rows.map((row) => row.job_id));
  return ids.filter((id) => found.has(id));
}
