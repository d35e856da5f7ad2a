import { createHash } from "node:crypto";
import type { FactRow } from "../facts.ts";
import type { Lists } from "../lists.ts";
import { isMarked } from "./matching.ts";

/** A row of `job_search` with the texts of its `tsvector`s. */
export interface ClusterRow extends FactRow {
  title_words: string;
  head_words: string;
  words: string;
}

// Texts come parted into words, so that both indexes have one idea of a word.
const text = { type: "text", analyzer: "whitespace", norms: false };
const phrases = { ...text, index_options: "positions" };
const words = { ...text, index_options: "docs" };

/** Settings and fields of an index of jobs; rows are in PostgreSQL, so that no source is kept. */
const shape = {
  settings: {
    index: {
      refresh_interval: "1s",
      // A job that was removed keeps its version so long: news that was held up does not bring it back.
      gc_deletes: "1h",
      // A second node gets a copy; one alone has none to wait for.
      auto_expand_replicas: "0-1",
    },
  },
  mappings: {
    dynamic: "strict",
    _source: { enabled: false },
    properties: {
      job_id: { type: "long" },
      company_id: { type: "long" },
      places: { type: "integer" },
      categories: { type: "integer" },
      job_type: { type: "integer" },
      job_level: { type: "integer" },
      pay_min: { type: "long" },
      pay_max: { type: "long" },
      pay_top: { type: "long" },
      says_pay: { type: "boolean" },
      remote: { type: "boolean" },
      hot: { type: "boolean" },
      approved_at: { type: "long" },
      title_words: phrases,
      title_words_marked: phrases,
      head_words: words,
      words,
    },
  },
} as const;

/** Names what an index holds: another shape, or other lists of places and categories, ask for a new index. */
export function fingerprint(lists: Lists): string {
  return createHash("sha256")
    .update(JSON.stringify([shape, lists.containing, lists.categoriesOf]))
    .digest("hex")
    .slice(0, 16);
}

/** @param build tells this index from others of the same shape */
export function indexBody(lists: Lists, build: string) {
  return {
    settings: shape.settings,
    mappings: { ...shape.mappings, _meta: { fingerprint: fingerprint(lists), build } },
  };
}

/** A job as the cluster keeps it. Places and categories stand there with all that contain them. */
export function documentOf(row: ClusterRow, lists: Lists): Record<string, unknown> {
  const within = (ids: readonly number[], containing: readonly (number[] | undefined)[]) => [
    ...new Set(ids.flatMap((id) => containing[id] ?? [id])),
  ];
  return {
    job_id: row.job_id,
    company_id: row.company_id,
    places: within(row.location_ids, lists.containing),
    categories: within(row.category_ids, lists.categoriesOf),
    job_type: row.job_type,
    job_level: row.job_level,
    pay_min: row.salary_min_vnd,
    pay_max: row.salary_max_vnd,
    pay_top: row.salary_max_vnd ?? row.salary_min_vnd,
    says_pay: row.salary_min_vnd !== null || row.salary_max_vnd !== null,
    remote: row.remote,
    hot: row.hot,
    approved_at: row.approved_at.getTime(),
    ...vectorTexts("title_words", row.title_words, ["marked"]),
    ...vectorTexts("head_words", row.head_words, []),
    ...vectorTexts("words", row.words, []),
  };
}

/** Holds a position where a text has no word; no keyword can ask for it. */
const gap = "_";
type Kind = "marked";

/**
 * The words of a `tsvector` as texts: all of them, and apart those with accents; in their order and at the same positions where
 * it has positions, so that the cluster finds the same phrases.
 * @param vector as PostgreSQL writes it: `'ke':1 'ke~1':1 'toan':2`
 */
export function vectorTexts(field: string, vector: string, kinds: readonly Kind[]): Record<string, string> {
  const placed: Record<Kind | "all", string[]> = { all: [], marked: [] };
  const loose: string[] = [];
  for (const [, word, positions] of vector.matchAll(/'((?:[^']|'')+)'(?::([\d,]+))?/g)) {
    if (!positions) loose.push(word!);
    for (const [position] of (positions ?? "").matchAll(/\d+/g))
      placed[isMarked(word!) ? "marked" : "all"][Number(position) - 1] = word!;
  }
  const text = (kind: Kind | "all") => Array.from(placed[kind], (word) => word ?? gap).join(" ");
  return {
    [field]: [text("all"), ...loose].join(" ").trim(),
    ...Object.fromEntries(kinds.map((kind) => [`${field}_${kind}`, text(kind)])),
  };
}
