import { sql } from "kysely";
import { during, grouped, monthOf, rowsOf } from "#hiring/reports/queries/shared/grouped.ts";
import type { Reader } from "#kit/db.ts";
import { officeDays, officeHoursOf, promisedBy } from "./office.ts";
import type { Statistic, StatisticRows } from "./scope.ts";

/**
 * Returns when messages of visitors were answered: by the next message of the team, or by a hand-over to an agency. Messages
 * in a row count once, from the first one. Reports are not counted: their answer is the decision about the job.
 */
export async function inbox(db: Reader, statistic: Statistic): Promise<StatisticRows> {
  const { by, range, asOf } = statistic;
  const at = sql`w.at`;
  const answered = sql`w.answered_at`;
  const { rows: bounds } = await sql<{ first: Date | null }>`
    SELECT min(m.created_at) AS first FROM support_threads m WHERE m.last_message_at >= ${range.from}`.execute(
    db,
  );
  const office = await officeDays(db, bounds[0]?.first ?? range.from, new Date(Math.min(+range.to, +asOf)));
  const waits = sql`SELECT * FROM (
    SELECT t.kind, m.at, m.sender, t.status, lag(m.sender) OVER messages AS previous,
      least(min(m.at) FILTER (WHERE m.sender = 'staff') OVER (messages ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING),
        CASE WHEN t.handed_over_at >= m.at THEN t.handed_over_at END) AS answered_at
    FROM support_threads t JOIN support_messages m ON m.thread_id = t.id
    WHERE t.kind <> 'job_report' AND t.last_message_at >= ${range.from}
    WINDOW messages AS (PARTITION BY m.thread_id ORDER BY m.id)) x
    WHERE x.sender = 'visitor' AND x.previous IS DISTINCT FROM 'visitor'`;
  const rows = sql`SELECT ${by === "thread" ? sql`w.kind` : monthOf(statistic, at)} AS key,
      ${officeHoursOf(at, answered)} AS hours,
      CASE WHEN ${answered} <= ${promisedBy(at)} THEN true
        WHEN ${answered} IS NOT NULL OR (w.status = 'open' AND ${promisedBy(at)} < ${asOf}) THEN false END AS in_time
    FROM (${waits}) w CROSS JOIN office WHERE ${during(statistic, at)}`;
  const { rows: groups } = await sql<{ key: string | null; v: (number | null)[] }>`
    WITH ${office} ${grouped(rows, [
      sql`100.0 * count(*) FILTER (WHERE g.in_time) / nullif(count(g.in_time), 0)`,
      sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY g.hours)`,
      sql`percentile_cont(0.9) WITHIN GROUP (ORDER BY g.hours)`,
      sql`count(*)`,
    ])}`.execute(db);
  return rowsOf(by, groups);
}
