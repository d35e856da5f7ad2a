import { sql } from "kysely";
import { staleWhileRevalidate } from "#kit/cache.ts";
import { minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { rateOf } from "../filters.ts";
import type { JobIndex, JobQuery } from "../job-index.ts";
import { parseKeyword, type Query } from "../keyword.ts";
import { minHits } from "../postgres.ts";
import { relaxations } from "../relaxations.ts";
import { correctSpelling } from "../spelling.ts";
import type { SuggestionDictionary } from "../suggestion-dictionary.ts";
import { readTaxonomy } from "../taxonomy.ts";
import { countBody, type SearchAnswer, searchBody } from "./body.ts";
import { type Cluster, ClusterError } from "./cluster.ts";
import { clausesOf, type FilterClauses, facetsOf } from "./filter-clauses.ts";
import type { Clause } from "./query-dsl.ts";

/** An index serves no page beyond its first ten thousand hits (`index.max_result_window`). */
export const maxResultWindow = 10_000;

/**
 * The search on an OpenSearch cluster; suggestions always come from PostgreSQL.
 * @param readDb connection for reads that no single request owns
 */
export function clusterJobIndex(
  cluster: Cluster,
  readDb: Reader,
  dictionary: () => Promise<SuggestionDictionary>,
  postgres: Pick<JobIndex, "suggest">,
): JobIndex {
  const taxonomy = staleWhileRevalidate(
    () => readTaxonomy(readDb),
    () => minute,
  );

  async function ask(body: Clause): Promise<SearchAnswer> {
    const answer = await cluster.ask<SearchAnswer>("POST", `/${cluster.alias}/_search`, {
      body,
      query: { allow_partial_search_results: "false" },
    });
    if (answer.timed_out || answer._shards.failed > 0)
      throw new ClusterError("The cluster answered in part", null);
    return answer;
  }

  /** Searches for a keyword as it was typed and, when that has fewer than `minHits`, with corrected spelling. */
  async function find(
    db: Reader,
    query: JobQuery,
    bodyOf: (tiers: readonly Query[], filters: FilterClauses) => Clause,
  ) {
    const { words, folded, tiers } = parseKeyword(query.keyword);
    const filters = clausesOf(query, await rateOf(db, query));
    const answer = await ask(bodyOf(tiers, filters));
    if (words.length === 0 || query.asTyped || answer.aggregations!.found.doc_count >= minHits)
      return { answer, spelling: null };
    const better = correctSpelling(folded, await dictionary());
    if (!better) return { answer, spelling: null };
    const more = parseKeyword(query.keyword, better.text);
    return { answer: await ask(bodyOf(more.tiers, filters)), spelling: better.text };
  }

  return {
    async search(db, query) {
      const { answer, spelling } = await find(db, query, (tiers, filters) =>
        searchBody(query, tiers, filters),
      );
      const total = answer.hits.total.value;
      const ids = answer.hits.hits.map(({ fields }) => fields.job_id[0]);
      const count = async (changed: JobQuery) => (await find(db, changed, countBody)).answer.hits.total.value;
      const { folded } = parseKeyword(query.keyword);
      return {
        ids: await stillPublished(db, ids),
        total,
        facets: facetsOf(answer.aggregations!),
        spelling: total > 0 ? spelling : null,
        suggestions: total > 0 ? [] : await relaxations(query, await taxonomy(), folded, count),
        related: [],
      };
    },
    suggest: (db, typed, limit) => postgres.suggest(db, typed, limit),
    // The cluster has its own caches.
    warmUp: async () => {},
  };
}

/** Leaves out jobs that were removed a moment ago, which the cluster may still have. */
async function stillPublished(db: Reader, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ job_id: number }>`
    SELECT job_id FROM job_search WHERE job_id = ANY(${[...ids]}::bigint[])`.execute(db);
  const found = new Set(rows.map((row) => row.job_id));
  return ids.filter((id) => found.has(id));
}
