import { addDays } from "#platform/reference/calendar.ts";

/** Adds months to a day. A day that the resulting month does not have becomes its last day: 6 months after 31 August is 28 February. */
export function addMonthsClamped(date: string, months: number): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const index = year * 12 + month - 1 + months;
  const firstOf = (of: number) =>
    `${String(Math.floor(of / 12)).padStart(4, "0")}-${String((of % 12) + 1).padStart(2, "0")}-01`;
  const wanted = addDays(firstOf(index), day - 1);
  const lastDay = addDays(firstOf(index + 1), -1);
  if (wanted > lastDay) return lastDay;
  return wanted;
}
