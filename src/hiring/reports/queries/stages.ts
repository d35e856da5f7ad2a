import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { closedPhases, phaseOf, stageKindOf, stageKinds } from "#people/companies/pipeline.ts";
import { isOwnedBy } from "#people/companies/queries/shared.ts";
import { countedApplicants, log, type ReportRow, type ReportScope } from "./base.ts";

/**
 * A row of stages. Each job has its own stages; those of the same kind and the same names in both languages share a row. Rows are
 * in the order of kinds, then of boards.
 */
interface StageRow {
  id: number | null;
  kind: number;
  name: string | null;
  name_vn: string | null;
  count: number;
  median: number | null;
  slow: number | null;
}

/** Returns the condition for stages `s` that have a row even without applicants: stages of the job, or of the company's template. */
const alwaysShown = ({ actor, jobId }: ReportScope): RawBuilder<SqlBool> =>
  sql`s.pipeline_id IN (SELECT p.id FROM pipelines p
    WHERE ${isOwnedBy(jobId === null ? actor.scope : { job: jobId })})`;

/** Returns the query that groups `stays` and the stages of `alwaysShown` into rows. */
const grouped = (report: ReportScope, stays: RawBuilder<unknown>, where: RawBuilder<SqlBool>) => sql`
  SELECT min(t.id) AS id, t.kind, t.name, t.name_vn, count(t.days)::int AS count,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY t.days) AS median,
    percentile_cont(0.9) WITHIN GROUP (ORDER BY t.days) AS slow
  FROM (
    ${stays} UNION ALL
    SELECT s.id, s.kind, s.name, s.name_vn, s.position, NULL FROM pipeline_stages s WHERE ${alwaysShown(report)}
  ) AS t (id, kind, name, name_vn, position, days) JOIN stage_kinds k ON k.id = t.kind
  WHERE ${where}
  GROUP BY t.kind, k.ord, t.name, t.name_vn ORDER BY k.ord, min(t.position), min(t.id)`;

/** Returns the key and names of a row. The key is the lowest id of its stages; for removed stages, the kind. */
const labelsOf = ({ id, kind, name, name_vn }: StageRow) => ({
  key: id === null ? (stageKindOf[kind] ?? "applied") : String(id),
  name,
  name_vn,
});

/** Counts active applicants by stage, with the median of their days in it. */
export async function pipeline(db: Reader, report: ReportScope): Promise<ReportRow[]> {
  const standing = sql`
    SELECT s.id, s.kind, s.name, s.name_vn, s.position,
      extract(epoch FROM ${report.asOf}::timestamptz - a.stage_changed_at)::float8 / 86400
    FROM applicants a JOIN jobs j ON j.id = a.job_id JOIN pipeline_stages s ON s.id = a.stage_id
    WHERE a.outcome = 'active' AND j.deleted_at IS NULL AND ${countedApplicants(report)}`;
  const { rows } = await sql<StageRow>`
    ${grouped(report, standing, sql`k.phase NOT IN ${literals(closedPhases)}`)}`.execute(db);
  // Hired applicants stay in their stage, so their days have no meaning.
  return rows.map((row) => ({
    ...labelsOf(row),
    values: [row.count, phaseOf(row.kind) === "hired" ? null : row.median],
  }));
}

/** Returns the median and 90th percentile of the days in each stage, of applicants who left it in the period. */
export async function stages(db: Reader, report: ReportScope): Promise<ReportRow[]> {
  const { range } = report;
  const { applied, sourced } = stageKinds;
  // A stay without a stage in the log, or in a removed stage, counts for the job's first stage of its kind.
  const placed = sql`
    SELECT coalesce(s.id, f.id), coalesce(s.kind, t.kind), coalesce(s.name, f.name), coalesce(s.name_vn, f.name_vn),
      coalesce(s.position, f.position), t.days
    FROM stays t LEFT JOIN pipeline_stages s ON s.id = t.stage_id
    LEFT JOIN firsts f ON s.id IS NULL AND f.job_id = t.job_id AND f.kind = t.kind`;
  const { rows } = await sql<StageRow>`
    WITH ${log(report, true)},
    acts AS (
      SELECT e.applicant_id, e.job_id, e.kind, e.at, e.data, lead(e.at) OVER by_time AS until,
        array_agg(e.data->>'to_id') FILTER (WHERE e.kind IN ('apply', 'sourced', 'stage_move')) OVER by_time AS put_in
      FROM activities e
      WHERE e.applicant_id IN (SELECT h.applicant_id FROM happened h WHERE h.kind IN ('stage_move', 'reject', 'withdraw', 'apply'))
        AND e.kind IN ('apply', 'sourced', 'stage_move', 'reject', 'restore', 'withdraw')
        AND e.id NOT IN (SELECT u.id FROM undone u)
      WINDOW by_time AS (PARTITION BY e.applicant_id ORDER BY e.at, e.id)),
    stays AS (
      SELECT job_id, extract(epoch FROM until - at)::float8 / 86400 AS days,
        CASE kind WHEN 'apply' THEN ${applied} WHEN 'sourced' THEN ${sourced} ELSE (data->>'to')::int END AS kind,
        -- A restored applicant is in the stage from before the end.
        put_in[cardinality(put_in)]::bigint AS stage_id
      FROM acts
      WHERE kind IN ('apply', 'sourced', 'stage_move', 'restore') AND until >= ${range.from} AND until < ${range.to}),
    firsts AS (
      SELECT DISTINCT ON (p.job_id, s.kind) p.job_id, s.id, s.kind, s.name, s.name_vn, s.position
      FROM pipelines p JOIN pipeline_stages s ON s.pipeline_id = p.id WHERE p.job_id IN (SELECT t.job_id FROM stays t)
      ORDER BY p.job_id, s.kind, s.position, s.id)
    ${grouped(report, placed, sql`k.phase NOT IN ('hired', 'rejected', 'withdrawn') OR t.days IS NOT NULL`)}`.execute(
    db,
  );
  return rows.map((row) => ({ ...labelsOf(row), values: [row.median, row.slow, row.count] }));
}
