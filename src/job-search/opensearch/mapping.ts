import { createHash } from "node:crypto";
import type { SearchRow } from "../columns.ts";
import type { Taxonomy } from "../taxonomy.ts";

/** A row of `job_search` with the text of its `tsvector`. */
export interface ClusterRow extends SearchRow {
  words: string;
}

// Texts arrive as terms, so that both indexes tokenize alike.
const words = { type: "text", analyzer: "whitespace", norms: false, index_options: "docs" };

/** Settings and fields of an index of jobs; no source is stored, as the rows are in PostgreSQL. */
const shape = {
  settings: {
    index: {
      refresh_interval: "1s",
      // How long a deleted job keeps its version, so that a delayed write does not restore it.
      gc_deletes: "1h",
      // A replica from the second node on.
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
      experience: { type: "integer" },
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

/** Identifies the format of an index: another shape or taxonomy needs a new index. */
export function fingerprint(taxonomy: Taxonomy): string {
  return createHash("sha256")
    .update(JSON.stringify([shape, taxonomy.containing, taxonomy.categoriesOf]))
    .digest("hex")
    .slice(0, 16);
}

/** @param build distinguishes indexes of the same format */
export function indexBody(taxonomy: Taxonomy, build: string) {
  return {
    settings: shape.settings,
    mappings: { ...shape.mappings, _meta: { fingerprint: fingerprint(taxonomy), build } },
  };
}

/** The document of a job: locations and categories with all that contain them. */
export function documentOf(row: ClusterRow, taxonomy: Taxonomy): Record<string, unknown> {
  const within = (ids: readonly number[], containing: readonly (number[] | undefined)[]) => [
    ...new Set(ids.flatMap((id) => containing[id] ?? [id])),
  ];
  return {
    job_id: row.job_id,
    company_id: row.company_id,
    places: within(row.location_ids, taxonomy.containing),
    categories: within(row.category_ids, taxonomy.categoriesOf),
    job_type: row.job_type,
    job_level: row.job_level,
    experience: row.experience,
    pay_min: row.salary_min_vnd,
    pay_max: row.salary_max_vnd,
    pay_top: row.salary_max_vnd ?? row.salary_min_vnd,
    says_pay: row.salary_min_vnd !== null || row.salary_max_vnd !== null,
    remote: row.remote,
    hot: row.hot,
    approved_at: row.approved_at.getTime(),
    words: termsIn(row.words),
  };
}

/**
 * The terms of a `tsvector`, separated by spaces.
 * @param vector as PostgreSQL writes it: `'1:ke_toan' 'ke' 'toan'`
 */
export function termsIn(vector: string): string {
  return Array.from(vector.matchAll(/'((?:[^']|'')+)'/g), ([, term]) => term).join(" ");
}
