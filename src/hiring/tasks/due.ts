import { minute } from "#kit/clock.ts";
import { addDays, dayOf, endOf, momentOf, mondayOf } from "#platform/reference/calendar.ts";
import type { TaskGroup } from "./terms.ts";

/** Returns the ends of today and of this week, whose last day is Sunday. */
export function groupEnds(asOf: Date): { today: Date; week: Date } {
  const today = dayOf(asOf);
  return { today: endOf(today), week: momentOf(addDays(mondayOf(today), 7)) };
}

/** Returns the group of a task in lists. */
export function groupOf(task: { dueAt: Date; ended: boolean }, asOf: Date): TaskGroup {
  if (task.ended) return "done";
  if (task.dueAt < asOf) return "overdue";
  const { today, week } = groupEnds(asOf);
  if (task.dueAt < today) return "today";
  return task.dueAt < week ? "this_week" : "later";
}

/** Returns the time of the reminder; null without a reminder, or if its time is in the past. */
export function remindAt(dueAt: Date, minutes: number | null, asOf: Date): Date | null {
  if (minutes === null) return null;
  const at = new Date(dueAt.getTime() - minutes * minute);
  return at > asOf ? at : null;
}
