import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Lists } from "../lists.ts";
import { type Cluster, ClusterError } from "./cluster.ts";
import { type ClusterRow, documentOf } from "./mapping.ts";

/** How far an index has been told of changes: by transactions before `horizon` of all; of later ones those that were seen. */
export interface Told {
  horizon: string;
  seen: Set<number>;
}

/** A job as it stands in one snapshot; `version` is its last note there. */
type Versioned = { version: number } & (ClusterRow | { job_id: number; approved_at: null });

const bulkTimeoutMs = 30_000;
const atOnce = 500;

/** Transactions from this one on may yet commit, or have committed a moment ago. */
export async function horizonNow(db: Reader): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon`.execute(db);
  return rows[0]!.horizon;
}

/** More at once are told in several goes, so that nobody waits for all of them. */
const mostAtOnce = 2000;

/**
 * Tells an index what changed.
 * @returns what it has been told then, how many jobs that were, and whether there is more
 */
export async function tellNews(
  db: Reader,
  cluster: Cluster,
  target: string,
  { horizon, seen }: Told,
  lists: Lists,
): Promise<{ told: Told; jobs: number; more: boolean }> {
  const { rows } = await sql<{ horizon: string; notes: [note: number, job: number][] | null }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
      (SELECT json_agg(json_build_array(id, job_id)) FROM job_search_changes WHERE xid >= ${horizon}::xid8) AS notes`.execute(
    db,
  );
  const notes = rows[0]!.notes ?? [];
  const jobs = [...new Set(notes.flatMap(([note, job]) => (seen.has(note) ? [] : [job])))];
  const now = new Set(jobs.slice(0, mostAtOnce));
  await feed(db, cluster, target, [...now], lists);
  const more = jobs.length > now.size;
  const known = notes.flatMap(([note, job]) => (seen.has(note) || now.has(job) ? [note] : []));
  return { told: { horizon: more ? horizon : rows[0]!.horizon, seen: new Set(known) }, jobs: now.size, more };
}

const columns = sql`s.company_id, s.category_ids, s.location_ids, s.job_type, s.job_level, s.salary_min_vnd, s.salary_max_vnd,
  s.remote, s.hot, s.approved_at, s.words::text`;

/** Each job's row, or that it has none, with its version: one statement, so that both are of one moment. */
async function readJobs(db: Reader, ids: readonly number[]): Promise<Versioned[]> {
  const { rows } = await sql<Versioned>`
    SELECT asked.id AS job_id, ${columns},
      coalesce((SELECT max(c.id) FROM job_search_changes c WHERE c.job_id = asked.id), 0) AS version
    FROM unnest(${[...ids]}::bigint[]) AS asked(id) LEFT JOIN job_search s ON s.job_id = asked.id`.execute(
    db,
  );
  return rows;
}

/** All published jobs, some at a time. */
export async function* publishedJobs(db: Reader): AsyncGenerator<number[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ job_id: number }>`
      SELECT job_id FROM job_search WHERE job_id > ${after} ORDER BY job_id LIMIT ${atOnce}`.execute(db);
    if (rows.length === 0) return;
    yield rows.map((row) => row.job_id);
    after = rows.at(-1)!.job_id;
  }
}

interface BulkAnswer {
  errors: boolean;
  items: Record<string, { status: number; error?: { type: string } }>[];
}

/**
 * Tells the cluster how the given jobs stand: published ones with all they are found by, others gone. Every job carries its
 * version, so that of two processes that tell it in the wrong order the later news stays.
 * @param target an index, or the alias: then nothing is written where no index has it
 */
export async function feed(
  db: Reader,
  cluster: Cluster,
  target: string,
  ids: readonly number[],
  lists: Lists,
): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const jobs = await readJobs(db, ids.slice(from, from + atOnce));
    const lines = jobs.flatMap((job): object[] => {
      const place = { _id: String(job.job_id), version: job.version, version_type: "external_gte" };
      return job.approved_at === null ? [{ delete: place }] : [{ index: place }, documentOf(job, lists)];
    });
    const answer = await cluster.ask<BulkAnswer>("POST", `/${target}/_bulk`, {
      lines,
      // Searches see it when the answer comes.
      query: target === cluster.alias ? { require_alias: "true", refresh: "true" } : {},
      timeoutMs: bulkTimeoutMs,
    });
    const failed = answer.items
      .flatMap((item) => Object.values(item))
      // A conflict means that newer news is there already.
      .find(({ status, error }) => error && status !== 409);
    if (failed) throw new ClusterError(failed.error!.type, failed.status);
  }
}
