import { addMonths, dayOf } from "#platform/reference/calendar.ts";

/** Counts arrivals and events by month, and fills the months between the first and the last one with zeros. */
export function byMonth(
  events: readonly { at: Date; column: number }[],
  { first, last }: { first: string | null; last: string },
): Record<string, number[]> {
  const rows: Record<string, number[]> = {};
  const months = events.map(({ at }) => dayOf(at).slice(0, 7)).toSorted();
  const from = first ?? months[0];
  for (
    let month = from;
    month !== undefined && month <= last;
    month = addMonths(`${month}-01`, 1).slice(0, 7)
  )
    rows[month] = [0, 0, 0, 0];
  for (const { at, column } of events) {
    const row = rows[dayOf(at).slice(0, 7)];
    if (row) row[column] = (row[column] ?? 0) + 1;
  }
  return rows;
}
