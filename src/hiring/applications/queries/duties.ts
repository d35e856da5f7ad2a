import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { type Duty, type DutyRow, dutiesMost, dutyOf } from "#people/accounts/contributions.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { stageKinds, startOf } from "#people/companies/pipeline.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { deadline, waitedSince } from "../clock-days.ts";
import { clockDays } from "../terms.ts";
import { visibleApplicants } from "./shared/visible.ts";

/**
 * Returns the applicants without a response since the first reminder of the response clock (decisions §4), the longest wait first. A
 * response is due when the clock notifies the candidate of the delay. `next` is the stage after the applicant's, before the offer.
 */
export async function dueResponses(
  db: Reader,
  { actor, asOf }: { actor: HiringActor; asOf: Date },
): Promise<Duty[]> {
  const holidays = await holidaysOf(db);
  const { rows } = await sql<DutyRow & { applied_at: Date; next: Duty["next"] }>`
    WITH due AS (
      SELECT a.id, a.id AS applicant_id, a.full_name, a.job_id, j.title, a.applied_at, s.pipeline_id, s.position, (count(*) OVER ())::int AS total
      FROM applicants a JOIN jobs j ON j.id = a.job_id JOIN pipeline_stages s ON s.id = a.stage_id
      WHERE ${visibleApplicants(actor)} AND a.outcome = 'active' AND a.responded_at IS NULL AND a.erased_at IS NULL
        AND a.hidden_at IS NULL AND j.deleted_at IS NULL AND s.kind <> ${sql.lit(stageKinds.sourced)}
        AND a.applied_at < ${waitedSince(asOf, clockDays.nudge, holidays)}
      ORDER BY a.applied_at, a.id LIMIT ${sql.lit(dutiesMost)})
    SELECT d.*, (
      SELECT json_build_object('id', n.id, 'name', n.name, 'name_vn', n.name_vn)
      FROM pipeline_stages n JOIN stage_kinds k ON k.id = n.kind
      WHERE n.pipeline_id = d.pipeline_id AND n.position > d.position AND k.ord < ${sql.lit(startOf("offer"))}
      ORDER BY n.position LIMIT 1) AS next
    FROM due d ORDER BY d.applied_at, d.id`.execute(db);
  return rows.map((row) =>
    dutyOf("response", row, {
      dueAt: deadline(row.applied_at, clockDays.waiting, holidays),
      at: row.applied_at,
      next: row.next,
    }),
  );
}
