import { describe, expect, it } from "vitest";
import { languages } from "#kit/i18n.ts";
import { cvTemplates, defaultCvSettings } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import type { Imported } from "../imported.ts";
import { renderPdf } from "../online/render.ts";
import { samplePerson, wordyPerson } from "../testing/people.ts";
import { readCvFields } from "./read-cv.ts";

const plain = (value: unknown) =>
  typeof value === "string" ? value.normalize("NFC").replace(/\s+/g, " ").trim() : value;
const month = (value: unknown) => (typeof value === "string" ? value.slice(0, 7) : value);

/**
 * Returns each field of a document as one line, with the precision of a CV: dates of sections have no day.
 */
function facts(document: Partial<CvDocument>): string[] {
  const shown = [
    "full_name",
    "job_title",
    "email",
    "phone",
    "location_id",
    "birth_date",
    "gender",
    "nationality",
    "introduction",
    "executive_summary",
    "notice_days",
  ] as const;
  const scalars = shown.map((name) => `${name}=${plain(document[name] ?? null)}`);
  const rows = (
    [
      "work_experiences",
      "educations",
      "skills",
      "languages",
      "certificates",
      "achievements",
      "work_references",
      "referencers",
    ] as const
  ).flatMap((section) =>
    (document[section] ?? []).flatMap((row, index) =>
      Object.entries(row).map(([name, value]) => {
        const exact = ["from", "to", "issue_date"].includes(name) ? month(value) : plain(value);
        return `${section}.${["skills", "languages", "work_references"].includes(section) ? "" : index}.${name}=${exact}`;
      }),
    ),
  );
  return [...scalars, ...rows].filter((fact) => !/=(?:null|false|)$/.test(fact));
}

const documentOf = ({ fields, sections }: Imported): Partial<CvDocument> => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, found.value])),
  ...Object.fromEntries(
    Object.entries(sections).map(([name, rows]) => [name, rows.map(({ value }) => value)]),
  ),
});

const hidden_sections = ["expected_salary", "job_preference"] as const;

describe("An online CV that is imported again", () => {
  it.each(cvTemplates.map(({ key }) => key))(
    "keeps long names and schools with a dash, drawn by %s",
    async (template) => {
      const settings = { ...defaultCvSettings, template, hidden_sections: [...hidden_sections] };
      const pdf = Buffer.from(await renderPdf({ document: wordyPerson, settings, photo: null }));
      const found = facts(documentOf((await readCvFields(pdf, "pdf"))!));
      const needed =
        /^(?:full_name|email|phone|(?:work_experiences|educations)\.\d\.(?!description|employment_type|job_level))/;
      expect(facts(wordyPerson).filter((fact) => needed.test(fact) && !found.includes(fact))).toEqual([]);
    },
  );

  it.each(languages.flatMap((language) => cvTemplates.map(({ key }) => [key, language] as const)))(
    "has its fields, drawn by %s in %s",
    async (template, language) => {
      const document = samplePerson(language, "usual");
      const settings = { ...defaultCvSettings, template, hidden_sections: [...hidden_sections] };
      const pdf = Buffer.from(await renderPdf({ document, settings, photo: null }));
      const found = facts(documentOf((await readCvFields(pdf, "pdf"))!));
      const wanted = facts(document);
      const right = wanted.filter((fact) => found.includes(fact)).length;
      const f1 = (2 * right) / (wanted.length + found.length);
      const missing = wanted.filter((fact) => !found.includes(fact));
      const wrong = found.filter((fact) => !wanted.includes(fact));
      expect(f1, `missing:\n${missing.join("\n")}\nwrong:\n${wrong.join("\n")}`).toBeGreaterThanOrEqual(0.95);
    },
  );
});
