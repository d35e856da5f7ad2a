import { z } from "zod";
import { fill, inBoth, readData, text, texts } from "../data.ts";
import type { Random } from "../random.ts";
import { skillInSentence } from "../texts/skills.ts";
import type { DemoQuestion, Language, RoleFamily } from "../types.ts";
import { places } from "./places.ts";

/** Screening questions. The first is about years of experience, and the second suits every job. */
const questions = readData(
  "job-questions",
  inBoth(
    z.array(
      z.strictObject({
        type: z.enum(["yes_no", "single_choice", "number", "short_text"]),
        text,
        options: texts.default([]),
        /** True for a question that suits desk work only. */
        desk: z.literal(true).optional(),
      }),
    ),
  ),
);

/** Returns one to five screening questions of an ad. */
export function screeningQuestions(
  family: RoleFamily,
  skill: string,
  experience: number,
  location: number,
  language: Language,
  random: Random,
): DemoQuestion[] {
  const years = [0, 0, 1, 3, 5, 10][experience] ?? 0;
  const values = { skill: skillInSentence(skill, language), place: places[location]?.[language] ?? "" };
  const count = random.weighted([
    [1, 2],
    [2, 4],
    [3, 4],
    [4, 2],
    [5, 1],
  ] as const);
  const all = questions[language];
  const chosen = random.some(all.slice(experience === 0 ? 1 : 0), count);
  const suitable = chosen.filter(({ desk }) => !desk || family.place === "desk");
  return (suitable.length ? suitable : [all[1]!]).map(({ type, text, options }) => ({
    type,
    text: fill(text, values),
    required: type !== "short_text",
    options,
    min: type === "number" ? years : null,
  }));
}
