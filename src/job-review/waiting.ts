import { day, hour } from "#kit/clock.ts";
import { closesAt, opensAt } from "#support/hours.ts";

/** Asia/Ho_Chi_Minh keeps UTC+7 all year round. */
const ahead = 7 * hour;

/** Office hours between two moments, days off aside: how long a job has waited. */
export function officeHoursBetween(from: Date, to: Date, holidays: ReadonlySet<string>): number {
  const [start, end] = [from.getTime() + ahead, to.getTime() + ahead];
  let waited = 0;
  for (let midnight = start - (start % day); midnight < end; midnight += day) {
    const date = new Date(midnight);
    const weekday = date.getUTCDay();
    if (weekday === 0 || weekday === 6 || holidays.has(date.toISOString().slice(0, 10))) continue;
    const opens = Math.max(start, midnight + opensAt * hour);
    const closes = Math.min(end, midnight + closesAt * hour);
    waited += Math.max(0, closes - opens);
  }
  return Math.floor(waited / hour);
}

/** The end of the day of a moment, on the clock of Asia/Ho_Chi_Minh. */
export function endOfDay(asOf: Date): Date {
  const local = asOf.getTime() + ahead;
  return new Date(local - (local % day) + day - ahead);
}
