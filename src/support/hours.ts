import { day, hour } from "#kit/clock.ts";

/** Asia/Ho_Chi_Minh keeps UTC+7 all year round. */
const ahead = 7 * hour;
/** 09:00–18:00, Monday to Friday (spec §1). */
export const opensAt = 9;
export const closesAt = 18;

export interface Office {
  open: boolean;
  /** When it closes today, or when it opens next. */
  until: Date;
}

/** Whether somebody is in the office; weekends and public holidays (`YYYY-MM-DD`) are free. */
export function officeAt(asOf: Date, holidays: ReadonlySet<string>): Office {
  const local = asOf.getTime() + ahead;
  const midnight = local - (local % day);
  const moment = (at: number) => new Date(at - ahead);
  if (works(midnight, holidays)) {
    const [opens, closes] = [midnight + opensAt * hour, midnight + closesAt * hour];
    if (local >= opens && local < closes) return { open: true, until: moment(closes) };
    if (local < opens) return { open: false, until: moment(opens) };
  }
  return { open: false, until: moment(nextWorkingDay(midnight, holidays) + opensAt * hour) };
}

/**
 * By when whoever wrote at `asOf` has an answer: 24 hours later, where days off do not count; what comes outside office hours
 * counts from the next opening.
 */
export function replyBy(asOf: Date, holidays: ReadonlySet<string>): Date {
  const office = officeAt(asOf, holidays);
  const start = (office.open ? asOf : office.until).getTime() + ahead;
  const midnight = start - (start % day);
  return new Date(nextWorkingDay(midnight, holidays) + (start - midnight) - ahead);
}

const works = (midnight: number, holidays: ReadonlySet<string>): boolean => {
  const date = new Date(midnight);
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(date.toISOString().slice(0, 10));
};

function nextWorkingDay(midnight: number, holidays: ReadonlySet<string>): number {
  let next = midnight + day;
  while (!works(next, holidays)) next += day;
  return next;
}
