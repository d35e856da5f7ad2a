import type { Fault } from "#kit/problem.ts";
import { textLength } from "#kit/rich-text.ts";
import { keyOf, salaryTypes } from "#reference/terms.ts";
import { caps, shortestDescription } from "./terms.ts";

export interface PayEnds {
  salary_type: number;
  salary_min: number | null;
  salary_max: number | null;
}

/** The ends that each type of pay has: "up to" has no lower one, "fixed" is both. */
export function payEnds({
  salary_type,
  salary_min: min,
  salary_max: max,
}: PayEnds): Omit<PayEnds, "salary_type"> {
  const type = keyOf(salaryTypes, salary_type);
  if (type === "upto") return { salary_min: null, salary_max: max };
  if (type === "from") return { salary_min: min, salary_max: null };
  if (type === "fixed") return { salary_min: min ?? max, salary_max: min ?? max };
  return { salary_min: min, salary_max: max };
}

/** Spec §5: "Salary min and max must be valid"; what each type needs is asked for when the job is submitted. */
export function payFaults(
  { salary_type, salary_min: min, salary_max: max }: PayEnds,
  submitted: boolean,
): Fault[] {
  const faults: Fault[] = [];
  const type = keyOf(salaryTypes, salary_type);
  const needsMin = type === "range" || type === "from" || type === "fixed";
  const needsMax = type === "range" || type === "upto";
  if (submitted && needsMin && !min) faults.push({ code: "salary_min_invalid", pointer: "/salary_min" });
  if (submitted && needsMax && !max) faults.push({ code: "salary_max_invalid", pointer: "/salary_max" });
  if (min !== null && max !== null && min > max)
    faults.push({ code: "salary_max_invalid", pointer: "/salary_max" });
  return faults;
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
export function missingFaults(name: NeededField, value: unknown): Fault[] {
  const pointer = `/${name}`;
  const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return [{ code: "required", pointer }];
  if (name !== "description" || textLength(String(value)) >= shortestDescription) return [];
  return [{ code: "length_range", pointer, values: { min: shortestDescription, max: caps.text } }];
}
