import { z } from "zod";
import { inBoth, readData, text } from "./data.ts";
import { languages } from "./terms.ts";

const letter = z.strictObject({
  kind: z.enum(["chat", "contact", "headhunt", "job_report"]),
  status: z.enum(["open", "answered", "closed"]),
  language: z.enum(languages),
  /** The demo candidate, or a person without an account. The email is null where the person left no address. */
  from: z.literal("seeker").or(
    z.strictObject({
      name: text,
      email: text.nullable(),
      phone: text.optional(),
      company: text.optional(),
    }),
  ),
  subject: text.optional(),
  /** The index of a published job, the reason (`reportReasons` of jobs), and the outcome. */
  report: z
    .strictObject({
      job: z.int(),
      reasonId: z.int(),
      outcome: z.enum(["dismissed", "suspended"]).optional(),
    })
    .optional(),
  /** Days ago, in working hours; where it is 0, `minutesAgo` counts. */
  daysAgo: z.int(),
  minutesAgo: z.int(),
  /** The messages, each so many minutes after the first one. A report may have no words. */
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
