import { describe, expect, it } from "vitest";
import { jobLanguages, keyOf, proficiencies } from "#platform/reference/terms.ts";
import { linesOfText } from "./lines-text.ts";
import { languagesOf } from "./spoken-languages.ts";

const read = (text: string) =>
  Object.fromEntries(
    languagesOf(linesOfText(text)).map(({ value: { language, proficiency } }) => [
      keyOf(jobLanguages, language),
      proficiency === null ? null : keyOf(proficiencies, proficiency),
    ]),
  );

describe("Spoken languages of a CV", () => {
  it.each([
    ["English (IELTS 7.0), Vietnamese (Native)", { english: "advanced" }],
    ["English (Professional Working) / Vietnamese (Native or Bilingual)", { english: "intermediate" }],
    ["Vietnamese: Native\nEnglish", { english: null }],
    ["English\nVietnamese\nNative", { english: null }],
    ["English\tDutch (Native)", { english: null }],
    ["English, Klingon (native)", { english: null }],
    ["Tiếng Việt: bản ngữ; Tiếng Anh: giao tiếp", { english: "intermediate" }],
    ["Tiếng Anh, Tiếng Việt (bản ngữ)", { english: null }],
    ["Native Vietnamese, fluent English", { english: "advanced" }],
    ["Fluent in English and native in Vietnamese", { english: "advanced" }],
    ["Good English, basic Japanese", { english: "intermediate", japanese: "basic" }],
    ["Good English and basic Japanese", { english: "intermediate", japanese: "basic" }],
    ["Tiếng Anh – Tiếng Nhật N3", { english: null, japanese: "intermediate" }],
    ["Tiếng Anh: nghe, nói, đọc, viết tốt", { english: "intermediate" }],
    ["English\nAdvanced\nJapanese\nN2", { english: "advanced", japanese: "advanced" }],
    ["Tiếng Hàn: tốt nhất lớp", { korean: "intermediate" }],
  ])("has each level at its own language: %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ["IELTS 3.5", { english: "basic" }],
    ["IELTS 5,0", { english: "intermediate" }],
    ["Tiếng Anh: IELTS 2021: 6.5/9.0", { english: "advanced" }],
    ["English (IELTS overall 8.5, 2023)", { english: "expert" }],
    ["TOEIC 450", { english: "basic" }],
    ["TOEIC: 620/990", { english: "intermediate" }],
    ["Tiếng Anh (TOEIC 915)", { english: "advanced" }],
    ["TOEIC Speaking 150", { english: null }],
    ["TOEFL iBT 100", { english: "advanced" }],
    ["TOEFL ITP 500", { english: "intermediate" }],
    ["English B1", { english: "intermediate" }],
    ["English: C2 (CEFR)", { english: "expert" }],
    ["JLPT N1", { japanese: "advanced" }],
    ["Tiếng Nhật: N4", { japanese: "basic" }],
    ["HSK 5", { chinese: "intermediate" }],
    ["TOPIK 5", { korean: "advanced" }],
    ["English: good (IELTS 8.5)", { english: "expert" }],
    ["English", { english: null }],
  ])("reads test results by their table: %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
