import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#kit/db.ts";
import type { Completion } from "../job-index.ts";
import { readDictionary, type SuggestionDictionary } from "../text/suggestion-dictionary.ts";
import { wordsOf } from "../text/words.ts";
import { writeBulk } from "./bulk.ts";
import { type Cluster, ClusterError } from "./cluster.ts";
import type { GuardedSearch } from "./guarded-search.ts";
import { createIndex, fillAlias, refresh } from "./indexes.ts";
import type { Clause } from "./query-dsl.ts";

/**
 * The source of spelling corrections. Titles, skills and companies themselves are searched in the cluster.
 */
export type SpellingWords = Pick<SuggestionDictionary, "words" | "bigrams">;

const body = {
  settings: { index: { number_of_shards: 1, auto_expand_replicas: "0-1" } },
  mappings: {
    dynamic: "strict",
    properties: {
      // The text of a suggestion: folded with a space before each word, and in the original spelling.
      folded: { type: "keyword" },
      written: { type: "keyword" },
      words: { type: "text", analyzer: "whitespace", norms: false, index_options: "docs" },
      // Position in the dictionary, which is in descending order of jobs.
      position: { type: "integer" },
      completion: { type: "object", enabled: false },
      spelling: { type: "object", enabled: false },
      is_spelling: { type: "boolean" },
    },
  },
};

const suggestionsAlias = (cluster: Pick<Cluster, "alias">): string => `${cluster.alias}-suggestions`;
const slowMs = 30_000;
const perBulk = 2000;
/** Maximum number of words, or of pairs of words, in a document for spelling corrections. */
const perSpelling = 10_000;

/**
 * Writes the most frequent titles, skills and companies with their number of jobs into a small new index, and
 * replaces the previous one by it.
 * @returns the number of entries
 */
export async function writeSuggestions(db: Db, cluster: Cluster): Promise<number> {
  const dictionary = await db.transaction().execute(async (tx) => {
    // The timeout is long, because counting the titles of ten million jobs takes minutes.
    await sql`SET LOCAL statement_timeout = '15min'`.execute(tx);
    return readDictionary(tx);
  });
  const alias = suggestionsAlias(cluster);
  const name = `${alias}-${randomBytes(8).toString("hex")}`;
  await createIndex(cluster, name, body);
  const documents = [...spellingDocuments(dictionary), ...entryDocuments(dictionary)];
  for (let from = 0; from < documents.length; from += perBulk) {
    const lines = documents
      .slice(from, from + perBulk)
      .flatMap((document): object[] => [{ index: {} }, document]);
    await writeBulk(cluster, fillAlias(name), lines);
  }
  await refresh(cluster, name);
  const all = Object.keys(await cluster.ask<object>("GET", `/${alias}-*/_alias`));
  const actions = [
    { remove: { index: name, alias: fillAlias(name), must_exist: true } },
    { add: { index: name, alias } },
    ...all.filter((index) => index !== name).map((index) => ({ remove_index: { index } })),
  ];
  await cluster.ask("POST", "/_aliases", { body: { actions }, timeoutMs: slowMs });
  return dictionary.entries.length;
}

const entryDocuments = ({ entries }: SuggestionDictionary) =>
  entries.map(({ completion, folded, written }, position) => ({
    folded,
    written,
    words: folded,
    position,
    completion,
    is_spelling: false,
  }));

function spellingDocuments({ words, bigrams }: SpellingWords) {
  const chunks = <T>(list: T[]) =>
    Array.from({ length: Math.ceil(list.length / perSpelling) }, (_, i) =>
      list.slice(i * perSpelling, (i + 1) * perSpelling),
    );
  const all = [
    ...chunks([...words]).map((some) => ({ words: some })),
    ...chunks([...bigrams]).map((some) => ({ bigrams: some })),
  ];
  return all.map((spelling) => ({ spelling, is_spelling: true }));
}

/**
 * Reads the words of all titles, skills and companies in the cluster. @throws when they are not written yet
 */
export async function readSpellingWords(
  search: GuardedSearch,
  cluster: Pick<Cluster, "alias">,
): Promise<SpellingWords> {
  type Spelling = { words?: [string, { count: number; written: string }][]; bigrams?: [string, string][] };
  const answer = await search.search<{ hits: { hits: { _source: { spelling: Spelling } }[] } }>(
    { size: 1000, _source: ["spelling"], query: { term: { is_spelling: true } } },
    { alias: suggestionsAlias(cluster) },
  );
  const parts = answer.hits.hits.map(({ _source }) => _source.spelling);
  if (parts.length === 0) throw new ClusterError("The cluster has no suggestions yet", null);
  return {
    words: new Map(parts.flatMap(({ words = [] }) => words)),
    bigrams: new Map(parts.flatMap(({ bigrams = [] }) => bigrams)),
  };
}

/**
 * Equals `suggest` of suggestion-dictionary.ts: entries that begin with the typed text first, then those that
 * contain it.
 */
export async function suggestInCluster(
  search: GuardedSearch,
  cluster: Pick<Cluster, "alias">,
  typed: string,
  limit: number,
): Promise<Completion[]> {
  const words = wordsOf(typed.slice(0, 100)).slice(0, 8);
  if (words.length === 0) return [];
  const phrase = words.map(({ folded }) => ` ${folded}`).join("");
  const ranks: Clause[] = [
    { prefix: { folded: phrase } },
    // Words consist of letters and digits, so the typed text contains no wildcard.
    { wildcard: { folded: `*${phrase}*` } },
  ];
  if (words.some(({ accented }) => accented))
    ranks.unshift({ prefix: { written: ` ${typed.trim().toWellFormed().normalize("NFC").toLowerCase()}` } });
  const answer = await search.search<{ hits: { hits: { _source: { completion: Completion } }[] } }>(
    {
      size: limit,
      track_total_hits: false,
      _source: ["completion"],
      query: {
        bool: {
          filter: words.map(({ folded }) => ({ prefix: { words: folded } })),
          should: {
            dis_max: {
              queries: ranks.map((filter, at) => ({ constant_score: { filter, boost: ranks.length - at } })),
            },
          },
        },
      },
      sort: [{ _score: "desc" }, { position: "asc" }],
    },
    { alias: suggestionsAlias(cluster) },
  );
  return answer.hits.hits.map(({ _source }) => _source.completion);
}
