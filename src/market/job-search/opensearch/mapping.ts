import { createHash } from "node:crypto";
import type { SearchRow } from "../index/columns.ts";
import type { Taxonomy } from "../index/taxonomy.ts";

/** A row of `job_search` with the text of its `tsvector`, and the checksum of its version. */
export interface ClusterRow extends SearchRow {
  words: string;
  checksum: number;
}

// Texts are sent as terms, so that both implementations tokenize alike.
const words = { type: "text", analyzer: "whitespace", norms: false, index_options: "docs" };

/** Fields of an index of jobs. No source is stored, because the rows are in PostgreSQL. */
const mappings = {
  dynamic: "strict",
  _source: { enabled: false },
  properties: {
    job_id: { type: "long" },
    checksum: { type: "integer" },
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
    expires_at: { type: "long" },
    words,
  },
} as const;

const jobsPerShard = 1_000_000;
const maxShards = 100;

/** One shard per million jobs: a search with many hits takes as long as one of its shards. */
export const shardsFor = (jobs: number): number =>
  Math.min(maxShards, Math.max(1, Math.ceil(jobs / jobsPerShard)));

/** Identifies the format of an index: other fields or another taxonomy needs a new index. */
export function fingerprint(taxonomy: Taxonomy): string {
  return createHash("sha256")
    .update(JSON.stringify([mappings, taxonomy.containing, taxonomy.categoriesOf]))
    .digest("hex")
    .slice(0, 16);
}

/** Settings and fields of a new index: no replicas, and not searchable before it is complete. */
export function indexBody(jobs: number) {
  return {
    settings: {
      index: {
        number_of_shards: shardsFor(jobs),
        number_of_replicas: 0,
        refresh_interval: "-1",
        // How long a deleted job keeps its version, so that a delayed write does not restore it.
        gc_deletes: "1h",
      },
    },
    mappings,
  };
}

/** @param replicas copies of each shard; null for one from the second node on */
export function settingsInUse(replicas: number | null) {
  return {
    index: {
      refresh_interval: "1s",
      ...(replicas === null
        ? { auto_expand_replicas: "0-1" }
        : { auto_expand_replicas: "false", number_of_replicas: replicas }),
    },
  };
}

/** The latest representable time, so that jobs without expiry need no clause. */
const never = 8_640_000_000_000_000;

/** Returns the document of a job; locations and categories include their parents. */
export function documentOf(row: ClusterRow, taxonomy: Taxonomy): Record<string, unknown> {
  const within = (ids: readonly number[], containing: readonly (number[] | undefined)[]) => [
    ...new Set(ids.flatMap((id) => containing[id] ?? [id])),
  ];
  return {
    job_id: row.job_id,
    checksum: row.checksum,
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
    expires_at: row.expires_at?.getTime() ?? never,
    words: termsIn(row.words),
  };
}

/**
 * Returns the terms of a `tsvector`, separated by spaces.
 * @param vector as PostgreSQL writes it: `'1:ke_toan' 'ke' 'toan'`
 */
export function termsIn(vector: string): string {
  return Array.from(vector.matchAll(/'((?:[^']|'')+)'/g), ([, term]) => term).join(" ");
}
