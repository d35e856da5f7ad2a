import { hour } from "#kit/clock.ts";
import { addDays, dayOf, isWeekend, momentOf, stepDays } from "./calendar.ts";

/** Public holidays, `YYYY-MM-DD`. */
export type Holidays = ReadonlySet<string>;

/** The office is open 09:00–18:00, Monday to Friday (spec §1). */
export const opensAt = 9;
export const closesAt = 18;

const worksOn = (holidays: Holidays) => (date: string) => !isWeekend(date) && !holidays.has(date);
const officeHour = (date: string, hours: number) => new Date(momentOf(date).getTime() + hours * hour);

/**
 * Returns the moment a number of working days later, or earlier for a negative number, at the same time of
 * day. A moment on a day off counts as the beginning of that day.
 */
export function addWorkingDays(at: Date, days: number, holidays: Holidays): Date {
  const works = worksOn(holidays);
  const today = dayOf(at);
  const passed = works(today) ? at.getTime() - momentOf(today).getTime() : 0;
  return new Date(momentOf(stepDays(today, days, works)).getTime() + passed);
}

export interface Office {
  open: boolean;
  /** The next closing time when open, else the next opening time. */
  until: Date;
}

/** Returns whether the office is open at a moment. */
export function officeAt(asOf: Date, holidays: Holidays): Office {
  const works = worksOn(holidays);
  const today = dayOf(asOf);
  const [opens, closes] = [officeHour(today, opensAt), officeHour(today, closesAt)];
  if (works(today) && asOf < opens) return { open: false, until: opens };
  if (works(today) && asOf < closes) return { open: true, until: closes };
  return { open: false, until: officeHour(stepDays(today, 1, works), opensAt) };
}

/** Returns the whole office hours between two moments. */
export function officeHoursBetween(from: Date, to: Date, holidays: Holidays): number {
  const works = worksOn(holidays);
  let passed = 0;
  for (let date = dayOf(from); momentOf(date) < to; date = addDays(date, 1)) {
    if (!works(date)) continue;
    const opens = Math.max(from.getTime(), officeHour(date, opensAt).getTime());
    const closes = Math.min(to.getTime(), officeHour(date, closesAt).getTime());
    passed += Math.max(0, closes - opens);
  }
  return Math.floor(passed / hour);
}
