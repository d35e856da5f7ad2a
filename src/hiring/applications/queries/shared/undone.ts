import { type RawBuilder, type SqlBool, sql } from "kysely";
import { minute } from "#kit/clock.ts";
import { reasonsOfTime, rejectMailDelayMinutes, statusMailDelayMinutes } from "../../terms.ts";
import { acts } from "../../undo.ts";

const kinds = [...acts];
const within = (minutes: number) => sql`interval '1 minute' * ${sql.lit(minutes)}`;
const isWithin = (minutes: number, from: string, to: string) =>
  sql<SqlBool>`${sql.ref(to)} - ${sql.ref(from)} < ${within(minutes)}`;

/** SQL: whether act `y` undoes `x`, the last remaining act before it, as `undoes` (undo.ts) decides. */
const undoes = sql<SqlBool>`coalesce(CASE x.kind
  WHEN 'stage_move' THEN y.kind = 'stage_move' AND ${isWithin(statusMailDelayMinutes, "x.at", "y.at")}
    AND (y.data->>'from', y.data->>'from_id') IS NOT DISTINCT FROM (x.data->>'to', x.data->>'to_id')
    AND (y.data->>'to', y.data->>'to_id') IS NOT DISTINCT FROM (x.data->>'from', x.data->>'from_id')
  WHEN 'reject' THEN y.kind IN ('restore', 'withdraw') AND ${isWithin(rejectMailDelayMinutes, "x.at", "y.at")}
    AND coalesce((x.data->>'reason_id')::int, 0) NOT IN (${sql.join(reasonsOfTime.map((id) => sql.lit(id)))})
END, false)`;

/**
 * Returns recursive CTEs, the last of which, `undone (id)`, has the activities since a moment that `withoutUndone` (undo.ts)
 * leaves out. Few applicants have any, so a first step selects those with an act directly before another that may undo it; only
 * their logs are read from the beginning, as a stack.
 * @param where selects the logs, as conditions on `activities e`
 */
export function undoneActs(where: RawBuilder<SqlBool>, since: Date): RawBuilder<unknown> {
  const earliest = new Date(since.getTime() - rejectMailDelayMinutes * minute);
  return sql`neighbours AS (
    SELECT e.applicant_id, e.kind, e.at, lag(e.kind) OVER before AS last_kind, lag(e.at) OVER before AS last_at
    FROM activities e WHERE ${where} AND e.at >= ${earliest} AND e.kind = ANY (${kinds})
    WINDOW before AS (PARTITION BY e.applicant_id ORDER BY e.at, e.id)),
  undoers AS (
    SELECT DISTINCT n.applicant_id FROM neighbours n
    WHERE (n.last_kind = 'stage_move' AND n.kind = 'stage_move' AND ${isWithin(statusMailDelayMinutes, "n.last_at", "n.at")})
      OR (n.last_kind = 'reject' AND n.kind IN ('restore', 'withdraw') AND ${isWithin(rejectMailDelayMinutes, "n.last_at", "n.at")})),
  numbered AS MATERIALIZED (
    SELECT e.id, e.applicant_id, e.kind, e.at, e.data,
      row_number() OVER (PARTITION BY e.applicant_id ORDER BY e.at, e.id) AS n
    FROM activities e WHERE e.applicant_id IN (SELECT u.applicant_id FROM undoers u) AND e.kind = ANY (${kinds})),
  standing AS (
    SELECT u.applicant_id, 0::bigint AS n, '{}'::bigint[] AS ids FROM undoers u
    UNION ALL
    SELECT y.applicant_id, y.n, CASE WHEN NOT ${undoes} THEN s.ids || y.id
      WHEN y.kind = 'withdraw' THEN trim_array(s.ids, 1) || y.id ELSE trim_array(s.ids, 1) END
    FROM standing s JOIN numbered y ON y.applicant_id = s.applicant_id AND y.n = s.n + 1
    LEFT JOIN numbered x ON x.id = s.ids[cardinality(s.ids)]),
  undone AS MATERIALIZED (
    SELECT n.id FROM numbered n
    JOIN (SELECT DISTINCT ON (s.applicant_id) s.applicant_id, s.ids FROM standing s ORDER BY s.applicant_id, s.n DESC) kept
      ON kept.applicant_id = n.applicant_id
    WHERE n.id <> ALL (kept.ids))`;
}
