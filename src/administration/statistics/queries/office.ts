import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { addDays, dayOf, isWeekend, momentOf } from "#platform/reference/calendar.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { closesAt, opensAt } from "#platform/reference/working-days.ts";

/** Days after a period on which its deadlines can be: weekends and the longest holidays. */
const daysAfter = 30;

/**
 * Returns the CTE `office` with the beginnings of the working days of a period. SQL has no time zone, so it looks a moment up
 * among them.
 */
export async function officeDays(db: Reader, from: Date, to: Date): Promise<RawBuilder<unknown>> {
  const holidays = await holidaysOf(db);
  const days: Date[] = [];
  const last = addDays(dayOf(to), daysAfter);
  for (let day = addDays(dayOf(from), -daysAfter); day <= last; day = addDays(day, 1))
    if (!isWeekend(day) && !holidays.has(day)) days.push(momentOf(day));
  return sql`office AS MATERIALIZED (SELECT ${days}::timestamptz[] AS days)`;
}

const number = (at: RawBuilder<unknown>) => sql`width_bucket(${at}, office.days)`;
/** SQL for the hours since the beginning of the last working day; more than a day on a day off. */
const since = (at: RawBuilder<unknown>) =>
  sql`(extract(epoch FROM ${at} - office.days[${number(at)}])::float8 / 3600)`;
const hours = closesAt - opensAt;
const passed = (at: RawBuilder<unknown>) =>
  sql`((${number(at)} - 1) * ${sql.lit(hours)} + least(greatest(${since(at)} - ${sql.lit(opensAt)}, 0), ${sql.lit(hours)}))`;

/** Returns SQL for the office hours between two moments, of a statement that reads `office`. */
export const officeHoursOf = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql<number>`(${passed(to)} - ${passed(from)})`;

/** Returns SQL for the moment a number of working days later, like `addWorkingDays`. */
export const workingDaysAfter = (at: RawBuilder<unknown>, days: number) =>
  sql<Date>`(office.days[${number(at)} + ${sql.lit(days)}]
    + CASE WHEN ${since(at)} < 24 THEN ${at} - office.days[${number(at)}] ELSE interval '0' END)`;

/** Returns SQL for the moment until which the inbox promises an answer, like `replyBy` (market/support). */
export const promisedBy = (at: RawBuilder<unknown>) =>
  sql<Date>`CASE WHEN ${since(at)} < ${sql.lit(opensAt)} THEN office.days[${number(at)} + 1] + ${opening}
    WHEN ${since(at)} < ${sql.lit(closesAt)} THEN ${workingDaysAfter(at, 1)}
    ELSE office.days[${number(at)} + 2] + ${opening} END`;
const opening = sql`make_interval(hours => ${sql.lit(opensAt)})`;
