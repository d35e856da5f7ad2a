import type { Pay } from "#jobs/salary.ts";

/** The salary of an offer as jobs write theirs: a fixed sum a month. */
export function payOf(offer: { monthly_salary: number | null; currency: string }): Pay {
  return {
    salary_type: 4,
    salary_min: offer.monthly_salary,
    salary_max: offer.monthly_salary,
    currency: offer.currency as Pay["currency"],
    salary_period: "month",
    salary_text: null,
  } as Pay;
}
