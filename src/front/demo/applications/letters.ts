import { z } from "zod";
import { fill, inBoth, readData, text, texts } from "../data.ts";
import type { Random } from "../random.ts";
import { skillInSentence } from "../texts/skills.ts";
import type { DemoCandidate } from "../types.ts";

const data = readData(
  "cover-letters",
  z.strictObject({
    greetings: inBoth(texts),
    reasons: inBoth(texts),
    closings: inBoth(texts),
    /** Answers to screening questions: to one about salary, and to any other one. */
    answers: z.strictObject({ salary: inBoth(text), latest: inBoth(text) }),
  }),
);
const { greetings, reasons, closings } = data;
export const { answers } = data;

/** Returns a letter of a few lines for an application, in the candidate's language. */
export function coverLetter(job: string, company: string, person: DemoCandidate, random: Random): string {
  const { language, skills } = person;
  const [first, second = first] = skills.map(({ name }) => skillInSentence(name, language));
  const values = {
    job,
    company,
    post: person.works[0]?.title ?? person.headline,
    skill: first ?? "",
    otherSkill: second ?? "",
  };
  return [
    fill(random.pick(greetings[language]), values),
    fill(random.pick(reasons[language]), values),
    `${random.pick(closings[language])}\n${person.fullName}`,
  ].join("\n\n");
}
