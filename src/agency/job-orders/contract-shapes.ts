import { z } from "zod";
import { idParam, resource, time } from "#kit/contract.ts";
import { checkbox, optionalDay, optionalText, ruleOf, sideOf, text } from "#kit/fields.ts";
import { displayStates } from "#market/jobs/terms.ts";
import { currencies } from "#platform/reference/terms.ts";
import { firstCvStates } from "./first-cv.ts";
import { type OrderVerb, orderLife } from "./lifecycle.ts";
import { openingNeeds, orderCaps, type orderFields, orderKinds, orderStatuses } from "./terms.ts";

const mostPay = 1_000_000_000_000;
/** A monthly amount in whole units of the currency; an empty form field means no amount. */
const pay = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => (value === "" || value == null ? null : Number(value)))
  .pipe(
    z.number("pay_invalid").int("pay_invalid").min(1, "pay_invalid").max(mostPay, "pay_invalid").nullable(),
  );

/** The schemas of each field: `sent` in requests, `shown` in responses. */
const written = {
  title: { sent: text(orderCaps.title), shown: z.string() },
  head_count: {
    sent: z.coerce
      .number("head_count_invalid")
      .int("head_count_invalid")
      .min(1, "head_count_invalid")
      .max(orderCaps.headCount, "head_count_invalid")
      .default(1),
    shown: z.number().int(),
  },
  kind: { sent: z.enum(orderKinds).default("contingent"), shown: z.enum(orderKinds) },
  salary_min: { sent: pay, shown: z.number().int().nullable() },
  salary_max: { sent: pay, shown: z.number().int().nullable() },
  currency: { sent: z.enum(currencies).default("VND"), shown: z.enum(currencies) },
  target_date: { sent: optionalDay, shown: z.string().nullable() },
  must_have: { sent: optionalText(orderCaps.mustHave), shown: z.string().nullable() },
} satisfies Record<(typeof orderFields)[number], { sent: z.ZodType; shown: z.ZodType }>;

const ids = (most: number, code: string) => z.array(idParam).max(most, code).default([]);

/** The fields of an order as its form sends them. */
export const sentFields = z.object({
  ...sideOf(written, "sent"),
  /** The advertisement and all that candidates read name the agency, never the client. */
  confidential: checkbox,
  /** The lead of the order, by default the caller who creates it. Only administrators choose another person. */
  lead_id: z.coerce.number("member_unknown").int("member_unknown").positive("member_unknown").nullish(),
  /** The consultants who work on the order with its lead. */
  consultant_ids: ids(orderCaps.consultants, "too_many_consultants"),
  /** The client's contacts of the order. Those with an email address are notified of the opening. */
  contact_ids: ids(orderCaps.contacts, "too_many_contacts"),
});

interface Pay {
  salary_min?: number | null | undefined;
  salary_max?: number | null | undefined;
}
export const payRule = ruleOf<Pay>(["salary_min", "salary_max"], ({ salary_min: min, salary_max: max }) =>
  min && max && min > max ? [{ code: "pay_range_invalid", pointer: "/salary_max" }] : [],
);

const person = z.object({ id: z.string(), full_name: z.string() });
const can = z.object(
  Object.fromEntries(orderLife.verbs.map((verb) => [verb, z.boolean()])) as Record<OrderVerb, z.ZodBoolean>,
);

const listed = z.object({
  ...sideOf(written, "shown"),
  status: z.enum(orderStatuses),
  client: z.object({ id: z.string(), name: z.string() }),
  /** The job of the order, which has its board and may be advertised. */
  job: z.object({ id: z.string(), display_state: z.enum(displayStates) }),
  confidential: z.boolean(),
  lead: person.nullable(),
  opened_at: time.nullable(),
  created_at: time,
  /** The days since the opening, or since the creation of a draft; of an ended order, those until its end. */
  age_days: z.number().int(),
  first_cv: z.object({
    /** The moment at which the last day for the first CV ends. */
    due_at: time.nullable(),
    /** That day, YYYY-MM-DD. */
    due_date: z.string().nullable(),
    at: time.nullable(),
    state: z.enum(firstCvStates),
  }),
  counts: z.object({
    /** Applicants who reached the client, those whose application has ended included. */
    submitted: z.number().int(),
    /** Active applicants in an interview stage, in the offer stage and all others before "hired". */
    interviewing: z.number().int(),
    offers: z.number().int(),
    hired: z.number().int(),
    /** Active applicants who are not hired. */
    active: z.number().int(),
    /** Applicants for whom the client has done nothing for two working days, while the agency works on the order. */
    no_answer: z.number().int(),
  }),
  /** The fee of one hire at the middle of the salary range. Null without a salary, and for readers without the terms. */
  expected_fee: z.object({ amount: z.number().int(), currency: z.enum(currencies) }).nullable(),
  can,
});

export const order = resource("job_order", listed);

export const orderDetail = resource(
  "job_order",
  listed.extend({
    consultants: z.array(person),
    /** Null for readers without the terms. */
    contacts: z
      .array(
        person.extend({
          job_title: z.string().nullable(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
        }),
      )
      .nullable(),
    /**
     * The terms of the fee: those of the order once it was opened, before that those of the client. Administrators, the team of the order
     * and the owner and AM of the client read them; for others they are null.
     */
    terms: z
      .object({
        fee_type: z.enum(["percent", "fixed"]),
        /** The rate in basis points of `fee_months` months' salary. */
        fee_bps: z.number().int(),
        fee_fixed: z.number().int().nullable(),
        fee_min: z.number().int().nullable(),
        fee_months: z.number().int(),
        fee_currency: z.string(),
        warranty_days: z.number().int(),
        warranty_basis: z.enum(["calendar", "without_holidays"]),
        payment_days: z.number().int(),
      })
      .nullable(),
    /** The placement whose person the order replaces without a fee; null for an order with a fee. */
    replaces_placement_id: z.string().nullable(),
    /** The applicants of an order in work who are still rejected because the position was filled before. */
    rejected_as_filled: z.number().int(),
    /** What a draft needs before it can be opened. */
    missing: z.array(z.enum(openingNeeds)),
    held_at: time.nullable(),
    ended_at: time.nullable(),
    reason_id: z.number().int().nullable(),
    reason_note: z.string().nullable(),
    version: z.number().int(),
  }),
  "JobOrderDetail",
);
