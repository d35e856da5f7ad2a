import { z } from "zod";
import { idParam, resource, time } from "#kit/contract.ts";
import { checkbox, email, optionalDay, optionalText, sideOf, text } from "#kit/fields.ts";
import { currencies, interfaceLanguages } from "#platform/reference/terms.ts";
import {
  feeMonths,
  feeTypes,
  nameMax,
  noteMax,
  paymentDays,
  potentials,
  rateLimits,
  sources,
  vatKinds,
  warrantyBases,
  warrantyDays,
} from "./terms.ts";

/** A number that a form may leave empty. */
const optionalInt = (max: number) =>
  z
    .union([z.number(), z.string()])
    .nullish()
    .transform((value) => (value === "" || value == null ? null : Number(value)))
    .pipe(
      z
        .number("amount_whole")
        .int("amount_whole")
        .min(1, "amount_positive")
        .max(max, "amount_large")
        .nullable(),
    );

const among = (ids: readonly number[]) =>
  z.coerce
    .number("required")
    .int("required")
    .refine((id) => ids.includes(id), "invalid");

const amountMax = 1_000_000_000_000;

/** An optional reference to a consultant of the agency; an empty value of a form removes it. */
const optionalPerson = z
  .union([z.literal(""), idParam])
  .nullish()
  .transform((value) => value || null);

export const potential = among(potentials.map(({ id }) => id));
export const source = among(sources.map(({ id }) => id));

/** The schemas of each field of the terms: `sent` in requests, `shown` in responses. */
const terms = {
  score: { sent: z.coerce.number("invalid").int("invalid").min(0).max(100), shown: z.number().int() },
  tax_code: { sent: optionalText(20), shown: z.string().nullable() },
  billing_name: { sent: optionalText(nameMax), shown: z.string().nullable() },
  billing_address: { sent: optionalText(500), shown: z.string().nullable() },
  billing_email: {
    sent: z
      .union([z.literal(""), email])
      .nullish()
      .transform((value) => value || null),
    shown: z.string().nullable(),
  },
  billing_language: {
    sent: among(interfaceLanguages.map(({ id }) => id)),
    shown: z.number().int(),
  },
  /** ISO 3166-1. */
  country: { sent: z.string().regex(/^[A-Z]{2}$/, "country_invalid"), shown: z.string() },
  currency: { sent: z.enum(currencies), shown: z.enum(currencies) },
  vat_kind: { sent: z.enum(vatKinds), shown: z.enum(vatKinds) },
  fee_type: { sent: z.enum(feeTypes), shown: z.enum(feeTypes) },
  /** The rate in basis points: 1800 is 18 %. */
  fee_bps: {
    sent: z.coerce
      .number("required")
      .int("invalid")
      .min(rateLimits.least, "fee_bps_range")
      .max(rateLimits.most, "fee_bps_range"),
    shown: z.number().int(),
  },
  /** Amounts in units of `currency`. */
  fee_fixed: { sent: optionalInt(amountMax), shown: z.number().nullable() },
  fee_min: { sent: optionalInt(amountMax), shown: z.number().nullable() },
  fee_months: { sent: among(feeMonths), shown: z.number().int() },
  warranty_days: { sent: among(warrantyDays), shown: z.number().int() },
  warranty_basis: { sent: z.enum(warrantyBases), shown: z.enum(warrantyBases) },
  payment_days: { sent: among(paymentDays), shown: z.number().int() },
  signed_date: { sent: optionalDay, shown: z.string().nullable() },
  agreement_until: { sent: optionalDay, shown: z.string().nullable() },
  note: { sent: optionalText(noteMax), shown: z.string().nullable() },
};

export const clientName = text(nameMax);
export const taxCode = terms.tax_code.sent;
export const country = terms.country.sent;

/** The fields of an edit. */
export const written = {
  name: clientName,
  potential,
  source: z
    .union([z.literal(""), source])
    .nullish()
    .transform((value) => (typeof value === "number" ? value : null)),
  off_limits: checkbox,
  /** The business development owner. Only administrators change the owner. */
  owner_id: optionalPerson,
  /** The account manager, whom administrators and the owner name. */
  am_id: optionalPerson,
  ...sideOf(terms, "sent"),
};

const person = z.object({ id: z.number().int(), full_name: z.string() });

/** The fields of a client that all consultants of the agency read. */
const shown = {
  name: z.string(),
  company: z.object({
    id: z.string(),
    /** The address of the company's page; null for a company that an agency entered. */
    slug: z.string().nullable(),
  }),
  status: z.number().int(),
  potential: z.number().int(),
  source: z.number().int().nullable(),
  owner: person.nullable(),
  am: person.nullable(),
  off_limits: z.boolean(),
  open_orders: z.number().int(),
  /** The last call, meeting or email that a consultant noted. */
  last_contact_at: time.nullable(),
  created_at: time,
};

export const clientRow = resource(
  "client",
  z.object({
    ...shown,
    /** People who were introduced to the client in the last 30 days. */
    submitted: z.number().int(),
    /** Placements of the last 12 months, without the cancelled ones. */
    placements: z.number().int(),
    /** The open balances of payment requests, one a currency; null for consultants who do not read the requests. */
    unpaid: z.array(z.object({ currency: z.enum(currencies), amount: z.number().int() })).nullable(),
  }),
  "ClientRow",
);

export const client = resource(
  "client",
  z.object({
    ...shown,
    /** The terms of the agency with the client; null for consultants who are not responsible for the client. */
    terms: z.object(sideOf(terms, "shown")).nullable(),
    /** Facts that an activation requires and that are missing. */
    missing: z.array(z.enum(["signed_date", "contract", "tax_code"])).nullable(),
    /** The last day on which the client's people are off limits; null when they are not. */
    off_limits_until: z.string().nullable(),
    /** Clients that were merged into this one and whose merge can be undone, for administrators. */
    merged: z.array(z.object({ id: z.string(), name: z.string(), undo_until: time })),
    version: z.number().int(),
    can: z.object({
      edit: z.boolean(),
      read_terms: z.boolean(),
      name_am: z.boolean(),
      reassign: z.boolean(),
      activate: z.boolean(),
      deactivate: z.boolean(),
      /** Whether a deactivation needs a reason, because of open work. */
      deactivate_with_reason: z.boolean(),
      reactivate: z.boolean(),
      merge: z.boolean(),
    }),
  }),
);
