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

/** To the assignee of a colleague's task. */
export const taskAssigned = defineMail("tasks.assigned", {
  group: "tasks",
  props: props<About & { by: string }>(),
  texts: { en: en.assigned, vi: vi.assigned },
});

/** To the assignee, when the chosen time before the due date has come. */
export const taskDue = defineMail("tasks.due", {
  group: "tasks",
  props: props<About>(),
  texts: { en: en.due, vi: vi.due },
});
