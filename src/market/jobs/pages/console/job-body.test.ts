import { describe, expect, it } from "vitest";
import { readForm } from "#kit/form.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { create } from "../../contract.ts";
import { bodyOf } from "./job-body.ts";

async function bodyOfForm(...entries: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return bodyOf((await readForm(form, create.body)).values);
}

describe("the job form", () => {
  it("sends no value for a list without a choice", async () => {
    const empty = ["job_type", "job_level", "experience_id", "head_count", "contact_member_id"];
    const body = await bodyOfForm(
      ["title", "Kế toán"],
      ...[...empty, "salary_min", "salary_max", "expires_at"].map((name): [string, string] => [name, ""]),
      ["salary_type", "0"],
    );
    expect(create.body.parse({ ...body, draft: true })).toMatchObject({
      job_type: null,
      job_level: null,
      experience_id: null,
      head_count: null,
      contact_member_id: null,
      salary_min: null,
      salary_max: null,
      expires_at: null,
      remote: false,
      category_ids: [],
    });
  });

  it("sends separate skills, the fields of each kind of question, and the end of the last day", async () => {
    const body = await bodyOfForm(
      ["title", "Kế toán"],
      ["skills", "MISA"],
      ["skills", "Excel, Word"],
      ["job_languages_attributes[0].language", "0"],
      ["job_languages_attributes[0].proficiency", ""],
      ["questions[0].type", "single_choice"],
      ["questions[0].text", "Ca làm?"],
      ["questions[0].options", "Sáng\n\n Chiều "],
      ["questions[0].min", "3"],
      ["questions[0].required", "on"],
      ["questions[1].type", "number"],
      ["questions[1].text", "Số năm?"],
      ["questions[1].options", "x"],
      ["questions[1].min", "2"],
      ["questions[0].unmet", "Chiều"],
      ["questions[0].unmet", "Tối"],
      ["questions[1].unmet", "no"],
      ["questions[2].type", "yes_no"],
      ["questions[2].text", "Có bằng lái?"],
      ["questions[2].unmet", "no"],
      ["questions[2].unmet", "Chiều"],
      ["expires_at", "01/12/2026"],
    );
    const parsed = create.body.parse({ ...body, draft: true });
    expect(parsed.skills).toEqual(["MISA", "Excel", "Word"]);
    expect(parsed.job_languages_attributes).toEqual([{ language: 0, proficiency: null }]);
    expect(parsed.questions).toEqual([
      {
        type: "single_choice",
        text: "Ca làm?",
        options: ["Sáng", "Chiều"],
        unmet: ["Chiều"],
        required: true,
      },
      { type: "number", text: "Số năm?", min: 2, required: false },
      { type: "yes_no", text: "Có bằng lái?", unmet: ["no"], required: false },
    ]);
    expect(dayOf(new Date(parsed.expires_at ?? ""))).toBe("2026-12-01");
  });

  it("reads amounts as recruiters type them, and sends other texts for the API to refuse", async () => {
    const body = await bodyOfForm(["salary_type", "3"], ["salary_min", "15.000.000"], ["salary_max", "9"]);
    expect(body).toMatchObject({ salary_min: 15_000_000, salary_max: null });
    const wrong = await bodyOfForm(["title", "Kế toán"], ["salary_type", "3"], ["salary_min", "nhiều"]);
    const result = create.body.safeParse({ ...wrong, draft: true });
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual(["salary_min"]);
  });
});
