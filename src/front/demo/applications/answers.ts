import { fill } from "../data.ts";
import type { Random } from "../random.ts";
import type { DemoApplication, DemoCandidate, DemoQuestion } from "../types.ts";
import { answers as texts } from "./letters.ts";

function written(question: DemoQuestion, person: DemoCandidate): string {
  const { language } = person;
  if (/lương|salary/i.test(question.text)) {
    const million = String(person.expectedSalary.min / 1_000_000);
    return fill(texts.salary[language], { million: language === "vi" ? million.replace(".", ",") : million });
  }
  return fill(texts.latest[language], { line: person.works[0]?.lines[0] ?? person.summary });
}

/** Returns one answer per question, as the person would give it. */
export function answersTo(
  questions: readonly DemoQuestion[],
  person: DemoCandidate,
  random: Random,
): DemoApplication["answers"] {
  return questions.map((question) => {
    if (question.type === "yes_no") return random.chance(0.88);
    if (question.type === "single_choice") return random.pick(question.options);
    if (question.type === "number") return Math.max(0, (question.min ?? 0) + random.int(-1, 3));
    return written(question, person);
  });
}
