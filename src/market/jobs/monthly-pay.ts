import type { SalaryPeriod } from "#platform/reference/terms.ts";
import { type Pay, publicPay } from "./salary.ts";

/** Working hours of a month by law: 26 days of 8 hours (Labour Code, article 105: 48 hours a week). */
export const hoursAMonth = 208;
const perMonth: Record<SalaryPeriod, number> = { month: 1, year: 1 / 12, hour: hoursAMonth };

/**
 * Returns a job's pay by the month in VND, by which searches compare jobs. A null end is open; two null ends mean that no
 * pay is known.
 */
export function monthlyPay(
  pay: Omit<Pay, "salary_text">,
  rates: ReadonlyMap<string, number>,
): { min: number | null; max: number | null } {
  const factor = (rates.get(pay.currency) ?? 1) * perMonth[pay.salary_period as SalaryPeriod];
  const inVnd = (amount: number | null) => (amount === null ? null : Math.round(amount * factor));
  const { salary_min, salary_max } = publicPay(pay);
  return { min: inVnd(salary_min), max: inVnd(salary_max) };
}
