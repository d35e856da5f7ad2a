/** A question of a job, as its public page has it. */
export interface AskedQuestion {
  type: "yes_no" | "single_choice" | "number" | "short_text";
  text: string;
  required: boolean;
  options?: string[];
}

/** The name of a question's field in the form. */
export function answerField(index: number): string {
  return `answer-${index}`;
}

/** The answers of a form, without those left empty. */
export function readAnswers(form: FormData, count: number): { question: number; answer: string }[] {
  return Array.from({ length: count }, (_, question) => ({
    question,
    answer: String(form.get(answerField(question)) ?? "").trim(),
  })).filter(({ answer }) => answer !== "");
}

/** The API names a wrong answer `answers/2`; the form has a field for each. */
export function fieldOfFault(pointer: string): string {
  const index = /^answers\/(\d+)/.exec(pointer)?.[1];
  return index === undefined ? pointer : answerField(Number(index));
}
