import { asText } from "#kit/markup.ts";
import { endsOf, type SalaryRule, salaryRule, wrongEnds } from "../../salary.ts";
import { shortestDescription } from "../../terms.ts";

/** A job's form as text, the way its boxes hold it. */
export interface JobValues {
  title: string;
  category_ids: readonly string[];
  location_ids: readonly string[];
  address: string;
  job_type: string;
  job_level: string;
  experience_id: string;
  head_count: string;
  salary_type: string;
  salary_min: string;
  salary_max: string;
  currency: string;
  salary_period: string;
  salary_basis: string;
  /** The long texts: HTML, or plain text from a box without the editor. */
  description: string;
  requirement: string;
  benefits: string;
  highlight_description: string;
  skills: readonly string[];
  job_languages_attributes: readonly LanguageValues[];
  remote: boolean;
  questions: readonly QuestionValues[];
  /** A day: YYYY-MM-DD. */
  expires_at: string;
  contact_member_id: string;
  recruiter_ids: readonly string[];
  note: string;
}
export interface LanguageValues {
  language: string;
  proficiency: string;
}
export interface QuestionValues {
  type: string;
  text: string;
  /** A choice a line. */
  options: string;
  min: string;
  required: boolean;
}

export const emptyJob: JobValues = {
  title: "",
  category_ids: [],
  location_ids: [],
  address: "",
  job_type: "",
  job_level: "",
  experience_id: "",
  head_count: "",
  salary_type: "0",
  salary_min: "",
  salary_max: "",
  currency: "VND",
  salary_period: "month",
  salary_basis: "gross",
  description: "",
  requirement: "",
  benefits: "",
  highlight_description: "",
  skills: [],
  job_languages_attributes: [],
  remote: false,
  questions: [],
  expires_at: "",
  contact_member_id: "",
  recruiter_ids: [],
  note: "",
};
export const emptyQuestion: QuestionValues = {
  type: "yes_no",
  text: "",
  options: "",
  min: "",
  required: false,
};

/** Which amounts a kind of pay asks for. */
export type PayBoxes = SalaryRule["ends"] | "private";
export function payBoxes(salaryType: string): PayBoxes {
  const { ends, isPublic } = salaryRule(salaryType);
  return isPublic ? ends : "private";
}

/**
 * The number in "15.000.000", "15,000,000" or "15 000 000 đ"; the cents of "1,500.50" are dropped. Null for nothing,
 * undefined for what is no amount.
 */
export function amountOf(typed: string): number | null | undefined {
  const bare = typed.trim().replace(/[\s\u00a0₫đĐ$]/gu, "");
  if (bare === "") return null;
  const whole = bare.replace(/[.,]\d{1,2}$/, "").replace(/[.,]/g, "");
  return /^\d{1,15}$/.test(whole) ? Number(whole) : undefined;
}

/** The two ends of the pay, by what its kind asks for. */
export function payOfValues(values: JobValues): {
  min: number | null | undefined;
  max: number | null | undefined;
} {
  const { salary_type, salary_min, salary_max } = values;
  // A single amount stands in the lower box; what was typed in the other before is not shown.
  const max = salaryRule(salary_type).ends === "one" ? null : amountOf(salary_max);
  return endsOf(salary_type, amountOf(salary_min), max);
}

export const steps = ["basics", "place", "pay", "texts", "skills", "questions", "publishing"] as const;
export type Step = (typeof steps)[number];

export const neededParts = [
  { key: "title", step: "basics", field: "title" },
  { key: "category_ids", step: "basics", field: "category_ids" },
  { key: "job_type", step: "basics", field: "job_type" },
  { key: "job_level", step: "basics", field: "job_level" },
  { key: "location_ids", step: "place", field: "location_ids" },
  { key: "salary", step: "pay", field: "salary_min" },
  { key: "description", step: "texts", field: "description" },
  { key: "requirement", step: "texts", field: "requirement" },
] as const satisfies readonly { key: string; step: Step; field: string }[];
export type NeededPart = (typeof neededParts)[number];

/** The parts that a job still lacks before it can be submitted; the API has the last word. */
export function missingParts(values: JobValues): NeededPart[] {
  const there: Record<NeededPart["key"], boolean> = {
    title: values.title.trim().length >= 5,
    category_ids: values.category_ids.length > 0,
    job_type: values.job_type !== "",
    job_level: values.job_level !== "",
    location_ids: values.location_ids.length > 0,
    salary: wrongEnds(values.salary_type, payOfValues(values), true).length === 0,
    description: asText(values.description).trim().length >= shortestDescription,
    requirement: values.requirement.trim() !== "",
  };
  return neededParts.filter(({ key }) => !there[key]);
}

/** The parts of the form that hold what they should: all that is needed, or anything where nothing is. */
export function doneSteps(values: JobValues): ReadonlySet<Step> {
  const missing = missingParts(values);
  const needed = new Set<Step>(neededParts.map(({ step }) => step));
  const anything: Partial<Record<Step, boolean>> = {
    skills: values.skills.length > 0 || values.job_languages_attributes.some(({ language }) => language),
    questions: values.questions.length > 0,
    publishing: Boolean(
      values.expires_at || values.contact_member_id || values.recruiter_ids.length || values.note,
    ),
  };
  return new Set(
    steps.filter((step) => (needed.has(step) ? !missing.some((part) => part.step === step) : anything[step])),
  );
}
