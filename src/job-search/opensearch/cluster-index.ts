import { sql } from "kysely";
import { staleWhileRevalidate } from "#kit/cache.ts";
import { minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { rateOf } from "../filters.ts";
import type { JobIndex, JobQuery } from "../job-index.ts";
import { parseKeyword, type Query } from "../keyword.ts";
import { relaxations } from "../relaxations.ts";
import { correctSpelling } from "../spelling.ts";
import { matchKeyword, maxRelated, minHits } from "../stages.ts";
import type { SuggestionDictionary } from "../suggestion-dictionary.ts";
import { readTaxonomy } from "../taxonomy.ts";
import { countBody, relatedBody, type SearchAnswer, searchBody } from "./body.ts";
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

  type BodyOf = (tiers: readonly Query[], filters: FilterClauses, wider?: readonly Query[]) => Clause;

  async function find(db: Reader, query: JobQuery, bodyOf: BodyOf) {
    const keyword = parseKeyword(query.keyword);
    const filters = clausesOf(query, await rateOf(db, query));
    async function match(tiers: readonly Query[], wider?: readonly Query[]) {
      const answer = await ask(bodyOf(tiers, filters, wider));
      const counts = answer.aggregations!;
      return { answer, size: counts.found.doc_count, wider: counts.wider.of.doc_count };
    }
    const { found, spelling } =
      keyword.tiers.length === 0
        ? { found: await match([]), spelling: null }
        : await matchKeyword(keyword, {
            match,
            async correct() {
              const better = correctSpelling(keyword.folded, await dictionary());
              return better && { keyword: parseKeyword(better.words.join(" ")), text: better.text };
            },
            asTyped: query.asTyped === true,
          });
    return { answer: found.answer, spelling, keyword, filters };
  }

  return {
    async search(db, query) {
      const { answer, spelling, keyword, filters } = await find(db, query, (...asked) =>
        searchBody(query, ...asked),
      );
      const total = answer.hits.total.value;
      const ids = idsOf(answer);
      const count = async (changed: JobQuery) => (await find(db, changed, countBody)).answer.hits.total.value;
      const isFew = keyword.tiers.length > 0 && total < minHits && query.offset === 0 && !query.asTyped;
      const near = isFew ? idsOf(await ask(relatedBody(keyword, filters, maxRelated + ids.length))) : [];
      const related = near.filter((id) => !ids.includes(id)).slice(0, maxRelated);
      return {
        ids: await stillPublished(db, ids),
        total,
        facets: facetsOf(answer.aggregations!),
        spelling: total > 0 ? spelling : null,
        suggestions: total > 0 ? [] : await relaxations(query, await taxonomy(), keyword.folded, count),
        related: await stillPublished(db, related),
      };
    },
    suggest: (db, typed, limit) => postgres.suggest(db, typed, limit),
  };
}

const idsOf = ({ hits }: SearchAnswer) => hits.hits.map(({ fields }) => fields.job_id[0]);

/** Leaves out jobs that were removed a moment ago, which the cluster may still have. */
async function stillPublished(db: Reader, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ job_id: number }>`
    SELECT job_id FROM job_search WHERE job_id = ANY(${[...ids]}::bigint[])`.execute(db);
  const found = new Set(rows.map((row) => row.job_id));
  return ids.filter((id) => found.has(id));
}
