import type { SectionName } from "./document.ts";

/** The sections in the order a CV shows them by default. */
export const sectionNames = [
  "work_experiences",
  "educations",
  "skills",
  "languages",
  "certificates",
  "achievements",
  "work_references",
  "referencers",
] as const satisfies readonly SectionName[];

/** Rows that a section may have (spec §5: ten skills). */
export const mostEntries: Readonly<Record<SectionName, number>> = {
  work_experiences: 50,
  educations: 50,
  skills: 10,
  languages: 11,
  certificates: 50,
  achievements: 50,
  work_references: 20,
  referencers: 10,
};

/** The longest texts, by field (spec §5). */
export const caps = {
  job_title: 100,
  nationality: 50,
  introduction: 3000,
  executive_summary: 3000,
  description: 5000,
  name: 250,
  organisation: 255,
  platform: 50,
  skill: 30,
  link: 1000,
} as const;

/** Texts of the profile that exist in both languages. */
export const translatedFields = ["job_title", "introduction", "executive_summary"] as const;

/** The translated texts of section rows; other fields are the same in both languages. */
export const translatedEntryFields = {
  work_experiences: ["company_name", "job_title", "description"],
  educations: ["university_name", "major", "description"],
  skills: ["name"],
  languages: [],
  certificates: ["name", "description"],
  achievements: ["name", "description"],
  work_references: [],
  referencers: ["company", "description"],
} as const satisfies Record<SectionName, readonly string[]>;

export const visibilities = ["public_to_verified_employers", "only_applied", "hidden"] as const;
export type Visibility = (typeof visibilities)[number];

export const photoMaxBytes = 5 * 1024 * 1024;
/** Side of a stored photo, which is square, in pixels. */
export const photoSide = 640;
