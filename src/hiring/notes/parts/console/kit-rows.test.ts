import { describe, expect, it } from "vitest";
import { kitChanges, kitRows } from "./kit-rows.ts";

const kit = {
  questions: [
    { text: "Vì sao bạn nghỉ việc?", hint: "Nói thật" },
    { text: "Kể một lần thất bại", hint: null },
  ],
  attributes: [{ name: "Giao tiếp", low: "Khó hiểu", high: "Rõ ràng" }],
};

describe("The rows of feedback by a kit", () => {
  it("are those of the kit, without answers for new feedback", () => {
    expect(kitRows(kit, null)).toEqual({
      answers: kit.questions.map((question) => ({ ...question, answer: "" })),
      skills: [{ ...kit.attributes[0], rating: null }],
    });
  });

  it("keep what the author wrote about questions and attributes that are no longer in the kit", () => {
    const { answers, skills } = kitRows(kit, {
      answers: [
        { question: "Kể một lần thất bại", answer: "Trễ hạn" },
        { question: "Câu cũ", answer: "Trả lời cũ" },
      ],
      skills: [{ name: "Excel", rating: 2 }],
    });
    expect(answers.map(({ text, answer }) => [text, answer])).toEqual([
      ["Vì sao bạn nghỉ việc?", ""],
      ["Kể một lần thất bại", "Trễ hạn"],
      ["Câu cũ", "Trả lời cũ"],
    ]);
    expect(skills.map(({ name, rating }) => [name, rating])).toEqual([
      ["Giao tiếp", null],
      ["Excel", 2],
    ]);
  });
});

describe("What changed in a kit while a form was open", () => {
  it("is what it got and what it lost; order, hints and accents do not count", () => {
    const now = {
      questions: [
        kit.questions[1]!,
        { text: "Vi sao bạn nghỉ việc?", hint: null },
        { text: "Câu mới", hint: null },
      ],
      attributes: [],
    };
    expect(kitChanges(kit, now)).toEqual({ added: ["Câu mới"], removed: ["Giao tiếp"] });
    expect(kitChanges(kit, kit)).toEqual({ added: [], removed: [] });
  });
});
