import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

type About = {
  task: string;
  due: string;
  path: string;
  /** `candidate` and `job` are null for a task without an applicant or a job. */
  candidate: string | null;
  job: string | null;
};

/** Notifies the assignee of a task of its assignment by a colleague. */
export const taskAssigned = defineMail("tasks.assigned", {
  group: "tasks",
  props: props<About & { by: string }>(),
  texts: { en: en.assigned, vi: vi.assigned },
});

/** Reminds the assignee of a task at the chosen time before its due date. */
export const taskDue = defineMail("tasks.due", {
  group: "tasks",
  props: props<About>(),
  texts: { en: en.due, vi: vi.due },
});
