import { idOf, keyOf, type SalaryTypeKey, salaryTypes } from "#platform/reference/terms.ts";

/** The pay of a job, as the API answers it. */
export type Pay = {
  salary_type: number;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  salary_period: string;
  /** The pay of an imported ad in words, where it could not be read as numbers. */
  salary_text: string | null;
};

export interface SalaryRule {
  /** The ends that the type has; `one` is a single amount for both. */
  ends: "both" | "min" | "max" | "one";
  /** Whether the public reads the numbers. If not, only the company and its reviewers do, and none is required. */
  isPublic: boolean;
}

const rules: Record<SalaryTypeKey, SalaryRule> = {
  range: { ends: "both", isPublic: true },
  negotiable: { ends: "both", isPublic: false },
  upto: { ends: "max", isPublic: true },
  from: { ends: "min", isPublic: true },
  fixed: { ends: "one", isPublic: true },
};

/** The salary type of a job that states no pay. */
export const unsaidSalary = idOf(salaryTypes, "negotiable");

/** Returns the rule of a type of salary; forms have its id as text. */
export function salaryRule(type: number | string): SalaryRule {
  return rules[keyOf(salaryTypes, Number(type)) ?? "range"];
}

/** Returns the ends as they are stored: an end that the type does not have is null, and a single amount is both ends. */
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
 * Returns the wrong ends: ends that the type requires and that are missing once the job is `submitted`, and an upper end
 * below the lower one.
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

/** Removes numbers that are not public, so that filters cannot reveal a hidden range. */
export function publicPay<Row extends Pick<Pay, "salary_type" | "salary_min" | "salary_max">>(row: Row): Row {
  return salaryRule(row.salary_type).isPublic ? row : { ...row, salary_min: null, salary_max: null };
}

/**
 * Returns the two ends as an ad shows them: a null end is open, two null ends mean no pay. Imported ads may have an end
 * that their type does not.
 */
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

/** Returns whether the ad shows a number. */
export function hasSalary(pay: Pay): boolean {
  const { low, high } = shownEnds(pay);
  return low !== null || high !== null;
}

/** Returns the columns of the pay. */
export function payOf(job: Pay): Pay {
  const { salary_type, salary_min, salary_max, currency, salary_period, salary_text } = job;
  return { salary_type, salary_min, salary_max, currency, salary_period, salary_text };
}
