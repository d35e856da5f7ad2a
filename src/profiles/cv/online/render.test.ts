import { describe, expect, it } from "vitest";
import { languages } from "#kit/i18n.ts";
import { cvFonts, cvTemplates, defaultCvSettings } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import { readPdf } from "../read-pdf.ts";
import { samplePerson } from "../testing/people.ts";
import { renderPdf } from "./render.ts";

/** Normalizes text for comparison: without line ends and the hyphens of divided words. */
const flat = (text: string) => text.normalize("NFC").replace(/\s+/g, "");

async function textOf(document: CvDocument, template: (typeof cvTemplates)[number]["key"], more = {}) {
  const settings = { ...defaultCvSettings, hidden_sections: [], template, ...more };
  const { text, pages } = await readPdf(Buffer.from(await renderPdf({ document, settings, photo: null })));
  return { text, flat: flat(text), pages };
}

/** Returns the candidate's texts, all of which must be in the file. */
function written(document: CvDocument): string[] {
  const shown = (link: string) => link.replace(/^https:\/\/(www\.)?/, "");
  const body = (text: string) => text.split("\n").map((line) => line.replace(/^- /, ""));
  return [
    document.full_name,
    document.job_title,
    document.email,
    document.introduction,
    document.executive_summary,
    document.nationality,
    ...document.work_experiences.flatMap((row) => [
      row.company_name,
      row.job_title,
      ...body(row.description),
    ]),
    ...document.educations.flatMap((row) => [row.university_name, row.major, ...body(row.description)]),
    ...document.skills.map(({ name }) => name),
    ...document.certificates.map(({ name }) => name),
    ...document.achievements.flatMap((row) => [row.name, row.description]),
    ...document.work_references.flatMap((row) => [row.platform, shown(row.link)]),
    ...document.referencers.flatMap((row) => [row.name, row.company, row.email, row.description]),
  ].filter((text) => text !== null);
}

const said = {
  vi: [
    "0912 345 678",
    "03/2021 – nay",
    "06/2018 – 02/2021",
    "2012 – 2016",
    "Đại học",
    "Trên 5 năm",
    "Tiếng Nhật",
    "08/03/1994",
    "Nữ",
    "Hồ Chí Minh",
    "Sau 30 ngày",
    "45–60 triệu",
    "Toàn thời gian, Kết hợp văn phòng và từ xa",
  ],
  en: [
    "+84 912 345 678",
    "Mar 2021 – present",
    "Jun 2018 – Feb 2021",
    "2012 – 2016",
    "Bachelor",
    "Over 5 years",
    "Japanese",
    "8 Mar 1994",
    "Female",
    "Ho Chi Minh",
    "After 30 days",
    "45–60M VND",
  ],
};

describe("A CV as PDF", () => {
  describe.each(cvTemplates.map(({ key }) => key))("of template %s", (template) => {
    it.each(languages)("has every field in its text, in the order of reading (%s)", async (language) => {
      const document = samplePerson(language, "usual");
      const { flat: found } = await textOf(document, template);
      const missing = [...written(document), ...said[language]].filter((text) => !found.includes(flat(text)));
      expect(missing).toEqual([]);
      // Expected texts in logical order, whatever their column.
      const told = [
        document.full_name,
        document.work_experiences[0]!.job_title,
        document.work_experiences[0]!.company_name,
        document.work_experiences[2]!.company_name,
      ].map((text) => found.indexOf(flat(text)));
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    });
  });

  it("has every Vietnamese letter in every font", async () => {
    const vowels = "aăâeêioôơuưy";
    const marks = ["", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"];
    const letters = [...vowels].flatMap((vowel) => marks.map((mark) => (vowel + mark).normalize("NFC")));
    const all = [...letters, "đ", ...letters.map((letter) => letter.toUpperCase()), "Đ", "₫"];
    expect(all).toHaveLength(147);
    const introduction = all.join(" ").normalize("NFD");
    for (const font of cvFonts) {
      const { text } = await textOf({ ...samplePerson("vi", "short"), introduction }, "classic", { font });
      expect(flat(text), font).toContain(all.join(""));
    }
  });

  it("leaves out what its owner hides, and follows the owner's order", async () => {
    const document = samplePerson("en", "usual");
    const { flat: found } = await textOf(document, "classic", {
      hidden_sections: ["expected_salary", "referencers"],
      section_order: ["educations", "work_experiences"],
    });
    expect(found).not.toContain("45–60M");
    expect(found).not.toContain(flat(document.referencers[0]!.name));
    expect(found.indexOf(flat(document.educations[0]!.university_name))).toBeLessThan(
      found.indexOf(flat(document.work_experiences[0]!.company_name)),
    );
  });

  it("numbers its pages when there are several, and the one-page template gets smaller first", async () => {
    const long = await textOf(samplePerson("en", "long"), "classic");
    expect(long.pages).toBeGreaterThanOrEqual(4);
    expect(long.flat).toContain(flat(`${samplePerson("en", "long").full_name} · 2/${long.pages}`));
    const short = await textOf(samplePerson("en", "short"), "classic");
    expect(short.pages).toBe(1);
    expect(short.flat).not.toContain("1/1");
    const full = samplePerson("en", "usual");
    const fuller = {
      ...full,
      work_experiences: [...full.work_experiences, ...full.work_experiences.slice(1)],
    };
    expect((await textOf(fuller, "compact")).pages).toBe(1);
  });

  it("is a valid file whatever was typed", async () => {
    const words = "thử nghiệm ".repeat(2700);
    const hostile = [
      "\0\u0007\u001b[31m",
      "\u202Eevil\u202C \u2066x\u2069",
      "👩‍👩‍👧‍👦🏳️‍🌈",
      "\uD800 lone",
      "a\u0301\u0301\u0301\u0301".repeat(400),
      "\u200b\u200d\ufeff",
      "<script>alert(1)</script>",
      "W".repeat(5000),
      "مرحبا שלום 株式会社",
      words.slice(0, 29_000),
    ].join("\n");
    for (const key of ["classic", "modern", "timeline"] as const) {
      const { text } = await textOf(
        {
          ...samplePerson("vi", "short"),
          full_name: `${"Nguyễn".repeat(20)}\u202E\0`,
          email: `${"a".repeat(200)}@example.com`,
          introduction: hostile,
          work_references: [{ platform: "👻", link: `javascript:alert(1)//${"x/".repeat(300)}` }],
        },
        key,
      );
      expect(text).toContain("<script>alert(1)</script>");
      expect(flat(text)).toContain("????");
      expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B-\u200D]/);
    }
  });

  it("of a profile without a word is a page with a name", async () => {
    const empty = samplePerson("vi", "short");
    const { pages } = await textOf(
      {
        ...empty,
        job_title: null,
        email: null,
        phone: null,
        introduction: null,
        skills: [],
        languages: [],
        educations: [],
      },
      "modern",
    );
    expect(pages).toBe(1);
  });
});
