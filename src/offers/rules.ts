import { implausiblePay } from "#jobs/plausible-pay.ts";
import { day, hour } from "#kit/clock.ts";
import type { FieldError } from "#kit/problem.ts";
import { managersProbation, startDaysMost, validDays } from "./terms.ts";

/** The day of a moment in Asia/Ho_Chi_Minh, which is UTC+7 all year round. */
export function dayOf(at: Date): string {
  return new Date(at.getTime() + 7 * hour).toISOString().slice(0, 10);
}

export const daysAfter = (date: string, days: number): string =>
  dayOf(new Date(Date.parse(date) + days * day));

/** When a day ends in Asia/Ho_Chi_Minh. */
export const endOf = (date: string): Date => new Date(`${date}T24:00:00+07:00`);

export interface OfferTerms {
  offer_date: string;
  start_date: string;
  monthly_salary: number;
  currency: string;
  probation: number;
  valid_until: string;
}

/** Levels whose probation may last 180 days (Labour Code art. 25): manager, director and above. */
const managers = [4, 5];

/** What is wrong with the terms of an offer on a day, all of it at once. */
export function offerErrors(terms: OfferTerms, today: string, jobLevel: number | null): FieldError[] {
  const errors: FieldError[] = [];
  const { offer_date, start_date, valid_until, monthly_salary, currency, probation } = terms;
  if (offer_date < today || (valid_until >= today && offer_date > valid_until))
    errors.push({ code: "offer_date_invalid", pointer: "/offer_date" });
  if (start_date < today || start_date > daysAfter(today, startDaysMost))
    errors.push({ code: "offer_start_early", pointer: "/start_date" });
  if (valid_until < today || valid_until > daysAfter(today, validDays.most))
    errors.push({ code: "offer_valid_until", pointer: "/valid_until", values: { days: validDays.most } });
  if (probation === managersProbation && !managers.includes(jobLevel ?? 0))
    errors.push({ code: "probation_too_long", pointer: "/probation" });
  const pay = { salary_min: monthly_salary, salary_max: null, currency, salary_period: "month" };
  const [slip] = implausiblePay(pay);
  if (slip) errors.push({ ...slip, pointer: "/monthly_salary" });
  return errors;
}
