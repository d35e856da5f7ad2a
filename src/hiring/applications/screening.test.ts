import { describe, expect, it } from "vitest";
import type { Problem } from "#kit/problem.ts";
import { checkAnswers, type Question } from "./screening.ts";

const questions: Question[] = [
  { type: "number", text: "Bạn có mấy năm kinh nghiệm?", required: true, min: 2 },
  { type: "yes_no", text: "Bạn làm ca đêm được không?", required: true },
  { type: "single_choice", text: "Bạn ở đâu?", options: ["Hà Nội", "Đà Nẵng"] },
  { type: "short_text", text: "Vì sao bạn chọn chúng tôi?" },
];

function errors(input: { question: number; answer: string | number | boolean }[]) {
  try {
    checkAnswers(questions, input);
    return [];
  } catch (error) {
    return (error as Problem).errors.map(({ code, pointer }) => `${pointer} ${code}`);
  }
}

describe("Screening answers", () => {
  it("below the minimum are flagged, not refused", () => {
    const answers = checkAnswers(questions, [
      { question: 0, answer: "1" },
      { question: 1, answer: "no" },
    ]);
    expect(answers.map(({ answer, meets }) => ({ answer, meets }))).toEqual([
      { answer: 1, meets: false },
      { answer: false, meets: null },
    ]);
    const [enough] = checkAnswers(questions, [
      { question: 0, answer: 2 },
      { question: 1, answer: true },
    ]);
    expect(enough).toMatchObject({ meets: true, question: "Bạn có mấy năm kinh nghiệm?" });
  });

  it("that the employer marked as not meeting are flagged, for yes or no and for choices", () => {
    const marked: Question[] = [
      { type: "yes_no", text: "Có chứng chỉ kế toán trưởng?", unmet: ["no"] },
      { type: "single_choice", text: "Ca nào?", options: ["Sáng", "Đêm"], unmet: ["Đêm".normalize("NFD")] },
      { type: "yes_no", text: "Có xe máy?", unmet: [] },
    ];
    const meets = (...answers: (string | boolean)[]) =>
      checkAnswers(
        marked,
        answers.map((answer, question) => ({ question, answer })),
      ).map((stored) => stored.meets);
    expect(meets("no", "Đêm", "no")).toEqual([false, false, null]);
    expect(meets(true, "Sáng", true)).toEqual([true, true, null]);
  });

  it("that are missing or wrong have an error each", () => {
    expect(errors([{ question: 1, answer: " " }])).toEqual([
      "/answers/0 answer_required",
      "/answers/1 answer_required",
    ]);
    expect(
      errors([
        { question: 0, answer: "hai" },
        { question: 1, answer: "maybe" },
        { question: 2, answer: "Huế" },
      ]),
    ).toEqual(["/answers/0 answer_invalid", "/answers/1 answer_invalid", "/answers/2 answer_invalid"]);
  });

  it("can have accents in any Unicode form, and a comma in a number", () => {
    const answers = checkAnswers(questions, [
      { question: 0, answer: "2,5" },
      { question: 1, answer: "1" },
      { question: 2, answer: "Hà Nội".normalize("NFD") },
    ]);
    expect(answers.map(({ answer }) => answer)).toEqual([2.5, true, "Hà Nội"]);
  });
});
