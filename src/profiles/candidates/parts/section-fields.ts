import {
  degrees,
  jobLanguages,
  jobLevels,
  jobTypes,
  proficiencies,
  skillYears,
  type Term,
} from "#platform/reference/terms.ts";
import type { SectionName } from "../document.ts";
import { caps } from "../terms.ts";

/** A field of a row: its kind, and whether it exists in both languages. */
export interface EntryField {
  name: string;
  as: "text" | "lines" | "date" | "tick" | "email" | "tel" | "url" | "skill" | readonly Term[];
  /** The closed list of the field's values; their names are labels of the room reference. */
  list?: string;
  translated?: true;
  required?: true;
  /** Placed beside the previous field in wide windows. */
  wide?: true;
}

const text = (name: string, rest: Partial<EntryField> = {}): EntryField => ({ name, as: "text", ...rest });
const lines: EntryField = { name: "description", as: "lines", translated: true, wide: true };
const both = { translated: true, required: true } as const;

/** The forms of the sections' rows, in the order of their fields. */
export const sectionFields: Readonly<Record<SectionName, readonly EntryField[]>> = {
  work_experiences: [
    text("job_title", both),
    text("company_name", both),
    { name: "from", as: "date" },
    { name: "to", as: "date" },
    { name: "currently_working", as: "tick", wide: true },
    { name: "employment_type", as: jobTypes, list: "job_type" },
    { name: "job_level", as: jobLevels, list: "job_level" },
    lines,
  ],
  educations: [
    text("university_name", both),
    text("major", { translated: true }),
    { name: "degree", as: degrees, list: "degree" },
    { name: "from", as: "date" },
    { name: "to", as: "date" },
    lines,
  ],
  skills: [
    { name: "name", as: "skill", ...both },
    { name: "years", as: skillYears, list: "skill_years" },
  ],
  languages: [
    { name: "language", as: jobLanguages, list: "job_language", required: true },
    { name: "proficiency", as: proficiencies, list: "proficiency", required: true },
  ],
  certificates: [text("name", both), { name: "issue_date", as: "date" }, lines],
  achievements: [text("name", { ...both, wide: true }), lines],
  work_references: [text("platform", { required: true }), { name: "link", as: "url", required: true }],
  referencers: [
    text("name", { required: true }),
    text("company", { translated: true }),
    { name: "email", as: "email" },
    { name: "phone", as: "tel" },
    lines,
  ],
};

export const longestLines = caps.description;
