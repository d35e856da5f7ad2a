import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Sends a client a payment request, or reminds the client of it. */
export const paymentRequested = defineMail("invoices.requested", {
  group: "needed",
  props: props<{
    kind: "issued" | "reminder";
    agency: string;
    number: string;
    /** What is still to be paid. */
    total: number;
    currency: string;
    due_date: string;
    /** The token of the signed link of the PDF. */
    proof: string;
  }>(),
  texts: { en: en.requested, vi: vi.requested },
});
