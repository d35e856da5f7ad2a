import { z } from "zod";
import { inBoth, readData, text } from "./data.ts";
import { languages } from "./terms.ts";

const letter = z.strictObject({
  kind: z.enum(["chat", "contact", "headhunt", "job_report"]),
  status: z.enum(["open", "answered", "closed"]),
  language: z.enum(languages),
  /** The demo candidate, or a person without an account, whose email may be null. */
  from: z.literal("seeker").or(
    z.strictObject({
      name: text,
      email: text.nullable(),
      phone: text.optional(),
      company: text.optional(),
    }),
  ),
  subject: text.optional(),
  /** The report of a job: the index of a published job, the reason (`reportReasons` of jobs), and the outcome. */
  report: z
    .strictObject({
      job: z.int(),
      reasonId: z.int(),
      outcome: z.enum(["dismissed", "suspended"]).optional(),
    })
    .optional(),
  /** Age of the letter in days. Where it is 0, `minutesAgo` is the age. */
  daysAgo: z.int(),
  minutesAgo: z.int(),
  /** The messages; `after` is in minutes since the first message. The text of a report may be empty. */
  lines: z.array(z.strictObject({ sender: z.enum(["visitor", "staff"]), after: z.int(), text: z.string() })),
});

/** Letters to the job board, by invented people, and the banner of the home page. */
export const { letters, banner } = readData(
  "inbox",
  z.strictObject({
    letters: z.array(letter),
    banner: z.strictObject({ title: inBoth(text), text: inBoth(text), linkText: inBoth(text) }),
  }),
);
