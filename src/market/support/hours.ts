import { addWorkingDays, type Holidays, officeAt } from "#platform/reference/working-days.ts";

/**
 * Returns the deadline for an answer: 24 hours after `asOf`, without days off; outside office hours counted
 * from the next opening.
 */
export function replyBy(asOf: Date, holidays: Holidays): Date {
  const office = officeAt(asOf, holidays);
  return addWorkingDays(office.open ? asOf : office.until, 1, holidays);
}
