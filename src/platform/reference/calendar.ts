import { day, hour } from "#kit/clock.ts";

/**
 * The calendar and the wall clock of Vietnam. A day is written `YYYY-MM-DD`, so days compare as texts. The country keeps UTC+7
 * all year round: no table of time zones is needed, and the browser can load this file (decision 113).
 */
const ahead = 7 * hour;
const zone = "+07:00";

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the time in Vietnam of a moment, in the format of the input `datetime-local`: `YYYY-MM-DDTHH:MM`. */
export const wallTime = (at: Date): string => new Date(at.getTime() + ahead).toISOString().slice(0, 16);

/** Returns the day in Vietnam (`YYYY-MM-DD`) that contains a moment. */
export const dayOf = (at: Date): string => isoDay(at.getTime() + ahead);

export const yearOf = (at: Date): number => Number(dayOf(at).slice(0, 4));

/** Returns the day and the time (`HH:MM`) of a moment, in Vietnam. */
export function dayAndTime(at: Date): { date: string; time: string } {
  const [date = "", time = ""] = wallTime(at).split("T");
  return { date, time };
}

/** Joins a day and a time (`HH:MM` or `HH:MM:SS`) to an ISO timestamp. A schema validates the result, because both may be any text. */
export const isoMoment = (date: string, time: string): string => `${date}T${time.padEnd(8, ":00")}${zone}`;

/** The moment of a day and a time; without a time, the moment at which the day begins. */
export const momentOf = (date: string, time = "00:00"): Date => new Date(isoMoment(date, time));

/** The moment at which a day ends and the next one begins. */
export const endOf = (date: string): Date => momentOf(date, "24:00");

export const addDays = (date: string, days: number): string => isoDay(Date.parse(date) + days * day);

/** Returns the number of days from one day to another, which is negative for an earlier one. */
export const daysFrom = (date: string, other: string): number => (Date.parse(other) - Date.parse(date)) / day;

/** Returns the later one of two days. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** Adds months. A day that the resulting month does not have becomes its last day: 6 months after 31 August is 28 or 29 February. */
export function addMonths(date: string, months: number): string {
  const at = new Date(date);
  const dayOfMonth = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + months);
  // Day 0 of a month is the last day of the month before.
  if (at.getUTCDate() !== dayOfMonth) at.setUTCDate(0);
  return isoDay(at.getTime());
}

/** Returns the number of a day in its week; 0 is Monday. */
const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** Returns the Monday of the week that contains a day. */
export const mondayOf = (date: string): string => addDays(date, -weekdayOf(date));

export const isWeekend = (date: string): boolean => weekdayOf(date) > 4;

/**
 * The day that lies a number of counted days after another day, or before it if the number is negative. The day itself does not
 * count.
 */
export function stepDays(date: string, days: number, counts: (date: string) => boolean): string {
  let reached = date;
  for (let left = Math.abs(days); left > 0; ) {
    reached = addDays(reached, Math.sign(days));
    if (counts(reached)) left -= 1;
  }
  return reached;
}
