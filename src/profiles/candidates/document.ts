import type { Language } from "#kit/i18n.ts";
import type { Currency } from "#platform/reference/terms.ts";

/* A profile as an online CV shows it: in one language, with chosen translations and ids of closed lists.
    Templates render this shape, imports return it, and JSON Resume is made from it. Field names are the
    API's (spec §3). Dates are `YYYY-MM-DD`, or `YYYY-MM` or `YYYY` when the candidate gave less. Texts
    are plain, with line breaks. */

export interface WorkExperience {
  company_name: string;
  job_title: string;
  /** Id in the list `jobTypes` (reference/terms). */
  employment_type: number | null;
  /** Id in the list `jobLevels` (reference/terms). */
  job_level: number | null;
  from: string | null;
  /** End of the job; null while `currently_working` is true. */
  to: string | null;
  currently_working: boolean;
  description: string;
}

export interface Education {
  university_name: string;
  /** Id in the list `degree` (enums.json). */
  degree: number | null;
  major: string;
  from: string | null;
  to: string | null;
  description: string;
}

export interface Certificate {
  name: string;
  issue_date: string | null;
  description: string;
}

export interface Achievement {
  name: string;
  description: string;
}

/** A reference person. */
export interface Referencer {
  name: string;
  company: string;
  email: string | null;
  phone: string | null;
  description: string;
}

/** A page that shows the candidate's work. */
export interface WorkReference {
  /** The name as the candidate wrote it: "GitHub", "LinkedIn", "Behance" */
  platform: string;
  link: string;
}

export interface Skill {
  name: string;
  /** Id in the list `skill_years` (enums.json). */
  years: number | null;
}

export interface SpokenLanguage {
  /** Id in the list `jobLanguages` (reference/terms). */
  language: number;
  /** Id in the list `proficiencies` (reference/terms). */
  proficiency: number;
}

export interface ExpectedSalary {
  min: number | null;
  max: number | null;
  currency: Currency;
}

/** The jobs that the candidate looks for. Matching uses it; a CV shows it only when enabled. */
export interface JobPreference {
  category_ids: number[];
  location_ids: number[];
  job_types: number[];
  job_level: number | null;
  remote: boolean;
}

/** The repeated sections of a profile, in the order a CV shows them by default. */
export interface Sections {
  work_experiences: WorkExperience[];
  educations: Education[];
  skills: Skill[];
  languages: SpokenLanguage[];
  certificates: Certificate[];
  achievements: Achievement[];
  work_references: WorkReference[];
  referencers: Referencer[];
}

export type SectionName = keyof Sections;

export interface CvDocument extends Sections {
  language: Language;
  full_name: string;
  job_title: string | null;
  email: string | null;
  /** Phone number in E.164 if it can be parsed, else as written. */
  phone: string | null;
  location_id: number | null;
  birth_date: string | null;
  /** Id in the list `gender` (enums.json). */
  gender: number | null;
  nationality: string | null;
  introduction: string | null;
  executive_summary: string | null;
  expected_salary: ExpectedSalary | null;
  /** Days until the candidate can start; 0 means at once. */
  notice_days: number | null;
  job_preference: JobPreference | null;
}

/** Returns a document that has only a name. */
export const emptyDocument = (fullName: string, language: Language): CvDocument => ({
  language,
  full_name: fullName,
  job_title: null,
  email: null,
  phone: null,
  location_id: null,
  birth_date: null,
  gender: null,
  nationality: null,
  introduction: null,
  executive_summary: null,
  expected_salary: null,
  notice_days: null,
  job_preference: null,
  work_experiences: [],
  educations: [],
  skills: [],
  languages: [],
  certificates: [],
  achievements: [],
  work_references: [],
  referencers: [],
});
