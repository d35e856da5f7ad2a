import { day, hour } from "#kit/clock.ts";
import { civilDay, dayAfter, startOfDay, waitedSince } from "./clock-days.ts";
import { consentMonths, warningDays } from "./terms.ts";

/** The daily run of the job `retention`, on the clock of Asia/Ho_Chi_Minh. */
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

const none: ReadonlySet<number> = new Set();

/**
 * What is kept for so many days and is due for erasure on the day of `asOf` ended before `endedBefore` and, if there is
 * consent, that was given before `consentedBefore`.
 */
export function dueBefore(asOf: Date, keptDays: number): { endedBefore: Date; consentedBefore: Date } {
  return {
    endedBefore: waitedSince(asOf, keptDays, none),
    consentedBefore: startOfDay(yearBefore(civilDay(asOf)) + 1),
  };
}

/** Who was warned before this moment has had the time that was promised. */
export function warnedBefore(asOf: Date): Date {
  return waitedSince(asOf, warningDays, none);
}

/** The day on which data that is due within the warning's time is erased: the run of `asOf` warns of it. */
export function erasureAfterWarning(asOf: Date): Date {
  return runOf(civilDay(asOf) + warningDays);
}

/** When the data of an application is erased if nothing changes. */
export function erasureOf({ endedAt, consentAt, keptDays, warnedAt }: Ended, asOf: Date): Date {
  const due = Math.max(dayAfter(endedAt, keptDays, none), consentAt ? yearAfter(civilDay(consentAt)) : 0);
  const warned = warnedAt ? civilDay(warnedAt) : Math.max(nextRunDay(asOf), due - warningDays);
  return runOf(Math.max(due, warned + warningDays));
}

/** Of 29 February: 1 March. */
function yearAfter(civil: number): number {
  const date = new Date(civil * day);
  return date.setUTCMonth(date.getUTCMonth() + consentMonths) / day;
}

/** The last day whose `yearAfter` is not later than this day. */
function yearBefore(civil: number): number {
  const date = new Date(civil * day);
  const before = date.setUTCMonth(date.getUTCMonth() - consentMonths) / day;
  return yearAfter(before) > civil ? before - 1 : before;
}

const runTime = retentionRun.hour * hour + (retentionRun.minute * hour) / 60;

function runOf(civil: number): Date {
  return new Date(startOfDay(civil).getTime() + runTime);
}

function nextRunDay(asOf: Date): number {
  const today = civilDay(asOf);
  return asOf <= runOf(today) ? today : today + 1;
}
