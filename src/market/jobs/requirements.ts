import type { FieldError } from "#kit/problem.ts";
import { textLength } from "#kit/rich-text.ts";
import { wrongEnds } from "./salary.ts";
import { caps, expiryDays, type richFields, shortestDescription } from "./terms.ts";

/** Spec §5: "Salary min and max must be valid"; what each type needs is asked for when the job is submitted. */
export function salaryErrors(
  {
    salary_type,
    salary_min: min,
    salary_max: max,
  }: { salary_type: number; salary_min: number | null; salary_max: number | null },
  submitted: boolean,
): FieldError[] {
  return wrongEnds(salary_type, { min, max }, submitted).map((field) => ({
    code: `${field}_invalid`,
    pointer: `/${field}`,
  }));
}

/** What a reader needs beside title and pay: a submitted job has all of it. */
export const neededFields = [
  "category_ids",
  "location_ids",
  "job_type",
  "job_level",
  "description",
  "requirement",
] as const;
export type NeededField = (typeof neededFields)[number];

/** What a submitted job's field lacks; texts as they are stored. */
export function missingErrors(name: NeededField, value: unknown): FieldError[] {
  const pointer = `/${name}`;
  const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return [{ code: "required", pointer }];
  if (name !== "description" || textLength(String(value)) >= shortestDescription) return [];
  return [{ code: "length_range", pointer, values: { min: shortestDescription, max: caps.text } }];
}

/** The markup of a text is not counted; tags alone cannot make it too long. */
export function lengthErrors(name: (typeof richFields)[number], text: string): FieldError[] {
  if (textLength(text) <= caps.text) return [];
  return [{ code: "length_range", pointer: `/${name}`, values: { min: 0, max: caps.text } }];
}

/** An expiry that is over; how late it may be is known only with the job. */
export function pastExpiry(body: unknown, asOf: Date): FieldError[] {
  const { expires_at: wanted } = (body ?? {}) as { expires_at?: unknown };
  if (typeof wanted !== "string" || !(new Date(wanted) <= asOf)) return [];
  return [{ code: "expiry_invalid", pointer: "/expires_at", values: { max: expiryDays.most } }];
}
