import { day, hour } from "#kit/clock.ts";

/** Asia/Ho_Chi_Minh keeps UTC+7 all year round; a civil day is counted from 1 January 1970 there. */
const ahead = 7 * hour;

/** The hour at which the response clock is read each day. */
const readingHour = 8;

/** The civil day of a moment on the clock of Asia/Ho_Chi_Minh. */
export function civilDay(at: Date): number {
  return Math.floor((at.getTime() + ahead) / day);
}

/** The moment at which a civil day begins. */
export function startOfDay(civil: number): Date {
  return new Date(civil * day - ahead);
}

/** The civil days of dates written `YYYY-MM-DD`. */
export function civilDays(dates: readonly string[]): ReadonlySet<number> {
  return new Set(dates.map((date) => Date.parse(`${date}T00:00:00Z`) / day));
}

/**
 * The civil day on which `days` have passed since the day of `from`. The first day itself does not count, and neither do
 * holidays: over Tết nobody is late.
 */
export function dayAfter(from: Date, days: number, holidays: ReadonlySet<number>): number {
  let current = civilDay(from);
  for (let left = days; left > 0; ) {
    current += 1;
    if (!holidays.has(current)) left -= 1;
  }
  return current;
}

/** The moment before which a wait must have begun for `days` days that count to have passed by `asOf`. */
export function waitedSince(asOf: Date, days: number, holidays: ReadonlySet<number>): Date {
  let current = civilDay(asOf) + 1;
  for (let left = days; left > 0; ) {
    current -= 1;
    if (!holidays.has(current)) left -= 1;
  }
  return startOfDay(current);
}

/** Whether `days` days that count have passed between two moments. */
export function hasWaited(from: Date, asOf: Date, days: number, holidays: ReadonlySet<number>): boolean {
  return from < waitedSince(asOf, days, holidays);
}

/** The moment at which the clock that began at `from` is read for the last time. */
export function deadline(from: Date, days: number, holidays: ReadonlySet<number>): Date {
  return new Date(startOfDay(dayAfter(from, days, holidays)).getTime() + readingHour * hour);
}
