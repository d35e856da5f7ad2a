import { z } from "zod";
import { endpoint, one, resource } from "#kit/contract.ts";
import { checkbox, day } from "#kit/fields.ts";
import { rateLimits } from "#people/clients/terms.ts";
import { currencies, salaryBases, salaryPeriods, vatKinds } from "#platform/reference/terms.ts";

const amount = z.number().int();
/** A positive amount of money in a request, in the smallest unit of its currency. */
export const positive = z.coerce
  .number("amount_whole")
  .int("amount_whole")
  .positive("amount_positive")
  .max(1_000_000_000_000, "amount_large");
/** A rate in basis points. */
export const rate = z.coerce
  .number("fee_bps_range")
  .int("fee_bps_range")
  .min(rateLimits.least, "fee_bps_range")
  .max(rateLimits.most, "fee_bps_range");
/** VND for one unit of a currency, with at most four decimals. */
export const exchangeRate = z.coerce
  .number()
  .min(0.0001, "invalid")
  .max(1_000_000, "invalid")
  .multipleOf(0.0001, "invalid");

/** Value added tax by a row of law. */
export const vatLine = z.object({
  bps: z.number().int(),
  amount,
  /** The days on which the rate holds; `to_day` is null while no end is known. */
  from_day: z.string(),
  to_day: z.string().nullable(),
  source: z.string(),
});

const totals = z.object({ net: amount, vat: amount, total: amount });

export const feePreview = endpoint({
  method: "GET",
  path: "/consultants/fees/preview",
  summary: "Each line of the arithmetic of a service fee: fee, discount, what is due, and VAT by date",
  query: z.object({
    /** The salary in units of its currency: of a month, unless `period` names another period. */
    monthly: positive,
    period: z.enum(salaryPeriods).default("month"),
    basis: z.enum(salaryBases).default("gross"),
    /** The first day of work, whose law converts a net salary; today by default. */
    start_date: day.optional(),
    currency: z.enum(currencies).default("VND"),
    months: z.coerce.number().int().min(12, "invalid").max(14, "invalid").default(12),
    fee_bps: rate.default(1800),
    fee_min: positive.optional(),
    /** Whether the client has a credit of 40% for the fee. */
    credit: checkbox,
    vat_kind: z.enum(vatKinds).default("standard"),
    /** The tax point, today by default. */
    tax_date: day.optional(),
    /** VND for one unit of another currency; by default the stored rate of the tax point. */
    rate: exchangeRate.optional(),
  }),
  answer: one(
    resource(
      "fee_preview",
      z.object({
        currency: z.enum(currencies),
        /** The gross monthly salary on which the fee is computed. */
        monthly_gross: amount,
        months: z.number().int(),
        fee_bps: z.number().int(),
        /** Salary × months × rate, rounded. */
        computed: amount,
        /** Whether the minimum fee exceeds the computed amount. */
        raised: z.boolean(),
        fee: amount,
        discount: amount,
        due: amount,
        tax_date: z.string(),
        vat: vatLine,
        total: amount,
        /** The same sums in VND for a fee in another currency; else null. */
        in_vnd: totals.extend({ rate: z.number() }).nullable(),
      }),
    ),
  ),
  errors: [
    "rate_out_of_range",
    "net_salary_currency",
    "vat_rate_missing",
    "pay_law_missing",
    "exchange_rate_missing",
  ],
});
