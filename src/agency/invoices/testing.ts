import { deskOf, makeAgencyWithClient, makePlacement } from "#agency/placements/factory.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { monday } from "#test/api.ts";
import { type MailSample, proof, sample } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { invoicePaths } from "./console-paths.ts";
import { makeInvoice } from "./factory.ts";
import * as mails from "./mails.ts";

const about = { agency: "Săn tài năng", number: "SEN-2026-0001", total: 93_312_000, currency: "VND" };
const change = { issued: null, reminder: null, adjustment: -46_656_000 };
export const mailSamples: readonly MailSample[] = (["issued", "reminder", "adjustment"] as const).map(
  (kind) =>
    sample(
      mails.paymentRequested,
      {
        ...about,
        kind,
        original: kind === "adjustment" ? "SEN-2026-0007" : null,
        change: change[kind],
        due_date: "2026-03-17",
        proof,
      },
      `/api/v2/public/payment_requests/pdf?token=${proof}`,
      kind,
    ),
);

export const ownRows: OwnRows = async ({ db }) => ({
  "/consultants/invoices": (await makeInvoice(db, await makeAgencyWithClient(db), { at: monday })).id,
});

const on =
  (status: "draft" | "issued", body: object) =>
  async ({ db }: People) => {
    const desk = await makeAgencyWithClient(db);
    const { id } = await makeInvoice(db, desk, { at: monday, status });
    return { params: { id }, body: { ...body }, by: desk.admin.id };
  };
const lines = [{ text: "Điều chỉnh", amount: -1000 }];
const today = dayOf(monday);

export const ownRequests: OwnRequests = {
  "POST /consultants/placements/:id/invoice": async ({ db }) => {
    const desk = await makeAgencyWithClient(db);
    return { params: { id: (await makePlacement(db, desk, monday)).id }, body: {}, by: desk.admin.id };
  },
  "PUT /consultants/invoices/:id": on("draft", { lines }),
  "POST /consultants/invoices/:id/issue": on("draft", { total: 1_000_000, tax_date: today, e_date: today }),
  "POST /consultants/invoices/:id/e_invoice": on("issued", {
    e_symbol: "1C26TAA",
    e_number: "12",
    e_date: today,
  }),
  "POST /consultants/invoices/:id/payments": on("issued", { amount: 1000, paid_on: today }),
  "POST /consultants/invoices/:id/void": on("issued", { reason: "Sai" }),
  "POST /consultants/invoices/:id/adjust": on("issued", { lines, reason: "Sai" }),
  "POST /consultants/invoices/:id/replace": on("issued", { reason: "Sai" }),
};

const inPayments = "is in a list of payments (invoices.test.ts)";
const inNew = "is in the new request, which the answer has";
const inLines = "is in the lines of the answer (invoices.test.ts)";
export const stored: Stored = {
  "POST /consultants/placements/:id/invoice": "the answer is a payment request (invoices.test.ts)",
  "PUT /consultants/invoices/:id": { lines: inLines },
  "POST /consultants/invoices/:id/payments": {
    amount: inPayments,
    paid_on: inPayments,
    reference: inPayments,
  },
  "POST /consultants/invoices/:id/void": { reason: "is in the log (issue.ts)" },
  "POST /consultants/invoices/:id/adjust": { lines: inLines, reason: inNew },
  "POST /consultants/invoices/:id/replace": { reason: inNew },
};

export const pages: Pages = async ({ db, consultant }) => {
  const desk = await deskOf(db, consultant.id);
  const at = new Date();
  const issued = await makeInvoice(db, desk, { at });
  const draft = await makeInvoice(db, desk, { at, status: "draft" });
  return {
    consultant: {
      "consultants/fees": ["", "?status=void"].map((query) => invoicePaths.list + query),
      "consultants/fees/request/:placementId": [invoicePaths.request((await makePlacement(db, desk, at)).id)],
      "consultants/fees/:invoiceId": [invoicePaths.detail(issued.id), invoicePaths.detail(draft.id)],
    },
  };
};
