import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { taskPaths } from "./paths.ts";

type About = { task: string; task_id: number };
const toTask = ({ task_id }: About) => taskPaths.detail(ofReader, task_id);

/** Notifies the assignee of a task of its assignment by a colleague. */
export const assigned = defineNotification("tasks.assigned", {
  group: "tasks",
  props: props<About & { by: string }>(),
  texts: { en: en.assigned, vi: vi.assigned },
  path: toTask,
});

/** Reminds the assignee of a task at the chosen time before its due date. */
export const reminder = defineNotification("tasks.reminder", {
  group: "tasks",
  props: props<About>(),
  texts: { en: en.reminder, vi: vi.reminder },
  path: toTask,
});
