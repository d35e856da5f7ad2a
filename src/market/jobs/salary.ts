import { idOf, keyOf, type SalaryTypeKey, salaryTypes } from "#platform/reference/terms.ts";

/** What a job says about pay, as the API answers it. */
export type Pay = {
  salary_type: number;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  salary_period: string;
  /** Words of an imported ad that could not be read as numbers. */
  salary_text: string | null;
};

export interface SalaryRule {
  /** The ends that the type has; `one` amount is both. */
  ends: "both" | "min" | "max" | "one";
  /** Otherwise its numbers are for the company and its reviewers only, and none is needed. */
  isPublic: boolean;
}

const rules: Record<SalaryTypeKey, SalaryRule> = {
  range: { ends: "both", isPublic: true },
  negotiable: { ends: "both", isPublic: false },
  upto: { ends: "max", isPublic: true },
  from: { ends: "min", isPublic: true },
  fixed: { ends: "one", isPublic: true },
};

/** The type of a job whose author has said nothing of pay. */
export const unsaidSalary = idOf(salaryTypes, "negotiable");

/** What a type of salary takes; forms hold its id as text. */
export function salaryRule(type: number | string): SalaryRule {
  return rules[keyOf(salaryTypes, Number(type)) ?? "range"];
}

/** The ends as they are kept: what the type does not have is dropped, and one amount stands in both. */
export function endsOf<Amount>(
  type: number | string,
  min: Amount | null,
  max: Amount | null,
): { min: Amount | null; max: Amount | null } {
  const { ends } = salaryRule(type);
  const one = min === null ? max : min;
  if (ends === "one") return { min: one, max: one };
  return { min: ends === "max" ? null : min, max: ends === "min" ? null : max };
}

/**
 * The ends at fault: those that are missing where the type needs them, which is asked once the job is `submitted`, and a
 * higher end below the lower one.
 */
export function wrongEnds(
  type: number | string,
  { min, max }: { min: number | null | undefined; max: number | null | undefined },
  submitted: boolean,
): ("salary_min" | "salary_max")[] {
  const { ends, isPublic } = salaryRule(type);
  const isNeeded = submitted && isPublic;
  const isCrossed = min != null && max != null && min > max;
  return [
    ...(isNeeded && ends !== "max" && !min ? (["salary_min"] as const) : []),
    ...((isNeeded && (ends === "both" || ends === "max") && !max) || isCrossed
      ? (["salary_max"] as const)
      : []),
  ];
}

/** The same without numbers that are not for the public: a private range must not be found out, by a filter neither. */
export function publicPay<Row extends Pick<Pay, "salary_type" | "salary_min" | "salary_max">>(row: Row): Row {
  return salaryRule(row.salary_type).isPublic ? row : { ...row, salary_min: null, salary_max: null };
}

/** The two ends as an ad says them: null is open, both null says nothing. Imported ads may hold an end where their type has none. */
export function shownEnds(pay: Pick<Pay, "salary_type" | "salary_min" | "salary_max">): {
  low: number | null;
  high: number | null;
} {
  const { salary_min, salary_max } = publicPay(pay);
  const low = salary_min || null;
  const high = salary_max || null;
  const { ends } = salaryRule(pay.salary_type);
  if (ends === "max") return { low: null, high: high ?? low };
  if (ends === "min") return { low: low ?? high, high: null };
  return { low, high };
}

/** Whether the ad says a number that may be shown. */
export function hasSalary(pay: Pay): boolean {
  const { low, high } = shownEnds(pay);
  return low !== null || high !== null;
}

/** The pay alone, without the rest of the job. */
export function payOf(job: Pay): Pay {
  const { salary_type, salary_min, salary_max, currency, salary_period, salary_text } = job;
  return { salary_type, salary_min, salary_max, currency, salary_period, salary_text };
}
