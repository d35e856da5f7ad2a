import type { SalaryPeriod } from "#reference/terms.ts";

/** Working hours of a month by law: 26 days of 8 hours (Labour Code art. 105: 48 hours a week). */
const hoursAMonth = 208;
const perMonth: Record<SalaryPeriod, number> = { month: 1, year: 1 / 12, hour: hoursAMonth };

export interface Pay {
  salary_type: number;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  salary_period: string;
}

/**
 * A job's pay by the month in VND, as searches compare it; null ends are open, and two nulls say nothing. A negotiable
 * one says nothing, though its author may have kept a private range: a filter must not be a way to find that out.
 */
export function monthlyPay(
  pay: Pay,
  rates: ReadonlyMap<string, number>,
): { min: number | null; max: number | null } {
  if (pay.salary_type === 1) return { min: null, max: null };
  const factor = (rates.get(pay.currency) ?? 1) * perMonth[pay.salary_period as SalaryPeriod];
  const inVnd = (amount: number | null) => (amount === null ? null : Math.round(amount * factor));
  return { min: inVnd(pay.salary_min), max: inVnd(pay.salary_max) };
}
