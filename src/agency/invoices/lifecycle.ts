import { defineLifecycle } from "#kit/lifecycle.ts";

export const statuses = ["draft", "issued", "part_paid", "paid", "void", "replaced"] as const;
export type InvoiceStatus = (typeof statuses)[number];

/** Statuses of requests that count towards a fee. */
export const liveInvoices = ["draft", "issued", "part_paid", "paid"] as const;
/** Statuses of requests that the client has got and owes or has paid. */
export const issuedInvoices = ["issued", "part_paid", "paid"] as const;
/** Statuses of requests with an open balance. An adjustment has none: its total is in the balance of its original. */
export const unpaidInvoices = ["issued", "part_paid"] as const;

export interface InvoiceFacts {
  /** Whether the data of an e-invoice is recorded. */
  eInvoice: boolean;
  paid: number;
  /** The total with issued adjustments. */
  owed: number;
  isAdjustment: boolean;
  /** Whether the request adjusts or replaces another one. */
  isFollowUp: boolean;
  /** Whether a request about this one is a draft or issued. */
  followed: boolean;
  /** Whether that request is a replacement. */
  hasReplacement: boolean;
}

const billing = ["am", "admin"] as const;
const isOriginal = ({ isAdjustment }: InvoiceFacts) => !isAdjustment;
const isFirst = ({ isFollowUp }: InvoiceFacts) => !isFollowUp;
// Adjustments and replacements are an administrator's from the draft on.
const drafting = (to?: "issued") => [
  { from: "draft", ...(to && { to }), by: billing, when: isFirst } as const,
  { from: "draft", ...(to && { to }), by: "admin" } as const,
];

/** The lifecycle of a payment request (consoles A.4). */
export const invoiceLife = defineLifecycle({
  stored: { table: "invoices", columns: ["status"] },
  states: {
    none: null,
    draft: null,
    issued: null,
    part_paid: null,
    paid: null,
    void: null,
    replaced: null,
  } satisfies Record<InvoiceStatus | "none", null>,
  roles: [...billing, "system"],
  refusal: "invoice_state_changed",
  refusals: { edit: "invoice_issued", remove: "invoice_issued" },
  verbs: {
    create: [{ from: "none", to: "draft", by: billing }],
    edit: drafting(),
    remove: drafting(),
    issue: drafting("issued"),
    pay: [{ from: unpaidInvoices, by: billing, when: isOriginal }],
    reverse: [{ from: ["part_paid", "paid"], by: billing }],
    // The status follows from the payments and adjustments.
    settle: [
      {
        from: issuedInvoices,
        to: "paid",
        by: "system",
        when: ({ paid, owed }: InvoiceFacts) => paid >= owed,
      },
      { from: issuedInvoices, to: "part_paid", by: "system", when: ({ paid }: InvoiceFacts) => paid > 0 },
      { from: issuedInvoices, to: "issued", by: "system" },
    ],
    void: [
      {
        from: "issued",
        to: "void",
        by: "admin",
        when: ({ eInvoice, paid, followed, isAdjustment }: InvoiceFacts) =>
          !eInvoice && paid === 0 && !followed && !isAdjustment,
      },
    ],
    // A replacement takes over the lines and payments of its original, but no adjustments.
    adjust: [
      {
        from: issuedInvoices,
        by: "admin",
        when: ({ isAdjustment, hasReplacement }: InvoiceFacts) => !isAdjustment && !hasReplacement,
      },
    ],
    replace: [
      {
        from: issuedInvoices,
        by: "admin",
        when: ({ isAdjustment, followed }: InvoiceFacts) => !isAdjustment && !followed,
      },
    ],
    supersede: [{ from: issuedInvoices, to: "replaced", by: "system" }],
    record: [{ from: issuedInvoices, by: billing, when: ({ eInvoice }: InvoiceFacts) => !eInvoice }],
    remind: [{ from: unpaidInvoices, by: billing, when: isOriginal }],
  },
});
export type InvoiceRole = Exclude<(typeof invoiceLife.roles)[number], "system">;
