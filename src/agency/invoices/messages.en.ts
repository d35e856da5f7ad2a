export const errors = {
  invoice_state_changed: "This payment request was changed in the meantime. Please look at it again.",
  invoice_issued: "An issued request cannot be edited. Please adjust or replace it.",
  invoice_edited: "{name} changed this payment request after you opened it, so your changes were not saved",
  follow_up_by_admin: "Only administrators change and issue adjustments and replacements",
  payment_too_high: "More than the open {balance, number}",
  vat_rate_changed: "VAT on {date} is {rate}. Please check the total.",
  client_tax_data: "The client’s tax code, billing name and billing address are needed",
  credit_used: "The credit was used by another request in the meantime. Please draft this one again.",
  export_rate: "The rate of exported services needs an administrator",
  e_invoice_taken: "Another payment request already has this e-invoice",
  advance_not_agreed:
    "The person has not started. A request before the start needs an agreement on an advance.",
  amount_too_high: "More than the {open, number} that is not requested yet",
  instalment_unclear:
    "There is no next instalment, because parts of another size were requested. Please enter an amount.",
  placement_without_fee: "A replacement has no fee to request",
  reminded_today: "The client was already reminded today",
  payment_request_link_ended: "This link has ended. Please ask the agency for a new one.",
} as const;

/** The texts of lines, which are stored with them. */
export const lineTexts = {
  fee: "Recruitment service fee",
  discount: "40% off the next fee",
} as const;

export const labels = {
  status: {
    draft: "Draft",
    issued: "Issued",
    part_paid: "Part paid",
    paid: "Paid",
    void: "Void",
    replaced: "Replaced",
  },
} as const;

export const console = {
  title: "Service fees",
  short: "Fees",
  all: "All",
  empty: "No payment requests",
  emptyText: "Payment requests for placements appear here.",
  number: "Number",
  draft: "Draft",
  client: "Client",
  taxDate: "Tax date",
  due: "Due",
  late: "{days, plural, one {# day late} other {# days late}}",
  net: "Without VAT",
  vat: "VAT",
  vatRate: "VAT {rate, number}%",
  total: "Total",
  paid: "Paid",
  balance: "Balance",
  status: "Status",
  about: "About request",
  eInvoice: "E-invoice",
  pdf: "Download PDF",
  paidOn: "Paid on {date}",
  reversed: "Paid on {date}, reversed",
  issueText: "The request gets its number and is mailed to the client. It cannot be edited afterwards.",
  payTitle: "Record a payment",
  amount: "Amount",
  paidDay: "Day of the payment",
  reference: "Bank reference",
  verb: { issue: "Issue request", pay: "Record payment", remind: "Remind client", remove: "Delete draft" },
} as const;

export const csv = {
  file: "payment-requests",
  columns: {
    number: "Number",
    client: "Client",
    status: "Status",
    taxDate: "Tax date",
    due: "Due",
    currency: "Currency",
    net: "Without VAT",
    vat: "VAT",
    total: "Total",
    paid: "Paid",
    balance: "Balance",
    late: "Days late",
    original: "About request",
    eSymbol: "E-invoice symbol",
    eNumber: "E-invoice number",
    eDate: "E-invoice date",
  },
} as const;

export const mails = {
  requested: {
    subject: {
      issued: "Payment request {number} of {agency}",
      reminder: "Reminder: payment request {number} of {agency}",
      adjustment: "Adjustment {number} of {agency}",
    },
    preview: "Payment request {number}",
    number: "Number",
    total: "To be paid",
    original: "About request",
    lowered: "Lowered by",
    raised: "Raised by",
    returned: "To be returned to you",
    due: "Due",
    button: "Download PDF",
    note: "The e-invoice comes from the agency’s e-invoice provider.",
    reason: "You’re receiving this email because your company is a client of {agency}.",
  },
  paper: {
    title: "Payment request",
    number: "Number",
    buyer: "Client",
    taxCode: "Tax code",
    sellerTax: "Tax code: {code}",
    address: "Address",
    taxDate: "Tax date",
    due: "Due",
    original: "About request",
    bank: "Bank account",
    rate: "Exchange rate",
    net: "Sum without VAT",
    vat: "VAT {rate}%",
    total: "Total",
    note: "This payment request is not an e-invoice.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    invoices: typeof import("./messages.en.ts");
  }
}
