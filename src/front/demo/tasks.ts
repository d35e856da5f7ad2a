import { z } from "zod";
import { readData, text } from "./data.ts";

/** Tasks of the demo company's members: some of them are overdue, some due today. */
export const tasks = readData(
  "tasks",
  z.array(
    z.strictObject({
      name: text,
      type: z.int(),
      /** Days from today until the task is due; `time` is the time of day in Vietnam. */
      day: z.int(),
      time: text,
      /**
       * The author of the task, as an index in the company's team, in which the administrator is 0. `assignee` is
       * such an index too.
       */
      by: z.int(),
      assignee: z.int(),
      /** Minutes from the reminder to the due time of the task. */
      reminder: z.int().nullable(),
      status: z.enum(["todo", "in_progress", "done", "canceled"]),
      /** The stage of the applicant whom the task is about. */
      about: z.enum(["screening", "first_interview", "second_interview", "offer"]).optional(),
      note: text.optional(),
    }),
  ),
);
