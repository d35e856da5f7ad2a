import { addDays, dayOf, momentOf, stepDays } from "#platform/reference/calendar.ts";
import type { Holidays } from "#platform/reference/working-days.ts";

const none: Holidays = new Set();

/** The time of the daily run of the response clock. */
const readingTime = "08:00";

/**
 * Returns the date on which `days` days have passed since the day of `from`. The first day and holidays do not count, so
 * no employer is late because of Tết.
 */
export function dayAfter(from: Date, days: number, holidays = none): string {
  return stepDays(dayOf(from), days, (date) => !holidays.has(date));
}

/** Returns the moment before which a wait must have begun so that `days` days have passed by `asOf`, without holidays. */
export function waitedSince(asOf: Date, days: number, holidays = none): Date {
  return momentOf(stepDays(addDays(dayOf(asOf), 1), -days, (date) => !holidays.has(date)));
}

/** Returns whether `days` days have passed between two moments, without the first day and holidays. */
export function hasWaited(from: Date, asOf: Date, days: number, holidays: Holidays): boolean {
  return from < waitedSince(asOf, days, holidays);
}

/** Returns the moment of the last daily run for a response clock that began at `from`. */
export function deadline(from: Date, days: number, holidays = none): Date {
  return momentOf(dayAfter(from, days, holidays), readingTime);
}
