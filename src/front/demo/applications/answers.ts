import type { Random } from "../random.ts";
import type { DemoApplication, DemoCandidate, DemoQuestion } from "../types.ts";

function written(question: DemoQuestion, person: DemoCandidate): string {
  const million = person.expectedSalary.min / 1_000_000;
  const vi = person.language === "vi";
  if (/lương|salary/i.test(question.text)) {
    return vi
      ? `Khoảng ${String(million).replace(".", ",")} triệu/tháng, có thể trao đổi.`
      : `Around ${million} million VND a month, open to discussion.`;
  }
  const line = person.works[0]?.lines[0] ?? person.summary;
  return vi ? `Gần đây nhất: ${line}.` : `Most recently: ${line}.`;
}

/** One answer per question, as this person would give it. */
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
