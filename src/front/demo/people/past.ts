import { z } from "zod";
import { readData, text, texts } from "../data.ts";

const data = readData(
  "past-tense",
  z.strictObject({
    irregular: z.record(text, text),
    /** Words that are verbs after “and” or a comma in all texts of duties. */
    verbs: texts,
  }),
);
const { irregular } = data;
const verbs = new Set(data.verbs);

function pastOf(verb: string): string {
  const lower = verb.toLowerCase();
  const regular = /e$/.test(lower)
    ? `${lower}d`
    : /[^aeiou]y$/.test(lower)
      ? `${lower.slice(0, -1)}ied`
      : `${lower}ed`;
  const past = irregular[lower] ?? regular;
  return verb === lower ? past : past[0]!.toUpperCase() + past.slice(1);
}

/**
 * Puts a duty into the past tense, for former posts of a CV: “Design and build services” becomes “Designed and built
 * services”.
 */
export function inThePast(duty: string): string {
  return duty
    .replace(/^[A-Z][a-z]+/, pastOf)
    .replace(/(, and |, | and )([a-z-]+)(?=[ ,])/g, (whole, joint: string, word: string) =>
      verbs.has(word) ? joint + pastOf(word) : whole,
    );
}
