import type { FieldError } from "#kit/problem.ts";
import { textLength } from "#kit/rich-text.ts";
import { wrongEnds } from "./salary.ts";
import { caps, expiryDays, type richFields, shortestDescription } from "./terms.ts";

/**
 * Returns the errors of the pay (spec §5: "Salary min and max must be valid"). Missing ends are errors once the job is
 * submitted.
 */
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

/** Fields that a submitted job needs, besides title and pay. */
export const neededFields = [
  "category_ids",
  "location_ids",
  "job_type",
  "job_level",
  "description",
  "requirement",
] as const;
export type NeededField = (typeof neededFields)[number];

/** Returns the errors of a field of a submitted job; `value` is in the stored form. */
export function missingErrors(name: NeededField, value: unknown): FieldError[] {
  const pointer = `/${name}`;
  const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return [{ code: "required", pointer }];
  if (name !== "description" || textLength(String(value)) >= shortestDescription) return [];
  return [{ code: "length_range", pointer, values: { min: shortestDescription, max: caps.text } }];
}

/** Returns an error for a text that is too long without its markup. */
export function lengthErrors(name: (typeof richFields)[number], text: string): FieldError[] {
  if (textLength(text) <= caps.text) return [];
  return [{ code: "length_range", pointer: `/${name}`, values: { min: 0, max: caps.text } }];
}

/** Returns an error for an expiry in the past. Its upper limit depends on the stored job. */
export function pastExpiry(body: unknown, asOf: Date): FieldError[] {
  const { expires_at: wanted } = (body ?? {}) as { expires_at?: unknown };
  if (typeof wanted !== "string" || !(new Date(wanted) <= asOf)) return [];
  return [{ code: "expiry_invalid", pointer: "/expires_at", values: { max: expiryDays.most } }];
}
