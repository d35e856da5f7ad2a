import { z } from "zod";
import { inBoth, readData, text } from "./data.ts";

/** Interview kits that the demo company has written: that of each round, in the order of the rounds. */
export const interviewKits = readData(
  "interview-kits",
  inBoth(
    z.array(
      z.strictObject({
        name: text,
        /** What interviewers wrote down, for each of their feedbacks. */
        questions: z.array(z.strictObject({ text, hint: text.nullable(), answers: z.array(text) })),
        attributes: z.array(z.strictObject({ name: text, low: text, high: text })),
      }),
    ),
  ),
);

type DemoKit = (typeof interviewKits)["vi"][number];

/** Returns a question without its answers, as a kit stores it. */
export const questionsOf = ({ questions }: DemoKit) => questions.map(({ text, hint }) => ({ text, hint }));
