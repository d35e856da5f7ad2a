import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { taskPaths } from "./paths.ts";

type About = { task: string; task_id: number };
const toTask = ({ task_id }: About) => taskPaths.detail(ofReader, task_id);

/** To the assignee of a colleague's task. */
export const assigned = defineNotification("tasks.assigned", {
  group: "tasks",
  props: props<About & { by: string }>(),
  texts: { en: en.assigned, vi: vi.assigned },
  path: toTask,
});

/** To the assignee, when the chosen time before the due date has come. */
export const reminder = defineNotification("tasks.reminder", {
  group: "tasks",
  props: props<About>(),
  texts: { en: en.reminder, vi: vi.reminder },
  path: toTask,
});
