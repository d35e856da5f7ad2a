import { type RawBuilder, sql } from "kysely";
import { addMonths, dayOf, momentOf } from "#platform/reference/calendar.ts";
import type { Range } from "../../period.ts";
import { noKey } from "../../terms.ts";

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

/** Returns the first days of the months of a range. */
export function monthsOf({ from, to }: Range) {
  const months: string[] = [];
  for (let first = `${dayOf(from).slice(0, 7)}-01`; momentOf(first) < to; first = addMonths(first, 1))
    months.push(first);
  return months;
}

/** Returns SQL for the month of a moment of the period, `YYYY-MM`. SQL has no time zone, so it compares with the beginnings of months. */
export function monthOf({ range }: { range: Range }, at: RawBuilder<unknown>): RawBuilder<string> {
  const months = monthsOf(range);
  const names = months.map((first) => first.slice(0, 7));
  return sql<string>`(${names}::text[])[width_bucket(${at}, ${months.map((first) => momentOf(first))}::timestamptz[])]`;
}

/** Returns the condition that a moment is in the period. */
export const during = ({ range: { from, to } }: { range: Range }, at: RawBuilder<unknown>) =>
  sql<boolean>`(${at} >= ${from} AND ${at} < ${to})`;

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
  by: string,
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
