import { type RawBuilder, sql } from "kysely";
import { clientIdOfJob } from "#agency/introductions/queries/shared/client.ts";
import type { Reader } from "#kit/db.ts";
import { type AgencyReport, during, grouped, monthOf, type ReportRows, rowsOf } from "./base.ts";

/**
 * Counts the refusals of the period by ownerships of colleagues, and the requests to split a fee that were sent and accepted in it. The
 * person of a row is the consultant who was refused or asked, and members see their own.
 */
export async function clashes(db: Reader, report: AgencyReport): Promise<ReportRows> {
  const { by, memberId, actor } = report;
  const event = (name: string, from: RawBuilder<unknown>, at: RawBuilder<unknown>) => {
    const key = {
      month: monthOf(report, at),
      person: sql`t.person_id::text`,
      client: sql`${clientIdOfJob}::text`,
    }[by as "month" | "person" | "client"];
    const own = memberId === null ? sql`true` : sql`t.person_id = ${memberId}`;
    return sql`SELECT ${key} AS key, ${name}::text AS event FROM ${from} t JOIN jobs j ON j.id = t.job_id
      WHERE t.agency_id = ${actor.agencyId} AND ${own} AND ${during(report, at)}`;
  };
  const refusals = sql`(SELECT c.agency_id, c.job_id, c.account_id AS person_id, c.at FROM ownership_clashes c)`;
  const requests = sql`(SELECT r.agency_id, r.job_id, r.asker_id AS person_id, r.asked_at, r.answered_at, r.status
    FROM share_requests r)`;
  const accepted = sql`(SELECT r.* FROM ${requests} r WHERE r.status = 'accepted')`;
  const rows = sql`${event("refused", refusals, sql`t.at`)} UNION ALL ${event("asked", requests, sql`t.asked_at`)}
    UNION ALL ${event("accepted", accepted, sql`t.answered_at`)}`;
  const count = (name: string) => sql`count(*) FILTER (WHERE g.event = ${name})`;
  const { rows: groups } = await grouped(rows, [count("refused"), count("asked"), count("accepted")]).execute(
    db,
  );
  return rowsOf(by, groups);
}
