import { addWorkingDays, type Holidays, officeAt } from "#reference/working-days.ts";

/**
 * By when whoever wrote at `asOf` has an answer: 24 hours later, where days off do not count; what comes outside office hours
 * counts from the next opening.
 */
export function replyBy(asOf: Date, holidays: Holidays): Date {
  const office = officeAt(asOf, holidays);
  return addWorkingDays(office.open ? asOf : office.until, 1, holidays);
}
