import type { CallInput } from "#kit/contract.ts";
import { fold } from "#kit/fold.ts";
import { asText } from "#kit/markup.ts";
import { listOf } from "#ui/form/edit.ts";
import { isTicked, textOf } from "#ui/form/scope.ts";
import type { create } from "../../contract.ts";
import { endsOf, type SalaryRule, salaryRule, wrongEnds } from "../../salary.ts";
import { shortestDescription } from "../../terms.ts";

type Field = keyof CallInput<typeof create>["body"] & string;

/** The current values of a job's form: every field is a text or a list of texts. */
export interface TypedJob {
  text(name: Field): string;
  list(name: Field): string[];
  has(name: Field): boolean;
  rows(name: Field): Record<string, string>[];
}

/** Returns the current values of an `EditForm`. */
export function typedJob(live: Record<string, unknown>): TypedJob {
  return {
    text: (name) => textOf(live[name]) ?? "",
    list: (name) => listOf(live[name]),
    has: (name) => isTicked(live[name]),
    rows: (name) =>
      ((live[name] ?? []) as (Record<string, unknown> | null)[]).map((row) =>
        Object.fromEntries(Object.entries(row ?? {}).map(([key, value]) => [key, textOf(value) ?? ""])),
      ),
  };
}

/** The initial values of the form for a new job. */
export const newJob = { salary_type: "0", currency: "VND", salary_period: "month", salary_basis: "gross" };
export const newQuestion = { type: "yes_no" };

/** The amounts for which the form asks, by the type of salary. */
export type PayFields = SalaryRule["ends"] | "private";
export function payFields(salaryType: string): PayFields {
  const { ends, isPublic } = salaryRule(salaryType);
  return isPublic ? ends : "private";
}

const units: Record<string, number> = { k: 1e3, nghin: 1e3, ngan: 1e3, m: 1e6, tr: 1e6, trieu: 1e6 };

/**
 * Returns the number in "15.000.000", "15,000,000", "15 000 000 đ", "25tr" or "12,5 triệu", without the cents of
 * "1,500.50". Null for an empty text, undefined for a text that is no amount.
 */
export function amountOf(typed: string): number | null | undefined {
  const bare = typed.trim().replace(/[\s\u00a0₫đĐ$]/gu, "");
  if (bare === "") return null;
  const short = /^(\d{1,6}(?:[.,]\d{1,3})?)([a-z]{1,5})$/.exec(fold(bare));
  const unit = units[short?.[2] ?? ""];
  if (short?.[1] && unit) return Math.round(Number(short[1].replace(",", ".")) * unit);
  const whole = bare.replace(/[.,]\d{1,2}$/, "").replace(/[.,]/g, "");
  return /^\d{1,15}$/.test(whole) ? Number(whole) : undefined;
}

/** Returns the two ends of the typed pay, by its type. */
export function typedPay(job: Pick<TypedJob, "text">): {
  min: number | null | undefined;
  max: number | null | undefined;
} {
  const type = job.text("salary_type");
  // A single amount is in the lower field. The other field is hidden and may have an old value.
  const max = salaryRule(type).ends === "one" ? null : amountOf(job.text("salary_max"));
  return endsOf(type, amountOf(job.text("salary_min")), max);
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

/** Returns the parts that a job still needs before it can be submitted. The API decides in the end. */
export function missingParts(job: TypedJob): NeededPart[] {
  const there: Record<NeededPart["key"], boolean> = {
    title: job.text("title").trim().length >= 5,
    category_ids: job.list("category_ids").length > 0,
    job_type: job.text("job_type") !== "",
    job_level: job.text("job_level") !== "",
    location_ids: job.list("location_ids").length > 0,
    salary: wrongEnds(job.text("salary_type"), typedPay(job), true).length === 0,
    description: asText(job.text("description")).trim().length >= shortestDescription,
    requirement: job.text("requirement").trim() !== "",
  };
  return neededParts.filter(({ key }) => !there[key]);
}

/**
 * Returns the complete parts of the form: parts with required fields that are all filled in, and optional parts with any
 * value.
 */
export function doneSteps(job: TypedJob): ReadonlySet<Step> {
  const missing = missingParts(job);
  const needed = new Set<Step>(neededParts.map(({ step }) => step));
  const anything: Partial<Record<Step, boolean>> = {
    skills:
      job.list("skills").length > 0 || job.rows("job_languages_attributes").some(({ language }) => language),
    questions: job.rows("questions").length > 0,
    publishing: Boolean(
      job.text("expires_at") ||
        job.text("contact_member_id") ||
        job.list("recruiter_ids").length > 0 ||
        job.text("note"),
    ),
  };
  return new Set(
    steps.filter((step) => (needed.has(step) ? !missing.some((part) => part.step === step) : anything[step])),
  );
}
