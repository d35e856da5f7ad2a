import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { dayOf, endOf, laterOf, momentOf } from "#platform/reference/calendar.ts";
import { figures } from "../terms.ts";
import { isHire, log, type ReportRow, type ReportScope } from "./base.ts";
import { monthOf, monthsOf } from "./shared/grouped.ts";

/** The first month of a trend; no log is older. */
const beginning = "2000-01-01";

/**
 * Counts the figures of the home page by month, the earliest first. Months without an event have a row, from the first month of the
 * period to the current one; before the first event of "all time" there is none.
 */
export async function trend(db: Reader, report: ReportScope): Promise<ReportRow[]> {
  const { from, to } = report.range;
  const range = {
    from: momentOf(laterOf(dayOf(from), beginning)),
    to: new Date(Math.min(to.getTime(), endOf(dayOf(report.asOf)).getTime())),
  };
  const months = monthsOf(range).map((day) => day.slice(0, 7));
  if (months.length === 0) return [];
  const { rows } = await sql<{ month: string } & Record<(typeof figures)[number], number>>`
    WITH ${log(report)}
    SELECT f.month, sum(f.applies)::int AS applies, sum(f.interviews)::int AS interviews, sum(f.offers)::int AS offers,
      sum(f.hires)::int AS hires
    FROM (
      SELECT ${monthOf({ range }, sql`r.came_at`)} AS month, 1 AS applies, 0 AS interviews, 0 AS offers, 0 AS hires
      FROM arrived r WHERE r.is_new
      UNION ALL
      SELECT ${monthOf({ range }, sql`h.at`)}, 0, (h.kind = 'interview_schedule')::int, (h.kind = 'offer_send')::int, ${isHire}::int
      FROM happened h WHERE h.kind IN ('interview_schedule', 'offer_send', 'stage_move')) f
    GROUP BY f.month`.execute(db);
  const counted = new Map(rows.map((row) => [row.month, row]));
  const isLong = dayOf(from) < beginning;
  const start = isLong ? months.findIndex((month) => counted.has(month)) : 0;
  return (start < 0 ? [] : months.slice(start)).map((month) => ({
    key: month,
    name: null,
    values: figures.map((figure) => counted.get(month)?.[figure] ?? 0),
  }));
}
