import { type FieldError, Problem } from "#kit/problem.ts";
import type { questionTypes } from "#market/jobs/terms.ts";

export interface Question {
  type: (typeof questionTypes)[number];
  text: string;
  required?: boolean;
  options?: readonly string[] | null;
  min?: number | null;
  /** The answers that do not meet the requirement: `yes`, `no`, or options. */
  unmet?: readonly string[] | null;
}

/** An answer in stored form: with the text of its question, because the job may be edited later. */
export interface StoredAnswer {
  type: Question["type"];
  question: string;
  answer: string | number | boolean;
  /** Whether the answer meets the job's requirement; null for a question without one. */
  meets: boolean | null;
}

type AnswerValue = string | number | boolean;

/**
 * Checks a candidate's answers against the job's questions and returns them in stored form. An answer that does not meet
 * the requirement is only flagged (decisions §13); it does not refuse the application.
 * @throws Problem 422 with an entry for each required answer that is missing or wrong
 */
export function checkAnswers(
  questions: readonly Question[],
  input: readonly { question: number; answer: AnswerValue }[],
): StoredAnswer[] {
  const errors: FieldError[] = [];
  const stored: StoredAnswer[] = [];
  questions.forEach((question, index) => {
    const raw = input.find((each) => each.question === index)?.answer;
    const pointer = `/answers/${index}`;
    if (raw === undefined || (typeof raw === "string" && raw.trim() === "")) {
      if (question.required) errors.push({ code: "answer_required", pointer });
      return;
    }
    const answer = read(question, raw);
    if (answer === null) errors.push({ code: "answer_invalid", pointer });
    else
      stored.push({ type: question.type, question: question.text, answer, meets: meets(question, answer) });
  });
  if (errors.length > 0) throw new Problem(422, errors);
  return stored;
}

function meets(question: Question, answer: AnswerValue): boolean | null {
  if (question.type === "number") return question.min == null ? null : Number(answer) >= question.min;
  if (!question.unmet?.length || question.type === "short_text") return null;
  const given = typeof answer === "boolean" ? (answer ? "yes" : "no") : String(answer).normalize("NFC");
  return !question.unmet.some((each) => each.normalize("NFC") === given);
}

function read(question: Question, raw: AnswerValue): AnswerValue | null {
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

/** Returns an answer as text: "yes" or "no" for a question of that type. */
export function answerText(answer: AnswerValue): string {
  if (typeof answer !== "boolean") return String(answer);
  return answer ? "yes" : "no";
}
