import { describe, expect, it } from "vitest";
import { create } from "../../contract.ts";
import { emptyJob, type JobValues } from "../../parts/console/values.ts";
import { bodyOf, byBox, dayOf, readForm } from "./form-data.ts";

const jobFields = create.body;

function posted(entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe("the job form", () => {
  it("is read box by box, with rows in their order", () => {
    const values = readForm(
      posted([
        ["title", "Kế toán tổng hợp"],
        ["category_ids", "37"],
        ["category_ids", "38"],
        ["skills", "MISA"],
        ["skills", "Excel, Word"],
        ["remote", "on"],
        ["questions/1/type", "number"],
        ["questions/1/text", "Số năm kinh nghiệm?"],
        ["questions/1/min", "2"],
        ["questions/0/type", "yes_no"],
        ["questions/0/text", "Có bằng kế toán trưởng?"],
        ["questions/0/required", "on"],
        ["job_languages_attributes/0/language", "0"],
        ["job_languages_attributes/0/proficiency", ""],
      ]),
    );
    expect(values.category_ids).toEqual(["37", "38"]);
    expect(values.skills).toEqual(["MISA", "Excel", "Word"]);
    expect(values.remote).toBe(true);
    expect(values.questions.map(({ text, required }) => [text, required])).toEqual([
      ["Có bằng kế toán trưởng?", true],
      ["Số năm kinh nghiệm?", false],
    ]);
    expect(values.job_languages_attributes).toEqual([{ language: "0", proficiency: "" }]);
  });

  it("ignores boxes that no form has", () => {
    expect(
      readForm(
        posted([
          ["questions/999/text", "x"],
          ["questions/a/text", "y"],
          ["questions", "z"],
        ]),
      ).questions,
    ).toEqual([]);
  });

  it("sends nothing where nothing was chosen, never the first of a list", () => {
    const body = bodyOf({ ...emptyJob, title: "Kế toán" });
    expect(jobFields.parse({ ...body, draft: true })).toMatchObject({
      job_type: null,
      job_level: null,
      experience_id: null,
      head_count: null,
      contact_member_id: null,
      salary_min: null,
      salary_max: null,
      expires_at: null,
    });
  });

  it("drops languages without a language, and sends what each kind of question needs", () => {
    const values: JobValues = {
      ...emptyJob,
      title: "Kế toán",
      job_languages_attributes: [
        { language: "", proficiency: "2" },
        { language: "0", proficiency: "" },
      ],
      questions: [
        { type: "single_choice", text: "Ca làm?", options: "Sáng\n\n Chiều ", min: "3", required: true },
        { type: "number", text: "Số năm?", options: "x", min: "2", required: false },
      ],
      expires_at: "2026-12-01",
    };
    const parsed = jobFields.parse(bodyOf(values));
    expect(parsed.job_languages_attributes).toEqual([{ language: 0, proficiency: null }]);
    expect(parsed.questions).toEqual([
      { type: "single_choice", text: "Ca làm?", options: ["Sáng", "Chiều"], required: true },
      { type: "number", text: "Số năm?", min: 2, required: false },
    ]);
    expect(dayOf(new Date(parsed.expires_at ?? ""))).toBe("2026-12-01");
  });

  it("leaves it to the API to refuse what is no amount", () => {
    const result = jobFields.safeParse(bodyOf({ ...emptyJob, title: "Kế toán", salary_min: "nhiều" }));
    expect(result.error?.issues[0]?.path).toEqual(["salary_min"]);
  });

  it("shows an error at the box that can mend it", () => {
    expect(
      byBox({ "": "limit", "skills/2": "too long", "questions/0/options/1": "empty", expires_at: "late" }),
    ).toEqual({ "": "limit", skills: "too long", "questions/0/options": "empty", expires_at: "late" });
  });
});
