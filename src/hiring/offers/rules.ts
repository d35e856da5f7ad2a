import type { FieldError } from "#kit/problem.ts";
import { implausiblePay } from "#market/jobs/plausible-pay.ts";
import { addDays } from "#platform/reference/calendar.ts";
import { managersProbation, startDaysMost, validDays } from "./terms.ts";

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

/** Returns all errors in the terms of an offer on a day. */
export function offerErrors(terms: OfferTerms, today: string, jobLevel: number | null): FieldError[] {
  const errors: FieldError[] = [];
  const { offer_date, start_date, valid_until, monthly_salary, currency, probation } = terms;
  if (offer_date < today || (valid_until >= today && offer_date > valid_until))
    errors.push({ code: "offer_date_invalid", pointer: "/offer_date" });
  if (start_date < today || start_date > addDays(today, startDaysMost))
    errors.push({ code: "offer_start_early", pointer: "/start_date" });
  if (valid_until < today || valid_until > addDays(today, validDays.most))
    errors.push({ code: "offer_valid_until", pointer: "/valid_until", values: { days: validDays.most } });
  if (probation === managersProbation && !managers.includes(jobLevel ?? 0))
    errors.push({ code: "probation_too_long", pointer: "/probation" });
  const pay = { salary_min: monthly_salary, salary_max: null, currency, salary_period: "month" };
  const [slip] = implausiblePay(pay);
  if (slip) errors.push({ ...slip, pointer: "/monthly_salary" });
  return errors;
}
