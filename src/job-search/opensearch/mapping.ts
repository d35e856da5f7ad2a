import { createHash } from "node:crypto";
import type { FactRow } from "../facts.ts";
import type { Lists } from "../lists.ts";

/** A row of `job_search` with the text of its `tsvector`. */
export interface ClusterRow extends FactRow {
  words: string;
}

// Texts come parted into tokens, so that both indexes have one idea of a word.
const words = { type: "text", analyzer: "whitespace", norms: false, index_options: "docs" };

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
    words: tokensIn(row.words),
  };
}

/**
 * The tokens of a `tsvector`, one beside the other.
 * @param vector as PostgreSQL writes it: `'1:ke_toan' 'ke' 'toan'`
 */
export function tokensIn(vector: string): string {
  return Array.from(vector.matchAll(/'((?:[^']|'')+)'/g), ([, token]) => token).join(" ");
}
