import { hour, minute } from "#kit/clock.ts";
import { addDays, addMonths, dayOf, endOf, laterOf, momentOf } from "#platform/reference/calendar.ts";
import { waitedSince } from "./clock-days.ts";
import { consentMonths, warningDays } from "./terms.ts";

/** The daily run of the job `retention`. */
export const retentionRun = { hour: 8, minute: 30 } as const;

/** The application of an employer who may have agreed consent: when it ended, and what the candidate agreed to. */
export interface Ended {
  endedAt: Date;
  /** Null: no consent, or withdrawn. */
  consentAt: Date | null;
  /** For how many days it is kept without consent (decision 077). */
  keptDays: number;
  /** When the candidate was told that the data will be deleted. */
  warnedAt: Date | null;
}

/**
 * What is kept for so many days and is due for erasure on the day of `asOf` ended before `endedBefore` and, if there is
 * consent, that was given before `consentedBefore`.
 */
export function dueBefore(asOf: Date, keptDays: number): { endedBefore: Date; consentedBefore: Date } {
  return {
    endedBefore: waitedSince(asOf, keptDays),
    consentedBefore: endOf(yearBefore(dayOf(asOf))),
  };
}

/** Who was warned before this moment has had the time that was promised. */
export function warnedBefore(asOf: Date): Date {
  return waitedSince(asOf, warningDays);
}

/** The day on which data that is due within the warning's time is erased: the run of `asOf` warns of it. */
export function erasureAfterWarning(asOf: Date): Date {
  return runOf(addDays(dayOf(asOf), warningDays));
}

/** When the data of an application is erased if nothing changes. */
export function erasureOf({ endedAt, consentAt, keptDays, warnedAt }: Ended, asOf: Date): Date {
  const kept = addDays(dayOf(endedAt), keptDays);
  const due = consentAt ? laterOf(kept, yearAfter(dayOf(consentAt))) : kept;
  const warned = warnedAt ? dayOf(warnedAt) : laterOf(nextRunDay(asOf), addDays(due, -warningDays));
  return runOf(laterOf(due, addDays(warned, warningDays)));
}

const yearAfter = (date: string) => addMonths(date, consentMonths);

/** The last day whose `yearAfter` is not later than this day. */
function yearBefore(date: string): string {
  const before = addMonths(date, -consentMonths);
  return yearAfter(before) > date ? addDays(before, -1) : before;
}

const runTime = retentionRun.hour * hour + retentionRun.minute * minute;
const runOf = (date: string) => new Date(momentOf(date).getTime() + runTime);

function nextRunDay(asOf: Date): string {
  const today = dayOf(asOf);
  return asOf <= runOf(today) ? today : addDays(today, 1);
}
