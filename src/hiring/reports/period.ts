import { addDays, addMonths, dayOf, endOf, momentOf, mondayOf } from "#platform/reference/calendar.ts";
import type { ChosenPeriod, Period } from "./terms.ts";

/** A span of time; `from` is included, `to` is excluded. */
export interface Range {
  from: Date;
  to: Date;
}

const beginning = new Date(0);

/** Returns the range of a preset in Vietnam's time; weeks begin on Monday. */
export function rangeOf(period: Period, asOf: Date): Range {
  const today = dayOf(asOf);
  const tomorrow = addDays(today, 1);
  const [monday, month, year] = [mondayOf(today), `${today.slice(0, 7)}-01`, `${today.slice(0, 4)}-01-01`];
  const ofDays = (from: string, to: string): Range => ({ from: momentOf(from), to: momentOf(to) });
  switch (period) {
    case "today":
      return ofDays(today, tomorrow);
    case "yesterday":
      return ofDays(addDays(today, -1), today);
    case "this_week":
      return ofDays(monday, addDays(monday, 7));
    case "last_week":
      return ofDays(addDays(monday, -7), monday);
    case "this_month":
      return ofDays(month, addMonths(month, 1));
    case "last_month":
      return ofDays(addMonths(month, -1), month);
    case "this_year":
      return ofDays(year, addMonths(year, 12));
    case "last_year":
      return ofDays(addMonths(year, -12), year);
    case "all":
      return { from: beginning, to: momentOf(tomorrow) };
  }
}

/** The period of a request: a preset, or the first and the last day (`YYYY-MM-DD`) of a custom one. */
export interface PeriodQuery {
  period: ChosenPeriod;
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns the range of a request; null for a custom period without days, or with days in the wrong order. */
export function chosenRange({ period, from, to }: PeriodQuery, asOf: Date): Range | null {
  if (period !== "custom") return rangeOf(period, asOf);
  return from && to && from <= to ? { from: momentOf(from), to: endOf(to) } : null;
}
