import { sql } from "kysely";
import { inScope } from "#accounts/hiring-scope.ts";
import { phaseOf, stageKindOf, stageKinds } from "#companies/pipeline.ts";
import type { Reader } from "#kit/db.ts";
import { type Counted, countedApplicants, log, type ReportRow } from "./base.ts";

/** The pipelines `p` of a company, or those of an agency's jobs. */
const ownPipelines = ({ actor: { scope } }: Counted) =>
  "company" in scope
    ? sql`p.company_id = ${scope.company}`
    : sql`p.id IN (SELECT j.pipeline_id FROM jobs j WHERE ${inScope("j", scope)})`;

/** The stages of the boards in their order, as a CTE; a company's have those of agencies only where somebody was in them. */
const steps = (given: Counted) => sql`steps AS (
  SELECT s.id, s.kind, k.phase, s.name, s.name_vn,
    row_number() OVER (ORDER BY p.is_default DESC, p.id, s.position, s.id) AS nth
  FROM pipeline_stages s JOIN pipelines p ON p.id = s.pipeline_id JOIN stage_kinds k ON k.id = s.kind
  WHERE ${ownPipelines(given)} AND k.phase NOT IN ('rejected', 'withdrawn'))`;

interface StageRow {
  id: number | null;
  kind: number;
  name: string | null;
  name_vn: string | null;
  count: number;
  median: number | null;
  slow: number | null;
}
const isOther = ({ actor }: Counted, { kind, count }: StageRow) =>
  actor.kind === "company" && phaseOf(kind) === "submitted" && count === 0;

/** A stage that was removed since is known by its kind alone. */
const named = ({ id, kind, name, name_vn }: StageRow) => ({
  ...{ key: id === null ? (stageKindOf[kind] ?? "applied") : String(id), name, name_vn },
});

/** Who stands where now, and for how long half of them have. */
export async function pipeline(db: Reader, given: Counted): Promise<ReportRow[]> {
  const days = sql`extract(epoch FROM ${given.asOf}::timestamptz - a.stage_changed_at) / 86400`;
  const { rows } = await sql<StageRow>`
    WITH ${steps(given)}
    SELECT s.id, s.kind, s.name, s.name_vn, count(a.id)::int AS count,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY ${days}) FILTER (WHERE s.phase <> 'hired') AS median
    FROM steps s LEFT JOIN (applicants a JOIN jobs j ON j.id = a.job_id)
      ON a.stage_id = s.id AND a.outcome = 'active' AND j.deleted_at IS NULL AND ${countedApplicants(given)}
    GROUP BY s.id, s.kind, s.name, s.name_vn, s.nth ORDER BY s.nth`.execute(db);
  return rows
    .filter((row) => !isOther(given, row))
    .map((row) => ({ ...named(row), values: [row.count, row.median] }));
}

/** How many days those who left a stage in the period had been in it: the middle and the slowest tenth. */
export async function stages(db: Reader, given: Counted): Promise<ReportRow[]> {
  const { range } = given;
  const { rows } = await sql<StageRow>`
    WITH ${log(given, true)}, ${steps(given)},
    acts AS (
      SELECT e.applicant_id, e.kind, e.at, e.data, lead(e.at) OVER by_time AS until,
        array_agg(e.data->>'to_id') FILTER (WHERE e.kind IN ('apply', 'sourced', 'stage_move')) OVER by_time AS put_in
      FROM activities e
      WHERE e.applicant_id IN (SELECT h.applicant_id FROM happened h WHERE h.kind IN ('stage_move', 'reject', 'withdraw', 'apply'))
        AND e.kind IN ('apply', 'sourced', 'stage_move', 'reject', 'restore', 'withdraw')
        AND e.id NOT IN (SELECT u.id FROM undone u)
      WINDOW by_time AS (PARTITION BY e.applicant_id ORDER BY e.at, e.id)),
    stays AS (
      SELECT extract(epoch FROM until - at)::float8 / 86400 AS days,
        CASE kind WHEN 'apply' THEN ${stageKinds.applied} WHEN 'sourced' THEN ${stageKinds.sourced} ELSE (data->>'to')::int END AS kind,
        -- Somebody who is restored stands in the stage of before.
        put_in[cardinality(put_in)]::bigint AS stage_id
      FROM acts
      WHERE kind IN ('apply', 'sourced', 'stage_move', 'restore') AND until >= ${range.from} AND until < ${range.to}),
    placed AS (
      SELECT t.days, coalesce(s.id, f.id) AS id, CASE WHEN coalesce(s.id, f.id) IS NULL THEN t.kind END AS kind
      FROM stays t LEFT JOIN steps s ON s.id = t.stage_id
      LEFT JOIN (SELECT DISTINCT ON (kind) kind, id FROM steps ORDER BY kind, nth) f ON f.kind = t.kind)
    SELECT s.id, coalesce(s.kind, p.kind) AS kind, s.name, s.name_vn, count(p.days)::int AS count,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY p.days) AS median,
      percentile_cont(0.9) WITHIN GROUP (ORDER BY p.days) AS slow
    FROM (SELECT * FROM steps WHERE phase <> 'hired') s FULL JOIN placed p ON p.id = s.id
    GROUP BY s.id, s.kind, p.kind, s.name, s.name_vn, s.nth ORDER BY s.nth, coalesce(s.kind, p.kind)`.execute(
    db,
  );
  return rows
    .filter((row) => !isOther(given, row))
    .map((row) => ({ ...named(row), values: [row.median, row.slow, row.count] }));
}
