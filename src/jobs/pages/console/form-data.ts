import type { z } from "zod";
import type { CallInput } from "#kit/contract.ts";
import type { create, ownJob } from "../../contract.ts";
import {
  emptyJob,
  type JobValues,
  type LanguageValues,
  payOfValues,
  type QuestionValues,
} from "../../parts/console/values.ts";
import { endsOf } from "../../salary.ts";

type Body = CallInput<typeof create>["body"];
type OwnJob = z.output<typeof ownJob>["attributes"];

/** What a form posted, box by box; also what is shown again when it is refused. */
export function readForm(form: FormData): JobValues {
  const text = (name: string) => String(form.get(name) ?? "");
  const list = (name: string) => form.getAll(name).map(String).filter(Boolean);
  return {
    title: text("title"),
    category_ids: list("category_ids"),
    location_ids: list("location_ids"),
    address: text("address"),
    job_type: text("job_type"),
    job_level: text("job_level"),
    experience_id: text("experience_id"),
    head_count: text("head_count"),
    salary_type: text("salary_type") || emptyJob.salary_type,
    salary_min: text("salary_min"),
    salary_max: text("salary_max"),
    currency: text("currency") || emptyJob.currency,
    salary_period: text("salary_period") || emptyJob.salary_period,
    salary_basis: text("salary_basis") || emptyJob.salary_basis,
    description: text("description"),
    requirement: text("requirement"),
    benefits: text("benefits"),
    highlight_description: text("highlight_description"),
    // The box for the next skill has the same name: what is still in it counts.
    skills: list("skills").flatMap((value) =>
      value
        .split(",")
        .map((skill) => skill.trim())
        .filter(Boolean),
    ),
    job_languages_attributes: rows(form, "job_languages_attributes").map(
      ({ language = "", proficiency = "" }): LanguageValues => ({ language, proficiency }),
    ),
    remote: form.has("remote"),
    questions: rows(form, "questions").map(
      ({ type = "", text: words = "", options = "", min = "", required }): QuestionValues => ({
        type,
        text: words,
        options,
        min,
        required: required !== undefined,
      }),
    ),
    expires_at: text("expires_at"),
    contact_member_id: text("contact_member_id"),
    recruiter_ids: list("recruiter_ids"),
    note: text("note"),
  };
}

/** Boxes named `questions/0/text`, as the API points at them. */
function rows(form: FormData, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  for (const [key, value] of form) {
    const [list, index, field] = key.split("/");
    if (list !== name || !field || !/^\d{1,2}$/.test(index ?? "") || typeof value !== "string") continue;
    found[Number(index)] = { ...found[Number(index)], [field]: value };
  }
  return found.filter(Boolean);
}

/** What the API is sent; what is no number goes as it is, so that the API says so at its box. */
export function bodyOf(values: JobValues): Body {
  const number = (value: string) => (value === "" ? null : (value as unknown as number));
  const pay = payOfValues(values);
  const amount = (read: number | null | undefined, typed: string) =>
    read === undefined ? (typed as unknown as number) : read;
  return {
    ...values,
    category_ids: [...values.category_ids],
    location_ids: [...values.location_ids],
    recruiter_ids: [...values.recruiter_ids],
    skills: [...values.skills],
    job_type: number(values.job_type),
    job_level: number(values.job_level),
    experience_id: number(values.experience_id),
    head_count: number(values.head_count),
    salary_type: values.salary_type,
    salary_min: amount(pay.min, values.salary_min),
    salary_max: amount(pay.max, values.salary_max),
    currency: values.currency as "VND",
    salary_period: values.salary_period as "month",
    salary_basis: values.salary_basis as "gross",
    job_languages_attributes: values.job_languages_attributes
      .filter(({ language }) => language !== "")
      .map(({ language, proficiency }) => ({ language: number(language), proficiency: number(proficiency) })),
    questions: values.questions.map(({ type, text, options, min, required }) => ({
      type: type as "yes_no",
      text,
      required,
      ...(type === "single_choice"
        ? {
            options: options
              .split("\n")
              .map((line) => line.trim())
              .filter(Boolean),
          }
        : {}),
      ...(type === "number" ? { min: number(min) } : {}),
    })),
    // The day itself is still open, on the product's calendar.
    expires_at: values.expires_at ? `${values.expires_at}T23:59:59+07:00` : null,
    contact_member_id: number(values.contact_member_id),
  } as Body;
}

/** A saved job in its form's boxes. */
export function valuesOf(job: OwnJob): JobValues {
  const text = (value: number | string | null) => (value === null ? "" : String(value));
  return {
    title: job.title,
    category_ids: job.category_ids.map(String),
    location_ids: job.location_ids.map(String),
    address: text(job.address),
    job_type: text(job.job_type),
    job_level: text(job.job_level),
    experience_id: text(job.experience_id),
    head_count: text(job.head_count),
    salary_type: text(job.salary_type),
    salary_min: text(endsOf(job.salary_type, job.salary_min, job.salary_max).min),
    salary_max: text(job.salary_max),
    currency: job.currency,
    salary_period: job.salary_period,
    salary_basis: job.salary_basis,
    description: job.description,
    requirement: job.requirement,
    benefits: job.benefits,
    highlight_description: text(job.highlight_description),
    skills: job.skills,
    job_languages_attributes: job.job_languages.map(({ language, proficiency }) => ({
      language: text(language),
      proficiency: text(proficiency),
    })),
    remote: job.remote,
    questions: job.questions.map((question) => ({
      type: question.type,
      text: question.text,
      options: question.options?.join("\n") ?? "",
      min: text(question.min ?? null),
      required: question.required,
    })),
    expires_at: job.expires_at ? dayOf(new Date(job.expires_at)) : "",
    contact_member_id: text(job.contact_member_id),
    recruiter_ids: job.recruiter_ids.map(String),
    note: text(job.note),
  };
}

/** YYYY-MM-DD on the product's calendar. */
export function dayOf(at: Date): string {
  return new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
}

/** Errors by the box that shows them: a wrong item of a list belongs to the list's box. */
export function byBox(errors: Record<string, string>): Record<string, string> {
  const boxes: Record<string, string> = {};
  for (const [name, text] of Object.entries(errors)) {
    const parts = name.split("/");
    const rows = parts[0] === "questions" || parts[0] === "job_languages_attributes";
    boxes[rows ? parts.slice(0, 3).join("/") : (parts[0] ?? "")] ??= text;
  }
  return boxes;
}
