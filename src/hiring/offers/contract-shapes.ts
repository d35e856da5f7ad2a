import { z } from "zod";
import { time } from "#kit/contract.ts";
import { day, optionalText, sideOf } from "#kit/fields.ts";
import { currencies, salaryBases } from "#platform/reference/terms.ts";
import { statuses } from "./lifecycle.ts";
import {
  defaultProbation,
  letterLanguages,
  type OfferField,
  offerTextMax,
  probationPercent,
  probations,
} from "./terms.ts";

/** The schemas of each field: `sent` in requests of an employer, `shown` in responses to both sides. */
const written = {
  offer_date: {
    /** The date of the letter, by default today. Sending a draft moves an earlier date to that day. */
    sent: day.nullish(),
    shown: z.string(),
  },
  start_date: { sent: day, shown: z.string().nullable() },
  monthly_salary: {
    /** The monthly salary, in the sense of `salary_basis`. */
    sent: z.coerce.number("required").int("invalid").positive("invalid").max(1_000_000_000_000, "invalid"),
    shown: z.number().nullable(),
  },
  currency: { sent: z.enum(currencies).default("VND"), shown: z.enum(currencies) },
  /** Whether the salary is before or after tax and insurance. */
  salary_basis: { sent: z.enum(salaryBases).default("gross"), shown: z.enum(salaryBases) },
  probation: {
    sent: z.coerce
      .number()
      .refine((id) => probations.some((probation) => probation.id === id), "invalid")
      .default(defaultProbation),
    shown: z.number().int(),
  },
  probation_percent: {
    sent: z.coerce
      .number()
      .int("invalid")
      .min(probationPercent.least, "probation_pay_low")
      .max(probationPercent.most, "invalid")
      .default(probationPercent.most),
    shown: z.number().int(),
  },
  line_manager: { sent: optionalText(offerTextMax), shown: z.string().nullable() },
  valid_until: {
    /** The last day for an answer; by default seven days from today. */
    sent: day.nullish(),
    shown: z.string(),
  },
  /** A message to the candidate. */
  message: { sent: optionalText(3000), shown: z.string().nullable() },
} satisfies Record<OfferField, { sent: z.ZodType; shown: z.ZodType }>;

/** The errors in the terms of an offer. */
export const wrongTerms = [
  "offer_date_invalid",
  "offer_start_early",
  "offer_valid_until",
  "probation_too_long",
  "salary_implausible",
];

export const terms = sideOf(written, "sent");

export const offerAttributes = {
  status: z.enum(statuses),
  ...sideOf(written, "shown"),
  /** The language of the letter. */
  letter_in: z.enum(letterLanguages),
  sent_at: time.nullable(),
  answered_at: time.nullable(),
  /** The note of the candidate in the answer. */
  answer_note: z.string().nullable(),
  cancel_note: z.string().nullable(),
  /** The attached file. */
  file: z.object({ name: z.string(), kind: z.enum(["pdf", "docx"]), bytes: z.number().int() }).nullable(),
};
