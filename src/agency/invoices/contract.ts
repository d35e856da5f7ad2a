import { z } from "zod";
import { exchangeRate, positive } from "#agency/fees/contract.ts";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, day, optionalText, text } from "#kit/fields.ts";
import { viewId } from "#people/saved-views/contract.ts";
import { currencies } from "#platform/reference/terms.ts";
import { statuses } from "./lifecycle.ts";
import { lineKinds, linesMost } from "./terms.ts";

const amount = z.number().int();
const linked = z.object({ id: z.string(), number: z.string().nullable() }).nullable();

const shown = {
  status: z.enum(statuses),
  /** `PREFIX-YYYY-NNNN`; null for a draft. */
  number: z.string().nullable(),
  client: z.object({ id: z.string(), name: z.string() }),
  tax_date: z.string().nullable(),
  due_date: z.string().nullable(),
  currency: z.enum(currencies),
  net: amount,
  vat: amount,
  total: amount,
  paid: amount,
  /** The total with issued adjustments, less the payments. */
  balance: amount,
  /** Days since the due date of a request with an open balance; else 0. */
  days_late: z.number().int(),
  e_symbol: z.string().nullable(),
  e_number: z.string().nullable(),
};

const listed = resource("payment_request", z.object(shown));

const whole = resource(
  "payment_request",
  z.object({
    ...shown,
    vat_bps: z.number().int(),
    /** VND for one unit of the currency of the fee, in a request in VND. */
    rate: z.number().nullable(),
    lines: z.array(
      z.object({ kind: z.enum(lineKinds), text: z.string(), amount, placement_id: z.string().nullable() }),
    ),
    payments: z.array(
      z.object({
        id: z.string(),
        amount,
        paid_on: z.string(),
        reference: z.string().nullable(),
        reversed: z.boolean(),
      }),
    ),
    adjusts: linked,
    replaces: linked,
    reason: z.string().nullable(),
    e_date: z.string().nullable(),
    e_code: z.string().nullable(),
    issued_at: time.nullable(),
    reminded_at: time.nullable(),
    /** The version of the lines of a draft. */
    version: z.number().int(),
    can: z.object({
      edit: z.boolean(),
      remove: z.boolean(),
      issue: z.boolean(),
      pay: z.boolean(),
      reverse: z.boolean(),
      void: z.boolean(),
      adjust: z.boolean(),
      replace: z.boolean(),
      record: z.boolean(),
      remind: z.boolean(),
    }),
  }),
  "PaymentRequestWhole",
);

const base = "/consultants/invoices";
const stale = ["invoice_state_changed"];
const eInvoice = {
  e_symbol: optionalText(20),
  e_number: optionalText(20),
  e_date: day.nullish(),
  e_code: optionalText(50),
};
const signed = z.coerce
  .number("amount_whole")
  .int("amount_whole")
  .min(-1_000_000_000_000, "amount_large")
  .max(1_000_000_000_000, "amount_large")
  .refine((value) => value !== 0, "amount_zero");
const lines = z.array(z.object({ text: text(255), amount: signed })).max(linesMost - 2);

/** The filters of the list. */
export const invoiceFilters = z.object({
  status: z.enum(statuses).optional(),
  client_id: idParam.optional(),
  /** Requests with an open balance after their due date. */
  late: checkbox,
});

export const invoices = endpoint({
  method: "GET",
  path: base,
  summary: "Payment requests, the latest first; account managers see those of their clients",
  query: invoiceFilters.extend(paging).extend(viewId),
  answer: many(listed, { counts: z.record(z.enum(statuses), z.number().int()) }),
});

/** The most payment requests of a download. */
export const csvMost = 5000;

export const invoicesCsv = endpoint({
  method: "GET",
  path: `${base}.csv`,
  summary: `The listed payment requests as CSV, at most ${csvMost}`,
  query: invoiceFilters.extend(viewId),
  binary: "text/csv",
  limit: { max: 30, seconds: 600 },
});

export const invoice = endpoint({
  method: "GET",
  path: `${base}/:id`,
  summary: "A payment request with its lines and payments",
  params: byId,
  answer: one(whole),
});

export const invoicePdf = endpoint({
  method: "GET",
  path: `${base}/:id/pdf`,
  summary: "The payment request as a PDF, in either language",
  params: byId,
  query: z.object({ language: z.enum(["en", "vi"]).default("vi") }),
  binary: "application/pdf",
});

export const linkedPdf = endpoint({
  method: "GET",
  path: "/public/payment_requests/pdf",
  summary: "The payment request of a signed link as a PDF",
  query: z.object({ token: z.string().max(2000), language: z.enum(["en", "vi"]).default("vi") }),
  binary: "application/pdf",
});

export const requestFee = endpoint({
  method: "POST",
  path: "/consultants/placements/:id/invoice",
  summary: "Draft a payment request for the fee of a placement, or for a part of the fee",
  params: byId,
  body: z.object({
    /** The part of the fee, in the currency of the placement; by default all that is not requested yet. */
    amount: positive.optional(),
    /** Whether the next of the instalments of 30%, 30% and 40% is requested, instead of an amount. */
    instalment: checkbox,
    /** VND for one unit of the placement's currency, for a request in VND. */
    rate: exchangeRate.optional(),
    /** Whether the client has agreed to pay in advance, before the start. */
    advance: checkbox,
    /** Whether the client's oldest credit of 40% stays for another fee. */
    without_credit: checkbox,
  }),
  answer: one(whole),
  status: 201,
  errors: [
    "placement_state_changed",
    "advance_not_agreed",
    "amount_too_high",
    "instalment_unclear",
    "placement_without_fee",
  ],
});

export const editInvoice = endpoint({
  method: "PUT",
  path: `${base}/:id`,
  summary: "Replace the lines of a draft that are not about a fee",
  params: byId,
  body: z.object({
    lines,
    /** The version on which the edit is based. After a concurrent edit the answer is 409 `invoice_edited`. */
    version: z.coerce.number().int().optional(),
  }),
  answer: one(whole),
  errors: ["invoice_issued", "invoice_edited", "follow_up_by_admin"],
});

export const removeInvoice = endpoint({
  method: "DELETE",
  path: `${base}/:id`,
  summary: "Delete a draft",
  params: byId,
  errors: ["invoice_issued", "follow_up_by_admin"],
});

export const issueInvoice = endpoint({
  method: "POST",
  path: `${base}/:id/issue`,
  summary: "Issue a draft: it gets its number, and the client gets the PDF",
  params: byId,
  body: z.object({
    /** The tax point, today by default. */
    tax_date: day.optional(),
    /** The total that the caller has seen. */
    total: z.coerce.number("required").int("invalid"),
    /** The version of the lines that the caller has seen; after a concurrent edit the answer is 409 `invoice_edited`. */
    version: z.coerce.number().int().optional(),
    ...eInvoice,
  }),
  answer: one(whole),
  errors: [
    ...stale,
    "invoice_edited",
    "follow_up_by_admin",
    "vat_rate_changed",
    "tax_date_far",
    "client_tax_data",
    "credit_used",
    "export_rate",
    "e_invoice_taken",
  ],
});

export const recordEInvoice = endpoint({
  method: "POST",
  path: `${base}/:id/e_invoice`,
  summary: "Record the data of the e-invoice, once",
  params: byId,
  body: z.object({ e_symbol: text(20), e_number: text(20), e_date: day, e_code: optionalText(50) }),
  answer: one(whole),
  errors: [...stale, "e_invoice_taken"],
});

export const payInvoice = endpoint({
  method: "POST",
  path: `${base}/:id/payments`,
  summary: "Record a payment",
  params: byId,
  body: z.object({ amount: positive, paid_on: day, reference: optionalText(100) }),
  answer: one(whole),
  status: 201,
  errors: [...stale, "payment_too_high", "payment_ahead"],
});

export const reversePayment = endpoint({
  method: "POST",
  path: `${base}/:id/payments/:paymentId/reverse`,
  summary: "Reverse a payment that was recorded by mistake or returned",
  params: byId.extend({ paymentId: idParam }),
  answer: one(whole),
  errors: stale,
});

export const voidInvoice = endpoint({
  method: "POST",
  path: `${base}/:id/void`,
  summary: "Void a request without payment and e-invoice; its number stays used",
  params: byId,
  body: z.object({ reason: text(1000) }),
  answer: one(whole),
  errors: stale,
});

export const adjustInvoice = endpoint({
  method: "POST",
  path: `${base}/:id/adjust`,
  summary: "Draft an adjustment of an issued request, at the VAT rate of the original",
  params: byId,
  body: z.object({ lines: lines.min(1), reason: text(1000) }),
  answer: one(whole),
  status: 201,
  errors: stale,
});

export const replaceInvoice = endpoint({
  method: "POST",
  path: `${base}/:id/replace`,
  summary: "Draft the replacement of an issued request, at the VAT rate of the original",
  params: byId,
  body: z.object({ reason: text(1000) }),
  answer: one(whole),
  status: 201,
  errors: stale,
});

export const remindClient = endpoint({
  method: "POST",
  path: `${base}/:id/remind`,
  summary: "Remind the client of an open balance by mail, at most once a day",
  params: byId,
  answer: one(whole),
  errors: [...stale, "reminded_today"],
});
