import { dayOf, isWeekend, momentOf, stepDays } from "#platform/reference/calendar.ts";
import { addWorkingDays, closesAt, type Holidays, officeAt } from "#platform/reference/working-days.ts";

/**
 * Returns the deadline for an answer: 24 hours after `asOf`, without days off; outside office hours counted
 * from the next opening.
 */
export function replyBy(asOf: Date, holidays: Holidays): Date {
  const office = officeAt(asOf, holidays);
  return addWorkingDays(office.open ? asOf : office.until, 1, holidays);
}

/** Returns the moment before which the messages came whose answers are due by the end of the day of `asOf`. */
export function dueTodayBefore(asOf: Date, holidays: Holidays): Date {
  const works = (date: string) => !isWeekend(date) && !holidays.has(date);
  const today = dayOf(asOf);
  const last = works(today) ? today : stepDays(today, -1, works);
  // The clock of a message after closing time begins on the next working day.
  return momentOf(stepDays(last, -1, works), `${closesAt}:00`);
}
