import { day, hour } from "#kit/clock.ts";

/** Asia/Ho_Chi_Minh keeps UTC+7 all year round. */
const ahead = 7 * hour;

/**
 * The moment before which a job must have been submitted to be overdue: `days` working days ago, on the clock of
 * Asia/Ho_Chi_Minh. Weekends and holidays (`YYYY-MM-DD`) do not count.
 */
export function overdueBefore(asOf: Date, days: number, holidays: ReadonlySet<string>): Date {
  const works = (at: number) => {
    const date = new Date(at);
    const weekday = date.getUTCDay();
    return weekday !== 0 && weekday !== 6 && !holidays.has(date.toISOString().slice(0, 10));
  };
  let local = asOf.getTime() + ahead;
  // On a day off the clock stands still at its beginning.
  if (!works(local)) local -= local % day;
  for (let left = days; left > 0; ) {
    local -= day;
    if (works(local)) left -= 1;
  }
  return new Date(local - ahead);
}
