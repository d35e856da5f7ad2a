import { minute } from "#kit/clock.ts";
import { addDays, dayOf, endOf, momentOf, mondayOf } from "#platform/reference/calendar.ts";
import type { TaskGroup } from "./terms.ts";

/** When the groups of open tasks end; a week ends with Sunday. */
export function groupEnds(asOf: Date): { today: Date; week: Date } {
  const today = dayOf(asOf);
  return { today: endOf(today), week: momentOf(addDays(mondayOf(today), 7)) };
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
