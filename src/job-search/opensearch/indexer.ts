import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Taxonomy } from "../taxonomy.ts";
import { writeBulk } from "./bulk.ts";
import type { Cluster } from "./cluster.ts";
import { checksum } from "./compare.ts";
import { type ClusterRow, documentOf } from "./mapping.ts";

/** How far an index has followed the change log: all transactions before the low-water mark, and the seen entries after it. */
export interface Checkpoint {
  lowWaterMark: string;
  seenEntries: Set<number>;
}

/** A job in one snapshot; `version` is its last entry of the change log there. */
type Versioned = { version: number } & (ClusterRow | { job_id: number; approved_at: null });

const bulkSize = 500;

/** All transactions before this one have ended. */
export async function currentLowWaterMark(db: Reader): Promise<string> {
  const { rows } = await sql<{ low_water_mark: string }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS low_water_mark`.execute(db);
  return rows[0]!.low_water_mark;
}

/** More changes than this take several passes, so that the first ones do not wait for all. */
const maxPerPass = 2000;

/**
 * Indexes the changes since a checkpoint.
 * @returns the new checkpoint, the number of jobs, and whether there are more changes
 */
export async function indexChanges(
  db: Reader,
  cluster: Cluster,
  target: string,
  { lowWaterMark, seenEntries }: Checkpoint,
  taxonomy: Taxonomy,
): Promise<{ checkpoint: Checkpoint; jobs: number; more: boolean }> {
  const { rows } = await sql<{ low_water_mark: string; entries: [entry: number, job: number][] | null }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS low_water_mark,
      (SELECT json_agg(json_build_array(id, job_id)) FROM job_search_changes WHERE xid >= ${lowWaterMark}::xid8) AS entries`.execute(
    db,
  );
  const entries = rows[0]!.entries ?? [];
  const jobs = [...new Set(entries.flatMap(([entry, job]) => (seenEntries.has(entry) ? [] : [job])))];
  const batch = new Set(jobs.slice(0, maxPerPass));
  await indexJobs(db, cluster, target, [...batch], taxonomy);
  const more = jobs.length > batch.size;
  const indexed = entries.flatMap(([entry, job]) =>
    seenEntries.has(entry) || batch.has(job) ? [entry] : [],
  );
  return {
    checkpoint: {
      lowWaterMark: more ? lowWaterMark : rows[0]!.low_water_mark,
      seenEntries: new Set(indexed),
    },
    jobs: batch.size,
    more,
  };
}

const columns = sql`s.company_id, s.category_ids, s.location_ids, s.job_type, s.job_level, s.experience, s.salary_min_vnd, s.salary_max_vnd,
  s.remote, s.hot, s.approved_at, s.expires_at, s.words::text, ${checksum} AS checksum`;

/** Each job's row, or nulls, with its version: one statement, so that both are of one snapshot. */
async function readJobs(db: Reader, ids: readonly number[]): Promise<Versioned[]> {
  const { rows } = await sql<Versioned>`
    SELECT requested.id AS job_id, ${columns},
      coalesce((SELECT max(c.id) FROM job_search_changes c WHERE c.job_id = requested.id), 0) AS version
    FROM unnest(${[...ids]}::bigint[]) AS requested(id) LEFT JOIN job_search s ON s.job_id = requested.id`.execute(
    db,
  );
  return rows;
}

/** The ids of all published jobs, in batches. */
export async function* publishedJobs(db: Reader): AsyncGenerator<number[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ job_id: number }>`
      SELECT job_id FROM job_search WHERE job_id > ${after} ORDER BY job_id LIMIT ${bulkSize}`.execute(db);
    if (rows.length === 0) return;
    yield rows.map((row) => row.job_id);
    after = rows.at(-1)!.job_id;
  }
}

/**
 * Writes the given jobs to the cluster: documents of published ones, deletions of others. Each operation has an external version,
 * so that writes in the wrong order do not overwrite a later state.
 * @param target an alias: nothing is written, and no index made, when no index has it
 */
export async function indexJobs(
  db: Reader,
  cluster: Cluster,
  target: string,
  ids: readonly number[],
  taxonomy: Taxonomy,
): Promise<void> {
  for (let from = 0; from < ids.length; from += bulkSize) {
    const jobs = await readJobs(db, ids.slice(from, from + bulkSize));
    const lines = jobs.flatMap((job): object[] => {
      const meta = { _id: String(job.job_id), version: job.version, version_type: "external_gte" };
      return job.approved_at === null ? [{ delete: meta }] : [{ index: meta }, documentOf(job, taxonomy)];
    });
    // Searches see the change once the request has returned.
    await writeBulk(cluster, target, lines, { refresh: target === cluster.alias });
  }
}
