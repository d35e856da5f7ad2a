import { civilDay, startOfDay } from "#applications/clock-days.ts";
import { day, hour } from "#kit/clock.ts";
import type { Period } from "./terms.ts";

/** From a moment (included) to another (excluded). */
export interface Range {
  from: Date;
  to: Date;
}

const beginning = new Date(0);

/** The range of a preset on the calendar of Asia/Ho_Chi_Minh; a week begins on Monday. */
export function rangeOf(period: Period, asOf: Date): Range {
  const today = civilDay(asOf);
  const local = new Date(asOf.getTime() + 7 * hour);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()];
  const monday = today - ((local.getUTCDay() + 6) % 7);
  const ofDays = (from: number, to: number): Range => ({ from: startOfDay(from), to: startOfDay(to) });
  const dayOf = (ofYear: number, ofMonth: number) => Date.UTC(ofYear, ofMonth, 1) / day;
  switch (period) {
    case "today":
      return ofDays(today, today + 1);
    case "yesterday":
      return ofDays(today - 1, today);
    case "this_week":
      return ofDays(monday, monday + 7);
    case "last_week":
      return ofDays(monday - 7, monday);
    case "this_month":
      return ofDays(dayOf(year, month), dayOf(year, month + 1));
    case "last_month":
      return ofDays(dayOf(year, month - 1), dayOf(year, month));
    case "this_year":
      return ofDays(dayOf(year, 0), dayOf(year + 1, 0));
    case "last_year":
      return ofDays(dayOf(year - 1, 0), dayOf(year, 0));
    case "all":
      return { from: beginning, to: startOfDay(today + 1) };
  }
}
