import { z } from "zod";
import { readData, text } from "./data.ts";

/** Tasks of the demo company's people: some of them are overdue, some due today. */
export const tasks = readData(
  "tasks",
  z.array(
    z.strictObject({
      name: text,
      type: z.int(),
      /** Days from today, and the time of day in Vietnam. */
      day: z.int(),
      time: text,
      /** Members of the company by their place in the team: the author and the assignee. The administrator is 0. */
      by: z.int(),
      assignee: z.int(),
      /** Minutes before the task is due. */
      reminder: z.int().nullable(),
      status: z.enum(["todo", "in_progress", "done", "canceled"]),
      /** The stage of the applicant whom the task is about. */
      about: z.enum(["screening", "first_interview", "second_interview", "offer"]).optional(),
      note: text.optional(),
    }),
  ),
);
