import { civilDay, startOfDay } from "#applications/clock-days.ts";
import { minute } from "#kit/clock.ts";
import type { TaskGroup } from "./terms.ts";

/** A day and an hour on the clock of Asia/Ho_Chi_Minh as a moment. */
export function momentOf(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+07:00`);
}

/** The same the other way, as forms have it. */
export function dayAndTime(at: Date): { date: string; time: string } {
  const local = new Date(at.getTime() + 7 * 60 * minute).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** When the groups of open tasks end; a week ends with Sunday. */
export function groupEnds(asOf: Date): { today: Date; week: Date } {
  const today = civilDay(asOf);
  // Day 0 was a Thursday.
  const daysToMonday = 7 - ((today + 3) % 7);
  return { today: startOfDay(today + 1), week: startOfDay(today + daysToMonday) };
}

/** In which group of the list a task stands. */
export function groupOf(task: { dueAt: Date; ended: boolean }, asOf: Date): TaskGroup {
  if (task.ended) return "done";
  if (task.dueAt < asOf) return "overdue";
  const { today, week } = groupEnds(asOf);
  if (task.dueAt < today) return "today";
  return task.dueAt < week ? "this_week" : "later";
}

/** When its assignee is to be reminded; null for never, and for what lies behind. */
export function remindAt(dueAt: Date, minutes: number | null, asOf: Date): Date | null {
  if (minutes === null) return null;
  const at = new Date(dueAt.getTime() - minutes * minute);
  return at > asOf ? at : null;
}
