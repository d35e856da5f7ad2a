import { defineLifecycle } from "#kit/lifecycle.ts";
import { endedTasks, openTasks, type TaskStatus, taskStatuses } from "./terms.ts";

/** The roles that an account can have for a task. */
export const taskRoles = ["author", "assignee", "administrator"] as const;
export type TaskRole = (typeof taskRoles)[number];

export const taskLife = defineLifecycle({
  stored: { table: "tasks", columns: ["status"] },
  states: { todo: null, in_progress: null, done: null, canceled: null } satisfies Record<TaskStatus, null>,
  ends: ["deleted"],
  roles: taskRoles,
  refusal: "task_state_changed",
  verbs: {
    edit: [{ from: openTasks, by: taskRoles }],
    start: [{ from: ["todo", ...endedTasks], to: "in_progress", by: taskRoles }],
    finish: [{ from: openTasks, to: "done", by: taskRoles }],
    cancel: [{ from: openTasks, to: "canceled", by: taskRoles }],
    reopen: [{ from: ["in_progress", ...endedTasks], to: "todo", by: taskRoles }],
    // The assignee of a colleague's task can end it, but not delete it.
    delete: [{ from: taskStatuses, to: "deleted", by: ["author", "administrator"] }],
  },
});
export type TaskVerb = (typeof taskLife.verbs)[number];

/** The verb that leads to a status. */
export const verbTo = {
  todo: "reopen",
  in_progress: "start",
  done: "finish",
  canceled: "cancel",
} as const satisfies Record<TaskStatus, TaskVerb>;
