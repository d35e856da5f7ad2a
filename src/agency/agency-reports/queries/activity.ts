import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { type AgencyReport, during, grouped, monthOf, type ReportRows, rowsOf } from "./base.ts";

const hourSeconds = 3600;
const daySeconds = 86_400;

/**
 * Returns the days since the last contact with each client, the median hours from a submission of the period to the client's verdict, and
 * the submissions without one. A row without the time of a contact is about a submission, and the other way round. Members see the
 * clients that they own or manage, and the submissions of the orders on which they work.
 */
export async function clientActivity(db: Reader, report: AgencyReport): Promise<ReportRows> {
  const { actor, asOf, by, memberId } = report;
  const month = monthOf(report, sql`s.at`);
  const key = { client: sql`c.id::text`, person: sql`c.am_id::text`, month }[
    by as "client" | "person" | "month"
  ];
  const ofClient = sql`(c.owner_id = ${memberId}::bigint OR c.am_id = ${memberId}::bigint)`;
  const isMine = memberId === null ? sql`true` : ofClient;
  const works =
    memberId === null
      ? sql`true`
      : sql`(${ofClient} OR j.owner_id = ${memberId} OR ${memberId}::bigint = ANY (j.recruiter_ids))`;
  const contacts = sql`
    SELECT ${by === "client" ? sql`c.id::text` : sql`c.am_id::text`} AS key, NULL::bigint AS submission, NULL::float8 AS hours,
      extract(epoch FROM ${asOf}::timestamptz - c.last_contact_at)::float8 / ${sql.lit(daySeconds)} AS days
    FROM clients c
    WHERE c.agency_id = ${actor.agencyId} AND c.merged_into IS NULL AND c.last_contact_at IS NOT NULL AND ${isMine}`;
  const submitted = sql`
    SELECT ${key} AS key, s.id AS submission, extract(epoch FROM s.answered_at - s.at)::float8 / ${sql.lit(hourSeconds)} AS hours,
      NULL::float8 AS days
    FROM submissions s JOIN applicants a ON a.id = s.applicant_id JOIN jobs j ON j.id = a.job_id
    JOIN job_orders o ON o.job_id = a.job_id JOIN clients c ON c.id = o.client_id
    WHERE s.agency_id = ${actor.agencyId} AND ${during(report, sql`s.at`)} AND ${works}`;
  // A contact is about the present, so the rows of months have none.
  const rows = by === "month" ? submitted : sql`${contacts} UNION ALL ${submitted}`;
  const open = sql`count(g.submission) FILTER (WHERE g.hours IS NULL)`;
  const median = (column: string) => sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY g.${sql.raw(column)})`;
  const { rows: groups } = await grouped(rows, [
    median("days"),
    median("hours"),
    sql`count(g.submission)`,
    open,
    sql`100.0 * ${open} / nullif(count(g.submission), 0)`,
  ]).execute(db);
  return rowsOf(by, groups);
}
