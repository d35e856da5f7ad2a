import { hour, minute } from "#kit/clock.ts";
import { addDays, addMonths, dayOf, endOf, laterOf, momentOf } from "#platform/reference/calendar.ts";
import { waitedSince } from "./clock-days.ts";
import { consentMonths, warningDays } from "./terms.ts";

/** The time of the daily run of the job `retention`. */
export const retentionRun = { hour: 8, minute: 30 } as const;

/** The dates of an ended application that decide when its data is erased. */
export interface Ended {
  endedAt: Date;
  /** The time of the candidate's consent; null without consent, or after its withdrawal. */
  consentAt: Date | null;
  /** The days for which the data is stored without consent (decision 077). */
  retentionDays: number;
  /** When the candidate was warned that the data will be erased. */
  warnedAt: Date | null;
}

/**
 * Returns the limits for data that is stored for `retentionDays` and due for erasure on the day of `asOf`: the application ended
 * before `endedBefore`, and a consent, if any, is older than `consentedBefore`.
 */
export function dueBefore(asOf: Date, retentionDays: number): { endedBefore: Date; consentedBefore: Date } {
  return {
    endedBefore: waitedSince(asOf, retentionDays),
    consentedBefore: endOf(yearBefore(dayOf(asOf))),
  };
}

/** Returns the moment before which a candidate must have been warned, so that the promised time has passed. */
export function warnedBefore(asOf: Date): Date {
  return waitedSince(asOf, warningDays);
}

/** Returns when the data of candidates whom the run of `asOf` warns is erased. */
export function erasureAfterWarning(asOf: Date): Date {
  return runOf(addDays(dayOf(asOf), warningDays));
}

/** Returns when the data of an application is erased if nothing changes. */
export function erasureOf({ endedAt, consentAt, retentionDays, warnedAt }: Ended, asOf: Date): Date {
  const lastDay = addDays(dayOf(endedAt), retentionDays);
  const due = consentAt ? laterOf(lastDay, yearAfter(dayOf(consentAt))) : lastDay;
  const warned = warnedAt ? dayOf(warnedAt) : laterOf(nextRunDay(asOf), addDays(due, -warningDays));
  return runOf(laterOf(due, addDays(warned, warningDays)));
}

const yearAfter = (date: string) => addMonths(date, consentMonths);

/** Returns the last date whose `yearAfter` is not later than `date`. */
function yearBefore(date: string): string {
  const before = addMonths(date, -consentMonths);
  // A year after both 28 and 29 February of a leap year is 28 February.
  const next = addDays(before, 1);
  return yearAfter(next) > date ? before : next;
}

const runTime = retentionRun.hour * hour + retentionRun.minute * minute;
const runOf = (date: string) => new Date(momentOf(date).getTime() + runTime);

function nextRunDay(asOf: Date): string {
  const today = dayOf(asOf);
  return asOf <= runOf(today) ? today : addDays(today, 1);
}
