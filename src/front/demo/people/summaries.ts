import { z } from "zod";
import { fill, inBoth, readData, text, texts } from "../data.ts";
import type { Random } from "../random.ts";
import { skillInSentence } from "../texts/skills.ts";
import type { Language } from "../types.ts";

type Facts = {
  title: string;
  major: string;
  years: number;
  skills: readonly string[];
  student: boolean;
  rising: boolean;
};

function spell(years: number): string {
  return years === 1 ? "a year" : `${years} years`;
}

const { starts, graduates, students, ends } = readData(
  "summaries",
  z.strictObject({
    starts: inBoth(texts),
    graduates: inBoth(text),
    students: inBoth(text),
    ends: inBoth(
      z.array(
        z.strictObject({
          text,
          /** True for an ending that suits people who are not leaders yet. */
          rising: z.literal(true).optional(),
        }),
      ),
    ),
  }),
);

/** Returns two sentences in which a person introduces themselves. */
export function summaryOf(facts: Facts, language: Language, random: Random): string {
  const [skill = "", otherSkill = ""] = facts.skills.map((name) => skillInSentence(name, language));
  const start =
    facts.years === 0 ? (facts.student ? students : graduates)[language] : random.pick(starts[language]);
  const end = random.pick(ends[language].filter(({ rising }) => facts.rising || !rising));
  const values = {
    title: facts.title,
    major: facts.major,
    years: language === "en" ? spell(facts.years) : facts.years,
    skill,
    otherSkill,
  };
  return `${fill(start, values)} ${end.text}`;
}
