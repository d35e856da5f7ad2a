import { z } from "zod";
import { text } from "#kit/fields.ts";
import { wageRegions } from "#platform/reference/gross-net.ts";
import { holidayNameMax, payValueNames, sourceMax } from "./terms.ts";

/** Reads a number; an empty field is not zero. */
const filled = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema);

const amount = filled(
  z.coerce.number("law_amount").int("law_amount").min(1, "law_amount").max(1_000_000_000, "law_amount"),
);
const percent = filled(
  z.coerce
    .number("law_percent")
    .min(0, "law_percent")
    .max(100, "law_percent")
    .multipleOf(0.01, "law_percent"),
);
const multiple = filled(
  z.coerce.number("law_multiple").int("law_multiple").min(1, "law_multiple").max(100, "law_multiple"),
);
const shares = z.object({ si: percent, hi: percent, ui: percent });

const values = {
  personal: amount,
  dependent: amount,
  brackets: z
    .array(
      z.object({
        top: z.preprocess((value) => (value === "" ? null : value), z.union([z.null(), amount])),
        percent,
      }),
    )
    .min(1, "law_brackets")
    .max(10, "law_brackets")
    .refine(
      (brackets) =>
        brackets.every(({ top }, index) => {
          if (index === brackets.length - 1) return top === null;
          return top !== null && top > (brackets[index - 1]?.top ?? 0);
        }),
      "law_brackets",
    ),
  min_wage: z.object(
    Object.fromEntries(wageRegions.map((region) => [region, amount])) as Record<
      (typeof wageRegions)[number],
      typeof amount
    >,
  ),
  base_salary: amount,
  employee: shares,
  employer: shares,
  si_hi_cap_multiple: multiple,
  ui_cap_multiple: multiple,
};

/** The values of a row by its kind, as requests send them. */
export const lawData = {
  gross_net: z.object({
    personal: values.personal,
    dependent: values.dependent,
    brackets: values.brackets,
    min_wage: values.min_wage,
    base_salary: values.base_salary,
    employee: values.employee,
    employer: values.employer,
    si_hi_cap_multiple: values.si_hi_cap_multiple,
    ui_cap_multiple: values.ui_cap_multiple,
    /** The law of each value. */
    sources: z.object(
      Object.fromEntries(payValueNames.map((name) => [name, text(sourceMax)])) as Record<
        keyof typeof values,
        ReturnType<typeof text>
      >,
    ),
  }),
  vat: z.object({ percent }),
  holidays: z.object({ name: text(holidayNameMax), name_vn: text(holidayNameMax) }),
  rates: z.object({
    vnd: filled(
      z.coerce
        .number("law_rate")
        .min(0.0001, "law_rate")
        .max(1_000_000, "law_rate")
        .multipleOf(0.0001, "law_rate"),
    ),
  }),
};

/** The names of all values, whatever the kind of their row. */
export const lawDataKeys = Object.values(lawData).flatMap(({ shape }) => Object.keys(shape));
