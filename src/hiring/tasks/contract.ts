import { z } from "zod";
import { byId, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { day, optionally, optionalText, ruleOf, sideOf, text, timeOfDay } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { nameMax, noteMax, reminders, type TaskField, taskGroups, taskStatuses, taskTypes } from "./terms.ts";

const person = z.object({ id: z.number().int(), full_name: z.string() });

/** The schemas of each field: `sent` in requests, `shown` in responses. */
const written = {
  name: { sent: text(nameMax), shown: z.string() },
  type: {
    sent: z.coerce
      .number("required")
      .int("required")
      .refine((type) => taskTypes.some(({ id }) => id === type), "required"),
    shown: z.number().int(),
  },
  reminder_minutes: {
    /** 0, 15, 60 or 1440 minutes before the task is due; null for no reminder. */
    sent: z.coerce
      .number("reminder_invalid")
      .refine((minutes) => reminders.some((each) => each === minutes), "reminder_invalid")
      .nullish(),
    shown: z.number().int().nullable(),
  },
  note: { sent: optionalText(noteMax), shown: z.string().nullable() },
} satisfies Record<TaskField, { sent: z.ZodType; shown: z.ZodType }>;

const task = resource(
  "task",
  z.object({
    ...sideOf(written, "shown"),
    status: z.enum(taskStatuses),
    /** The group of the task in lists, by the calendar of Asia/Ho_Chi_Minh. */
    group: z.enum(taskGroups),
    assignee: person,
    created_by: person,
    due_at: time,
    /** `due_at` on the clock of Asia/Ho_Chi_Minh: YYYY-MM-DD and HH:MM. */
    due_date: z.string(),
    due_time: z.string(),
    job: z.object({ id: z.string(), title: z.string() }).nullable(),
    applicant: z.object({ id: z.string(), full_name: z.string() }).nullable(),
    version: z.number().int(),
    created_at: time,
    ended_at: time.nullable(),
    can: z.object({
      edit: z.boolean(),
      start: z.boolean(),
      finish: z.boolean(),
      cancel: z.boolean(),
      reopen: z.boolean(),
      delete: z.boolean(),
    }),
  }),
);

const fields = z.object({
  ...sideOf(written, "sent"),
  /** The assignee of the task; by default the caller. */
  assignee_id: z.coerce
    .number("assignee_unknown")
    .int("assignee_unknown")
    .positive("assignee_unknown")
    .nullish(),
  due_date: day,
  due_time: timeOfDay,
  /** Either `applicant_id` or `job_id`. A task about an applicant is about its job, too. */
  applicant_id: idParam.nullish(),
  job_id: idParam.nullish(),
});

export const tasks = hiringEndpoint({
  method: "GET",
  path: "/tasks",
  summary:
    "Open tasks, the first due first, or those that ended, the latest first; members see those that they made or are assigned",
  query: z.object({
    ...paging,
    /** Limits the list to tasks that are assigned to the caller. */
    mine: z.enum(["true", "false"]).default("false"),
    group: z.enum(taskGroups).optional(),
    applicant_id: idParam.optional(),
    /** Limits the list to open tasks. By default the tasks of an applicant include ended ones. */
    open: z.enum(["true", "false"]).default("false"),
  }),
  answer: many(task, {
    /** The number of tasks in each group; with `mine` only of the caller's tasks. */
    counts: z.object(
      Object.fromEntries(taskGroups.map((group) => [group, z.number().int()])) as Record<
        (typeof taskGroups)[number],
        z.ZodNumber
      >,
    ),
  }),
  audit: "cv",
});

export const taskDetail = hiringEndpoint({
  method: "GET",
  path: "/tasks/:id",
  summary: "One task",
  params: byId,
  answer: one(task),
});

export const createTask = hiringEndpoint({
  method: "POST",
  path: "/tasks",
  summary: "Make a task; its assignee is notified",
  body: fields.check(
    ruleOf<{ applicant_id?: number | null | undefined; job_id?: number | null | undefined }>(
      ["applicant_id", "job_id"],
      ({ applicant_id, job_id }) =>
        applicant_id && job_id ? [{ code: "task_relation_twice", pointer: "/job_id" }] : [],
    ),
  ),
  answer: one(task),
  status: 201,
  limit: { max: 120, seconds: 600 },
  errors: [
    "assignee_unknown",
    "time_invalid",
    "reminder_invalid",
    "task_relation_twice",
    "task_relation_unknown",
  ],
});

export const editTask = hiringEndpoint({
  method: "PUT",
  path: "/tasks/:id",
  summary: "Change a task: fields that are open, or its status",
  params: byId,
  body: optionally(fields.omit({ applicant_id: true, job_id: true })).extend({
    status: z.enum(taskStatuses).optional(),
    /** The version on which the edit is based. After a concurrent edit the response is 409 `task_edited`. */
    version: z.coerce.number().int().optional(),
  }),
  answer: one(task),
  errors: ["assignee_unknown", "time_invalid", "reminder_invalid", "task_state_changed", "task_edited"],
});

export const deleteTask = hiringEndpoint({
  method: "DELETE",
  path: "/tasks/:id",
  summary: "Delete a task: its author, or an administrator",
  params: byId,
  errors: ["task_state_changed"],
});
