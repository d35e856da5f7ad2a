import { type FieldError, Problem } from "#kit/problem.ts";
import type { questionTypes } from "#market/jobs/terms.ts";

export interface Question {
  type: (typeof questionTypes)[number];
  text: string;
  required?: boolean;
  options?: readonly string[] | null;
  min?: number | null;
}

/** An answer as it is kept: with its question, because an author may edit the job later. */
export interface KeptAnswer {
  type: Question["type"];
  question: string;
  answer: string | number | boolean;
  /** False: does not meet what the job asks for; null: nothing was asked for. */
  meets: boolean | null;
}

type Given = string | number | boolean;

/**
 * Lays a candidate's answers beside the job's questions. What a job asks for only flags (decisions §13): nobody is turned
 * away by a number.
 * @throws Problem 422 with an entry for each required answer that is missing or wrong
 */
export function keepAnswers(
  questions: readonly Question[],
  given: readonly { question: number; answer: Given }[],
): KeptAnswer[] {
  const errors: FieldError[] = [];
  const kept: KeptAnswer[] = [];
  questions.forEach((question, index) => {
    const raw = given.find((each) => each.question === index)?.answer;
    const pointer = `/answers/${index}`;
    if (raw === undefined || (typeof raw === "string" && raw.trim() === "")) {
      if (question.required) errors.push({ code: "answer_required", pointer });
      return;
    }
    const answer = read(question, raw);
    if (answer === null) errors.push({ code: "answer_invalid", pointer });
    else kept.push({ type: question.type, question: question.text, answer, meets: meets(question, answer) });
  });
  if (errors.length > 0) throw new Problem(422, errors);
  return kept;
}

function meets(question: Question, answer: Given): boolean | null {
  if (question.type !== "number" || question.min == null) return null;
  return Number(answer) >= question.min;
}

function read(question: Question, raw: Given): Given | null {
  const text = String(raw)
    .normalize("NFC")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
  if (question.type === "yes_no") {
    if (/^(true|yes|1|on)$/i.test(text)) return true;
    return /^(false|no|0)$/i.test(text) ? false : null;
  }
  if (question.type === "number") {
    const number = Number(text.replace(",", "."));
    return Number.isFinite(number) && Math.abs(number) < 1e15 ? number : null;
  }
  if (question.type === "single_choice")
    return question.options?.find((option) => option.normalize("NFC") === text) ?? null;
  return text;
}
