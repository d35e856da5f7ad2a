import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Cluster } from "./cluster.ts";

/** Number of jobs of a range; also the maximum of hits of one request. */
const rangeSize = 10_000;
const slowMs = 30_000;

/**
 * Identifies a version of a row of `job_search` by the transaction that wrote it. 30 bits, so that the sum over a range is exact in
 * the double of the cluster's aggregation.
 */
export const checksum = sql`(hashint8extended(s.job_id, s.xmin::text::bigint) & 1073741823)::int`;

/** A part of the jobs: those with ids above `after`, up to `to` or without an end. */
interface Range {
  after: number;
  to: number | null;
}
interface Sum {
  count: number;
  sum: number;
}

/**
 * Compares the documents of an index with the rows of `job_search` by count and checksums of id ranges. Only
 * ranges that differ are compared job by job.
 * @returns jobs whose documents are missing, outdated or superfluous
 */
export async function* differingJobs(
  db: Reader,
  cluster: Cluster,
  target: string,
  size = rangeSize,
): AsyncGenerator<number[]> {
  for (let after: number | null = -1; after !== null; ) {
    const { to, ...expected } = await sumOfRows(db, after, size);
    const range: Range = { after, to };
    const found = await sumOfDocuments(cluster, target, range);
    if (found.count !== expected.count || found.sum !== expected.sum) {
      const ids = await differingIn(db, cluster, target, range);
      if (ids.length > 0) yield ids;
    }
    after = to;
  }
}

/** Returns the count and checksum of the next `size` rows; `to` is their last id, null at the end of the table. */
async function sumOfRows(db: Reader, after: number, size: number): Promise<Sum & { to: number | null }> {
  const { rows } = await sql<Sum & { to: number }>`
    SELECT count(*)::int AS count, coalesce(sum(checksum), 0)::float8 AS sum, max(job_id) AS to
    FROM (SELECT s.job_id, ${checksum} AS checksum FROM job_search s
      WHERE s.job_id > ${after} ORDER BY s.job_id LIMIT ${size}) AS range`.execute(db);
  const row = rows[0]!;
  return row.count < size ? { ...row, to: null } : row;
}

const within = ({ after, to }: Range) => ({
  range: { job_id: { gt: after, ...(to === null ? {} : { lte: to }) } },
});

async function sumOfDocuments(cluster: Cluster, target: string, range: Range): Promise<Sum> {
  const answer = await cluster.ask<{
    hits: { total: { value: number } };
    aggregations: { sum: { value: number } };
  }>("POST", `/${target}/_search`, {
    body: {
      size: 0,
      track_total_hits: true,
      query: within(range),
      aggs: { sum: { sum: { field: "checksum" } } },
    },
    query: { allow_partial_search_results: "false" },
    timeoutMs: slowMs,
  });
  return { count: answer.hits.total.value, sum: answer.aggregations.sum.value };
}

async function differingIn(db: Reader, cluster: Cluster, target: string, range: Range): Promise<number[]> {
  const { rows } = await sql<{ job_id: number; checksum: number }>`
    SELECT s.job_id, ${checksum} AS checksum FROM job_search s
    WHERE s.job_id > ${range.after} AND s.job_id <= ${range.to ?? sql`9223372036854775807`}`.execute(db);
  const missing = new Map(rows.map((row) => [row.job_id, row.checksum]));
  const differing: number[] = [];
  for (let { after } = range; ; ) {
    const documents = await readDocuments(cluster, target, { ...range, after });
    for (const { id, checksum } of documents) {
      if (missing.get(id) !== checksum) differing.push(id);
      missing.delete(id);
    }
    if (documents.length < rangeSize) break;
    after = documents.at(-1)!.id;
  }
  return [...differing, ...missing.keys()];
}

async function readDocuments(
  cluster: Cluster,
  target: string,
  range: Range,
): Promise<{ id: number; checksum: number }[]> {
  const answer = await cluster.ask<{ hits: { hits: { fields: Record<"job_id" | "checksum", [number]> }[] } }>(
    "POST",
    `/${target}/_search`,
    {
      body: {
        size: rangeSize,
        stored_fields: "_none_",
        docvalue_fields: ["job_id", "checksum"],
        query: within(range),
        sort: [{ job_id: "asc" }],
      },
      query: { allow_partial_search_results: "false" },
      timeoutMs: slowMs,
    },
  );
  return answer.hits.hits.map(({ fields }) => ({ id: fields.job_id[0], checksum: fields.checksum[0] }));
}

/** Leaves out jobs that changed within the last minute: their documents may still be on their way. */
export async function withoutRecent(db: Reader, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ job_id: number }>`
    SELECT job_id FROM job_search_changes
    WHERE job_id = ANY(${[...ids]}::bigint[]) AND at > now() - interval '1 minute'`.execute(db);
  const recent = new Set(rows.map((row) => row.job_id));
  return ids.filter((id) => !recent.has(id));
}
