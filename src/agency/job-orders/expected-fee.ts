import { type FeeTerms, feeOf, termsFor } from "#agency/fees/fee.ts";
import { roundedShare } from "#kit/rounding.ts";
import type { Currency } from "#platform/reference/terms.ts";

/** The terms of the fee of an order, as `terms` of the API. */
export interface OrderTerms extends FeeTerms {
  fee_currency: string;
}

/**
 * Returns the fee of one hire at the middle of an order's salary range, or at its known end. Null without a salary, unless the fee is
 * fixed.
 */
export function expectedFee(
  pay: { salary_min: number | null; salary_max: number | null; currency: Currency },
  { fee_currency, ...agreed }: OrderTerms,
): { amount: number; currency: Currency } | null {
  const { salary_min: min, salary_max: max } = pay;
  const monthly = min !== null && max !== null ? roundedShare(min + max, 1, 2) : (min ?? max);
  if (monthly === null && agreed.fee_type !== "fixed") return null;
  const { terms, currency } = termsFor({ ...agreed, currency: fee_currency }, pay.currency);
  return { amount: feeOf(terms, monthly ?? 0, currency).fee, currency };
}
