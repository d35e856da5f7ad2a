import { z } from "zod";
import { endpoint, one, resource } from "#kit/contract.ts";
import { checkbox, day } from "#kit/fields.ts";
import { wageRegions } from "#platform/reference/gross-net.ts";
import { dependantsMost, salaryMost } from "./terms.ts";

const blank = (value: unknown) => (value === "" ? undefined : value);
const salary = z.preprocess(
  blank,
  z.coerce
    .number("salary_not_number")
    .int("salary_not_number")
    .min(0, "salary_negative")
    .max(salaryMost, "salary_large")
    .optional(),
);
const count = z.number().int();

const dependants = z
  .union([z.number(), z.string()])
  .transform(Number)
  .refine((value) => Number.isInteger(value) && value >= 0 && value <= dependantsMost, {
    message: "dependants_range",
    params: { max: dependantsMost },
  });

export const lineKeys = [
  "gross",
  "social",
  "health",
  "unemployment",
  "personal",
  "dependants",
  "taxable",
  "bracket",
  "tax",
  "net",
] as const;

export const payLine = z.object({
  key: z.enum(lineKeys),
  /** Negative for what is deducted. */
  amount: count,
  /** The rate, and the amount to which it applies; null for lines without a rate. */
  percent: z.number().nullable(),
  base: count.nullable(),
  /** The limits of a tax bracket; `top` is null for the last one. */
  bottom: count.nullable(),
  top: count.nullable(),
  /** The law of the line, and the row with its value; null for sums. */
  source: z.string().nullable(),
  row: z.string().nullable(),
});

export const grossNet = endpoint({
  method: "GET",
  path: "/public/gross_net",
  summary:
    "Take-home pay of a gross monthly salary in VND, or the least gross salary for a net one; each line names its law",
  query: z.object({
    /** The day whose law applies; today by default. */
    date: z.preprocess(blank, day.optional()),
    gross: salary,
    net: salary,
    /** The region of the minimum wage, 1 to 4. */
    region: z.coerce
      .number("wage_region_unknown")
      .int("wage_region_unknown")
      .min(1, "wage_region_unknown")
      .max(wageRegions.length, "wage_region_unknown")
      .default(1),
    dependants: dependants.default(0),
    /** The salary on which insurance is paid; the gross salary by default. */
    insurance: salary,
    /** A foreign employee pays no unemployment insurance. */
    foreigner: checkbox,
  }),
  answer: one(
    resource(
      "gross_net",
      z.object({
        date: z.string(),
        region: count,
        dependants: count,
        foreigner: z.boolean(),
        gross: count,
        insurance: count,
        taxable: count,
        tax: count,
        net: count,
        lines: z.array(payLine),
        /** The row of law that applies. */
        law: z.object({
          id: z.string(),
          from_day: z.string(),
          to_day: z.string().nullable(),
          source: z.string(),
          source_url: z.string().nullable(),
        }),
      }),
    ),
  ),
  errors: [
    "salary_side",
    "salary_not_number",
    "salary_negative",
    "salary_large",
    "wage_region_unknown",
    "dependants_range",
    "pay_law_before",
  ],
});
