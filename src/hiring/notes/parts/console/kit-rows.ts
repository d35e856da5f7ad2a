import type { Kit, KitAttribute, KitQuestion } from "#hiring/interview-kits/terms.ts";
import { fold } from "#kit/fold.ts";

interface Written {
  skills: readonly { name: string; rating: number }[];
  answers: readonly { question: string; answer: string }[];
}

type Content = Pick<Kit, "questions" | "attributes">;

/** The rows of a form: each question with its answer, and each attribute with its rating. */
export interface KitRows {
  answers: (KitQuestion & { answer: string })[];
  skills: (KitAttribute & { rating: number | null })[];
}

/**
 * Returns the rows of a form for feedback by a kit. Questions and attributes that the author has answered, and that are no longer in
 * the kit, follow those of the kit.
 */
export function kitRows(kit: Content, written: Written | null): KitRows {
  const { skills, answers } = written ?? { skills: [], answers: [] };
  const goneAnswers = answers.filter(({ question }) => !kit.questions.some(({ text }) => text === question));
  const goneSkills = skills.filter(({ name }) => !kit.attributes.some((each) => each.name === name));
  return {
    answers: [
      ...kit.questions.map((each) => {
        const answer = answers.find(({ question }) => question === each.text)?.answer ?? "";
        return { ...each, answer };
      }),
      ...goneAnswers.map(({ question, answer }) => ({ text: question, hint: null, answer })),
    ],
    skills: [
      ...kit.attributes.map((each) => {
        const rating = skills.find(({ name }) => name === each.name)?.rating ?? null;
        return { ...each, rating };
      }),
      ...goneSkills.map((each) => ({ ...each, low: null, high: null })),
    ],
  };
}

/** Returns the questions and attributes that a kit has got and lost since a form was opened with it. */
export function kitChanges(opened: Content, now: Content): { added: string[]; removed: string[] } {
  const before = wordsOf(opened);
  const after = wordsOf(now);
  const without = (words: readonly string[], others: readonly string[]) => {
    const known = new Set(others.map(fold));
    return words.filter((each) => !known.has(fold(each)));
  };
  return { added: without(after, before), removed: without(before, after) };
}

const wordsOf = ({ questions, attributes }: Content) => [
  ...questions.map(({ text }) => text),
  ...attributes.map(({ name }) => name),
];
