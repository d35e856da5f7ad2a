import { addDays, dayOf, momentOf, stepDays } from "#platform/reference/calendar.ts";
import type { Holidays } from "#platform/reference/working-days.ts";

const none: Holidays = new Set();

/** The time at which the response clock is read each day. */
const readingTime = "08:00";

/**
 * The day on which `days` have passed since the day of `from`. The first day itself does not count, and neither do holidays:
 * over Tết nobody is late.
 */
export function dayAfter(from: Date, days: number, holidays = none): string {
  return stepDays(dayOf(from), days, (date) => !holidays.has(date));
}

/** The moment before which a wait must have begun for `days` days that count to have passed by `asOf`. */
export function waitedSince(asOf: Date, days: number, holidays = none): Date {
  return momentOf(stepDays(addDays(dayOf(asOf), 1), -days, (date) => !holidays.has(date)));
}

/** Whether `days` days that count have passed between two moments. */
export function hasWaited(from: Date, asOf: Date, days: number, holidays: Holidays): boolean {
  return from < waitedSince(asOf, days, holidays);
}

/** The moment at which the clock that began at `from` is read for the last time. */
export function deadline(from: Date, days: number, holidays = none): Date {
  return momentOf(dayAfter(from, days, holidays), readingTime);
}
