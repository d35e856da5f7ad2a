import { roundedShare } from "#kit/rounding.ts";
import { grossOf, type PayLaw } from "#platform/reference/gross-net.ts";
import type { Currency, SalaryPeriod } from "#platform/reference/terms.ts";

/** Terms of a service fee. A rate is in basis points of the salary of so many months. */
export interface FeeTerms {
  fee_type: "percent" | "fixed";
  fee_bps: number;
  fee_months: number;
  fee_min: number | null;
  fee_fixed: number | null;
}

/** Terms of a fee as a client agrees to them, with the currency of `fee_min` and `fee_fixed`. */
export interface AgreedTerms extends FeeTerms {
  currency: string;
}

/** A salary as an offer names it. */
export interface Salary {
  amount: number;
  currency: Currency;
  period: SalaryPeriod;
  /** The law of the first day of work for a net salary, by which it is converted; null for a gross salary. */
  netBy: PayLaw | null;
}

/** The discount on the next fee after a failed probation, as a fraction. */
const credit = { numerator: 4, denominator: 10 } as const;

/** Working hours of a month, for hourly salaries. */
const monthlyHours = 208;
const yearMonths = 12;
const whole = 10_000;

/** Returns the amount to which fees in a currency are rounded, in its smallest unit. */
export const unitOf = (currency: Currency): number => (currency === "VND" ? 1000 : 1);

/** Returns the gross monthly salary on which a fee is computed. Net salaries in other currencies than VND are not converted. */
export function monthlyGross({ amount, currency, period, netBy }: Salary): number {
  const monthly =
    period === "year"
      ? roundedShare(amount, 1, yearMonths)
      : period === "hour"
        ? amount * monthlyHours
        : amount;
  return netBy && currency === "VND" ? grossOf(monthly, netBy) : monthly;
}

/** The lines of a computed fee. */
export interface ComputedFee {
  /** The product of salary, months and rate, rounded; null for a fixed fee. */
  computed: number | null;
  /** Whether the minimum of the terms exceeds the computed amount. */
  raised: boolean;
  fee: number;
}

/** Returns the fee for a gross monthly salary. */
export function feeOf(terms: FeeTerms, monthly: number, currency: Currency): ComputedFee {
  if (terms.fee_type === "fixed") return { computed: null, raised: false, fee: terms.fee_fixed ?? 0 };
  const computed = roundedShare(monthly * terms.fee_months, terms.fee_bps, whole, unitOf(currency));
  const fee = Math.max(computed, terms.fee_min ?? 0);
  return { computed, raised: fee > computed, fee };
}

/** Returns the instalments in which a fee is requested: 30%, 30% and 40%. */
const instalmentsOf = (fee: number, currency: Currency): number[] =>
  splitOf(fee, [3000, 3000, 4000], currency);

/** Returns the next instalment of a fee; null when all is requested, or parts of another size were. */
export function nextInstalment(fee: number, requested: number, currency: Currency): number | null {
  let sum = 0;
  for (const part of instalmentsOf(fee, currency)) {
    if (sum === requested) return part === 0 ? null : part;
    sum += part;
  }
  return null;
}

/**
 * Returns the terms for a salary in a currency, with the currency of the fee. A fixed fee is in the currency of the terms; a minimum
 * applies to salaries in that currency only.
 */
export function termsFor(
  { currency, fee_type, fee_bps, fee_months, fee_min, fee_fixed }: AgreedTerms,
  salaryCurrency: Currency,
): { terms: FeeTerms; currency: Currency } {
  return {
    terms: {
      fee_type,
      fee_bps,
      fee_months,
      fee_min: currency === salaryCurrency ? fee_min : null,
      fee_fixed,
    },
    currency: fee_type === "fixed" ? (currency as Currency) : salaryCurrency,
  };
}

/** Returns the discount of a credit on a fee: 40%. */
export function discountOf(fee: number, currency: Currency): number {
  return roundedShare(fee, credit.numerator, credit.denominator, unitOf(currency));
}

/** Returns the value added tax on a net sum, which is negative for a refund. */
export function vatOf(net: number, bps: number): number {
  return roundedShare(net, bps, whole);
}

/** Denominator of exchange rates, which have at most four decimals. */
const rateDecimals = 10_000;

/** Returns an amount in VND. @param rate VND for one unit of the amount's currency, with at most four decimals */
export function inVnd(amount: number, rate: number): number {
  return roundedShare(amount, Math.round(rate * rateDecimals), rateDecimals, unitOf("VND"));
}

/** The largest sum in VND on a payment request: its total with tax is still an exact number. */
export const vndMost = 1_000_000_000_000_000;

/**
 * Divides an amount among shares in basis points, by largest remainder in units of the currency; ties go to the earlier share. What
 * the units leave over goes to the share with the largest remainder, so the parts always add up to the amount.
 * @param shares add up to 10,000
 */
export function splitOf(amount: number, shares: readonly number[], currency: Currency): number[] {
  const unit = unitOf(currency);
  const units = Math.floor(amount / unit);
  const parts = shares.map((share) => {
    const exact = BigInt(units) * BigInt(share);
    return { units: Number(exact / BigInt(whole)), remainder: Number(exact % BigInt(whole)) };
  });
  const order = parts.map((_, index) => index);
  order.sort((a, b) => (parts[b]?.remainder ?? 0) - (parts[a]?.remainder ?? 0) || a - b);
  const spare = units - parts.reduce((sum, part) => sum + part.units, 0);
  const amounts = parts.map((part, index) => (part.units + (order.indexOf(index) < spare ? 1 : 0)) * unit);
  return amounts.map((part, index) => (index === order[0] ? part + (amount - units * unit) : part));
}
