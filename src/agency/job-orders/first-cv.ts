import { dayAfter } from "#hiring/applications/clock-days.ts";
import { addDays, dayOf, endOf, stepDays } from "#platform/reference/calendar.ts";
import type { Holidays } from "#platform/reference/working-days.ts";
import { type OrderStatus, workedOrders } from "./terms.ts";

/** The agency promises the first CV by the end of the third day after the opening (spec §9). */
export const firstCvDays = 3;

/** Returns the moment at which the last day for the first CV ends. Holidays do not count. */
export function firstCvDue(openedAt: Date, holidays: Holidays): Date {
  return endOf(dayAfter(openedAt, firstCvDays, holidays));
}

/** Returns the day that ends at a moment. */
export const dayBefore = (end: Date): string => dayOf(new Date(end.getTime() - 1));

/** Returns the due moment after a pause: later by the days of the pause, holidays left out on both sides. */
export function dueAfterPause(due: Date, pause: { from: Date; to: Date }, holidays: Holidays): Date {
  const counts = (date: string) => !holidays.has(date);
  const until = dayOf(pause.to);
  let paused = 0;
  for (let date = addDays(dayOf(pause.from), 1); date <= until; date = addDays(date, 1))
    if (counts(date)) paused += 1;
  return endOf(stepDays(dayBefore(due), paused, counts));
}

export const firstCvStates = [
  "not_started",
  "running",
  "overdue",
  "paused",
  /** The first CV was sent before the due moment, or after it. */
  "in_time",
  "late",
  /** The order ended without a CV. */
  "stopped",
] as const;
export type FirstCvState = (typeof firstCvStates)[number];

/** Returns the state of the clock for the first CV. */
export function firstCvState(
  order: { status: OrderStatus; dueAt: Date | null; at: Date | null },
  asOf: Date,
): FirstCvState {
  const { status, dueAt, at } = order;
  if (dueAt === null) return "not_started";
  if (at !== null) return at < dueAt ? "in_time" : "late";
  if (!workedOrders.some((each) => each === status)) return "stopped";
  if (status === "on_hold") return "paused";
  return asOf < dueAt ? "running" : "overdue";
}
