import { sql } from "kysely";
import { staleWhileRevalidate } from "#kit/cache.ts";
import { hour, minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { presentQuery, readTaxonomy, taxonomyFresh } from "../index/taxonomy.ts";
import type { JobIndex, JobQuery } from "../job-index.ts";
import { rateOf } from "../query/filters.ts";
import { relaxations } from "../query/relaxations.ts";
import { matchKeyword, maxRelated, minHits } from "../query/stages.ts";
import { parseKeyword, type Query } from "../text/keyword.ts";
import { type Correction, correctSpelling } from "../text/spelling.ts";
import type { SuggestionDictionary } from "../text/suggestion-dictionary.ts";
import { countBody, relatedBody, type SearchAnswer, searchBody } from "./body.ts";
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
  const taxonomy = staleWhileRevalidate(() => readTaxonomy(readDb), taxonomyFresh);
  const spellingWords = staleWhileRevalidate(
    async (): Promise<SuggestionDictionary> => ({
      ...(await readSpellingWords(guarded, cluster)),
      entries: [],
      byPrefix: new Map(),
    }),
    () => hour / 2,
  );
  /** @returns null also while the words cannot be read, because searches work without correction */
  async function correct(folded: readonly string[]): Promise<Correction | null> {
    const words = await spellingWords().catch(() => null);
    return words && correctSpelling(folded, words);
  }

  const find = finder(guarded, correct);

  return {
    async search(db, exact) {
      const query = presentQuery({ ...exact, asOf: toMinute(exact.asOf) }, await taxonomy());
      const bodyOf: BodyOf = (...parts) => searchBody(query, ...parts);
      const { answer, spelling, keyword, filters } = await find(db, query, bodyOf, true);
      const total = answer.hits.total.value;
      const ids = idsOf(answer);
      const count = async (changed: JobQuery) =>
        (await find(db, changed, (...parts) => countBody(changed, ...parts))).answer.hits.total.value;
      const isFew = keyword.tiers.length > 0 && total < minHits && query.offset === 0 && !query.asTyped;
      const near = isFew
        ? idsOf(await guarded.search(relatedBody(query, keyword, filters, maxRelated + ids.length)))
        : [];
      const related = near.filter((id) => !ids.includes(id)).slice(0, maxRelated);
      return {
        ids: await stillPublished(db, ids, exact.asOf),
        total,
        facets: facetsOf(answer.aggregations!),
        spelling: total > 0 ? spelling : null,
        suggestions: total > 0 ? [] : await relaxations(query, await taxonomy(), keyword.typed, count),
        related: await stillPublished(db, related, exact.asOf),
      };
    },
    async suggest(_db, typed, limit) {
      const found = await suggestInCluster(guarded, cluster, typed, limit);
      if (found.length > 0) return found;
      const better = await correct(parseKeyword(typed).folded);
      return better ? suggestInCluster(guarded, cluster, better.text, limit) : [];
    },
  };
}

type BodyOf = (tiers: readonly Query[], filters: FilterClauses, wider?: readonly Query[]) => Clause;

/** Returns a function that finds the jobs of a query's keyword, with the spelling that it searched for. */
function finder(guarded: GuardedSearch, correct: (folded: readonly string[]) => Promise<Correction | null>) {
  return async (db: Reader, query: JobQuery, bodyOf: BodyOf, withFacets = false) => {
    const keyword = parseKeyword(query.keyword);
    const filters = clausesOf(query, await rateOf(db, query));
    const options = withFacets ? { facets: facetAggregations(filters, query.asOf) } : {};
    async function match(tiers: readonly Query[], wider?: readonly Query[]) {
      const answer = await guarded.search(bodyOf(tiers, filters, wider), options);
      const counts = answer.aggregations!;
      const size = counts.found.doc_count;
      return { answer, size, wider: counts.wider?.of.doc_count ?? size };
    }
    const { found, spelling } =
      keyword.tiers.length === 0
        ? { found: await match([]), spelling: null }
        : await matchKeyword(keyword, {
            match,
            async correct() {
              const better = await correct(keyword.folded);
              return better && { keyword: parseKeyword(better.words.join(" ")), text: better.text };
            },
            asTyped: query.asTyped === true,
          });
    return { answer: found.answer, spelling, keyword, filters };
  };
}

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
