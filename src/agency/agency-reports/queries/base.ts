import { type RawBuilder, sql } from "kysely";
import type { Range } from "#hiring/reports/period.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { addMonths, dayOf, momentOf } from "#platform/reference/calendar.ts";
import type { Currency } from "#platform/reference/terms.ts";
import { type Grouping, noKey } from "../terms.ts";

/** The data of a report. */
export interface AgencyReport {
  actor: Pick<ConsultantActor, "accountId" | "agencyId" | "isAdmin">;
  by: Grouping;
  /** The person with whose credit the report is limited; null for the whole agency. */
  memberId: number | null;
  range: Range;
  currency: Currency;
  asOf: Date;
}

/** A row of a report: its key, and a value for each column. */
export interface ReportRow {
  key: string;
  values: (number | null)[];
}

/** The rows of a report, and the values of all rows together. */
export interface ReportRows {
  rows: ReportRow[];
  total: ReportRow["values"] | null;
}

/** Returns the months of a range that a report can show: `YYYY-MM` and the moments at which they begin. */
function monthsOf({ from, to }: Range) {
  const months: string[] = [];
  for (let first = `${dayOf(from).slice(0, 7)}-01`; momentOf(first) < to; first = addMonths(first, 1))
    months.push(first);
  return months;
}

/** Returns SQL for the month of a moment of the period, `YYYY-MM`. SQL has no time zone, so it compares with the beginnings of months. */
export function monthOf({ range }: AgencyReport, at: RawBuilder<unknown>): RawBuilder<string> {
  const months = monthsOf(range);
  const names = months.map((first) => first.slice(0, 7));
  return sql<string>`(${names}::text[])[width_bucket(${at}, ${months.map((first) => momentOf(first))}::timestamptz[])]`;
}

/** Returns the condition that a moment is in the period. */
export const during = ({ range: { from, to } }: AgencyReport, at: RawBuilder<unknown>) =>
  sql<boolean>`(${at} >= ${from} AND ${at} < ${to})`;

/** Returns the condition that a day is in the period. */
export const onDays = ({ range: { from, to } }: AgencyReport, day: RawBuilder<unknown>) =>
  sql<boolean>`(${day} >= ${dayOf(from)}::date AND ${day} < ${dayOf(to)}::date)`;

/** Whether the figures of a report are shares of people. */
export const isCredited = ({ by, memberId }: AgencyReport) => by === "person" || memberId !== null;

/**
 * Groups rows by their key, with the row of all. A key that is null becomes `none`.
 * @param rows columns `key` and those of the values
 * @param values expressions over a group
 */
export const grouped = (rows: RawBuilder<unknown>, values: readonly RawBuilder<unknown>[]) => sql<{
  key: string | null;
  v: (number | null)[];
}>`
  SELECT CASE WHEN grouping(g.key) = 1 THEN NULL ELSE coalesce(g.key, ${noKey}) END AS key,
    ARRAY[${sql.join(values.map((value) => sql`(${value})::float8`))}] AS v
  FROM (${rows}) g GROUP BY GROUPING SETS ((g.key), ())`;

/** Returns the rows of a grouped statement: months in their order, others by their first value, the largest first. */
export function rowsOf(
  by: Grouping,
  result: readonly { key: string | null; v: (number | null)[] }[],
): ReportRows {
  const rows = result.flatMap(({ key, v }) => (key === null ? [] : [{ key, values: v }]));
  const isFirst = (a: ReportRow, b: ReportRow) =>
    by === "month"
      ? Number(a.key > b.key) - Number(a.key < b.key)
      : (b.values[0] ?? 0) - (a.values[0] ?? 0) || a.key.localeCompare(b.key, "en", { numeric: true });
  return {
    rows: rows.sort(isFirst),
    total: rows.length === 0 ? null : (result.find(({ key }) => key === null)?.v ?? null),
  };
}
