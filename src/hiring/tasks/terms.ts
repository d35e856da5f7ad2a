export const taskTypes = [
  { id: 1, key: "call" },
  { id: 2, key: "email" },
  { id: 3, key: "meeting" },
  { id: 4, key: "follow_up" },
  { id: 5, key: "interview_preparation" },
  { id: 6, key: "reference_check" },
  { id: 7, key: "documents" },
  { id: 8, key: "other" },
] as const;

export const taskStatuses = ["todo", "in_progress", "done", "canceled"] as const;
/** Statuses of tasks that have not ended. */
export const openTasks = ["todo", "in_progress"] as const;
/** Statuses of tasks that have ended. */
export const endedTasks = ["done", "canceled"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Minutes before a task is due at which its assignee is reminded (decisions §20). */
export const reminders = [0, 15, 60, 1440] as const;

/** The groups of tasks in their order in lists, by due time on the calendar of Asia/Ho_Chi_Minh; `done` has all ended tasks. */
export const taskGroups = ["overdue", "today", "this_week", "later", "done"] as const;
export type TaskGroup = (typeof taskGroups)[number];

/** The columns of a task that have the same names in the API. */
export const taskFields = ["name", "type", "reminder_minutes", "note"] as const;
export type TaskField = (typeof taskFields)[number];

export const nameMax = 255;
export const noteMax = 2500;

declare module "#people/activities/terms.ts" {
  interface ActivityData {
    task_assign: Record<never, never>;
  }
}
