import { expect, it } from "vitest";
import type { SectionName } from "#profiles/candidates/document.ts";
import { sectionNames } from "#profiles/candidates/terms.ts";
import type { Imported } from "../imported.ts";
import type { Present } from "../parts/import-model.ts";
import { suggested } from "./confirm.ts";

const found = { page: null, text: "" };
const empty = Object.fromEntries(sectionNames.map((name) => [name, []])) as unknown as Imported["sections"];
const present = { ...empty, full_name: "", email: null } as unknown as Present;
const job = {
  company_name: "Công ty Hoa Mai",
  job_title: "Kế toán",
  employment_type: null,
  job_level: null,
  from: null,
  to: null,
  currently_working: false,
  description: "",
};
const referencer = { name: "An Nguyen", company: "", email: null, phone: null, description: "" };

function tickedOf(section: SectionName, rows: readonly { value: object; confidence?: number }[]): string[] {
  const read = rows.map((row) => ({ confidence: 0.9, found, ...row }));
  const sections = { ...empty, [section]: read } as Imported["sections"];
  return suggested({ language: "vi", text: "", fields: {}, sections }, present);
}

it("ticks what is certain and can be saved", () => {
  expect(
    tickedOf("work_experiences", [
      { value: job },
      { value: { ...job, company_name: "Công ty Sao Việt", job_title: "" } },
      { value: { ...job, company_name: "Công ty Hạ Long" }, confidence: 0.6 },
      { value: { ...job, company_name: "Công ty Mây", from: "2021", to: "2019" } },
    ]),
  ).toEqual(["work_experiences[0]"]);
  expect(
    tickedOf("languages", [
      { value: { language: 0, proficiency: null } },
      { value: { language: 1, proficiency: 0 } },
    ]),
  ).toEqual(["languages[1]"]);
  expect(
    tickedOf("referencers", [{ value: { ...referencer, name: "O\u2019Brien" } }, { value: referencer }]),
  ).toEqual(["referencers[1]"]);
});
