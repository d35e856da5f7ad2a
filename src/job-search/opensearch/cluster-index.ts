import { sql } from "kysely";
import { staleWhileRevalidate } from "#kit/cache.ts";
import { minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { widen } from "../help.ts";
import type { JobIndex, JobQuery } from "../job-index.ts";
import { type Match, readKeyword } from "../keyword.ts";
import { readLists } from "../lists.ts";
import { few } from "../postgres.ts";
import { mend } from "../spelling.ts";
import type { Titles } from "../titles.ts";
import { rateOf } from "../wanted.ts";
import { countBody, type SearchAnswer, searchBody } from "./body.ts";
import { type Cluster, ClusterError } from "./cluster.ts";
import { type Filters, facetsOf, filtersOf } from "./filters.ts";
import type { Clause } from "./matching.ts";

/** An index answers no page beyond its first ten thousand hits (`index.max_result_window`). */
export const deepest = 10_000;

/**
 * The search on an OpenSearch cluster; what keywords may become is known from PostgreSQL in either case.
 * @param ground what titles and lists are read from now and then, whoever asks
 */
export function clusterJobIndex(
  cluster: Cluster,
  ground: Reader,
  titles: () => Promise<Titles>,
  postgres: Pick<JobIndex, "complete">,
): JobIndex {
  const lists = staleWhileRevalidate(
    () => readLists(ground),
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

  /** Asks for what a keyword finds as it was typed and, where that is next to nothing, in its nearest spelling. */
  async function find(
    db: Reader,
    query: JobQuery,
    bodyOf: (tiers: readonly Match[], filters: Filters) => Clause,
  ) {
    const { words, folded, tiers } = readKeyword(query.keyword);
    const filters = filtersOf(query, await rateOf(db, query));
    const answer = await ask(bodyOf(tiers, filters));
    if (words.length === 0 || query.asTyped || answer.aggregations!.found.doc_count >= few)
      return { answer, spelling: null };
    const better = mend(folded, await titles());
    if (!better) return { answer, spelling: null };
    const more = readKeyword(query.keyword, better.text);
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
      const { folded } = readKeyword(query.keyword);
      return {
        ids: await stillPublished(db, ids),
        total,
        facets: facetsOf(answer.aggregations!),
        spelling: total > 0 ? spelling : null,
        suggestions: total > 0 ? [] : await widen(query, await lists(), folded, count),
      };
    },
    complete: (db, typed, limit) => postgres.complete(db, typed, limit),
    // A cluster keeps what it needs in its own memory.
    prepare: async () => {},
  };
}

/** A job that was taken down a moment ago is not shown, even where the cluster has not heard of it. */
async function stillPublished(db: Reader, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ job_id: number }>`
    SELECT job_id FROM job_search WHERE job_id = ANY(${[...ids]}::bigint[])`.execute(db);
  const there = new Set(rows.map((row) => row.job_id));
  return ids.filter((id) => there.has(id));
}
