import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { searchedCompany } from "#market/jobs/queries/shared/shown-company.ts";
import { changesAfter, type LogPosition } from "../index/change-log.ts";
import type { Taxonomy } from "../index/taxonomy.ts";
import { writeBulk } from "./bulk.ts";
import type { Cluster } from "./cluster.ts";
import { checksum } from "./compare.ts";
import { type ClusterRow, documentOf } from "./mapping.ts";

/** A job in one snapshot; `version` is its last entry of the change log there. */
type Versioned = { version: number } & (ClusterRow | { job_id: number; approved_at: null });

const bulkSize = 250;

/**
 * SQL that identifies a database across restarts, because the cluster's index outlives restarts of the database. A promoted
 * replica has another timeline.
 */
const server = sql<string>`concat_ws('/', (SELECT system_identifier FROM pg_control_system()),
  left(pg_walfile_name(pg_current_wal_lsn()), 8), (SELECT oid FROM pg_database WHERE datname = current_database()))`;

/** The change log cannot tell what changed since a position: the index must be built again. */
export class LostPosition extends Error {
  override name = "LostPosition";
}

export async function currentPosition(db: Reader): Promise<LogPosition> {
  return (await changesAfter(db, null, server)).position;
}

/**
 * Indexes the changes since a position.
 * @returns the new position, and the number of jobs
 * @throws LostPosition
 */
export async function indexChanges(
  db: Reader,
  cluster: Cluster,
  target: string,
  since: LogPosition,
  taxonomy: Taxonomy,
): Promise<{ position: LogPosition; jobs: number }> {
  const { position, jobIds } = await changesAfter(db, since, server);
  if (!jobIds) throw new LostPosition();
  await indexJobs(db, cluster, target, jobIds, taxonomy);
  return { position, jobs: jobIds.length };
}

const columns = sql`${searchedCompany} AS company_id, s.category_ids, s.location_ids, s.job_type, s.job_level, s.experience, s.salary_min_vnd, s.salary_max_vnd,
  s.remote, s.hot, s.approved_at, s.expires_at, s.words::text, ${checksum} AS checksum`;

/** Reads each job's row, or nulls, with its version, in one statement so that both are from one snapshot. */
async function readJobs(db: Reader, ids: readonly number[]): Promise<Versioned[]> {
  const { rows } = await sql<Versioned>`
    SELECT requested.id AS job_id, ${columns},
      coalesce((SELECT max(c.id) FROM job_search_changes c WHERE c.job_id = requested.id), 0) AS version
    FROM unnest(${[...ids]}::bigint[]) AS requested(id) LEFT JOIN job_search s ON s.job_id = requested.id`.execute(
    db,
  );
  return rows;
}

/** Yields the ids of all published jobs, in batches. */
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
 * Writes the given jobs to the cluster: documents of published jobs, deletions of others. Each operation has
 * an external version, so that writes in the wrong order do not overwrite a later state.
 * @param target an alias; nothing is written and no index is created when the alias does not exist
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
