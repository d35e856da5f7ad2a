import { day, minute } from "#kit/clock.ts";
import { addDays, dayOf, isWeekend, momentOf } from "#platform/reference/calendar.ts";
import type { Random } from "./random.ts";

/** Returns the moment of a time of day in Vietnam, `daysAgo` calendar days before `asOf`. */
function wall(asOf: Date, daysAgo: number, minuteOfDay: number, second: number): Date {
  const midnight = momentOf(addDays(dayOf(asOf), -daysAgo));
  return new Date(midnight.getTime() + minuteOfDay * minute + second * 1000);
}

/**
 * Returns a time in working hours `daysAgo` days before `asOf`. On a weekend, or where the time is after `asOf`, it
 * is on the last working day before.
 */
export function at(asOf: Date, daysAgo: number, random: Random): Date {
  const minuteOfDay = random.int(8 * 60 + 15, 17 * 60 + 40);
  const second = random.int(0, 59);
  for (let back = 0; ; back++) {
    const moment = wall(asOf, daysAgo + back, minuteOfDay, second);
    if (!isWeekend(dayOf(moment)) && moment <= asOf) return moment;
  }
}

/** Returns a time at which candidates are active, evenings and weekends included; never after `asOf`. */
export function anyHour(asOf: Date, daysAgo: number, random: Random): Date {
  const minuteOfDay = random.weighted([
    [random.int(7 * 60, 9 * 60), 2],
    [random.int(9 * 60, 17 * 60), 4],
    [random.int(19 * 60, 23 * 60), 4],
  ]);
  const moment = wall(asOf, daysAgo, minuteOfDay, random.int(0, 59));
  return moment <= asOf ? moment : wall(asOf, daysAgo + 1, minuteOfDay, random.int(0, 59));
}

/** Returns the first time in working hours at least `days` after `moment`, or null when that is after `asOf`. */
export function after(asOf: Date, moment: Date, days: number, random: Random): Date | null {
  const hours = 1 + random.next() * 5;
  let later = new Date(moment.getTime() + days * day + hours * 3_600_000);
  for (;;) {
    const today = dayOf(later);
    const minutes = Math.floor((later.getTime() - momentOf(today).getTime()) / minute);
    if (!isWeekend(today) && minutes >= 8 * 60 && minutes <= 18 * 60) break;
    const wait =
      minutes > 18 * 60
        ? 24 * 60 - minutes + 8 * 60 + 20
        : minutes < 8 * 60
          ? 8 * 60 + 20 - minutes
          : 24 * 60;
    later = new Date(later.getTime() + wait * 60_000 + random.int(0, 9000) * 1000);
  }
  return later <= asOf ? later : null;
}

/** Moves a moment by whole days. */
export function plusDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * day);
}

/** Returns the days between two moments, with fractions. */
export function daysBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / day;
}
