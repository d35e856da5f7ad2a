import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Sends a client a payment request or an adjustment of one, or reminds the client of a request. */
export const paymentRequested = defineMail("invoices.requested", {
  group: "needed",
  props: props<{
    kind: "issued" | "reminder" | "adjustment";
    agency: string;
    number: string;
    /** What is still to be paid, of an adjusted request too; negative if the client has paid more. */
    total: number;
    /** The number of the adjusted request. */
    original: string | null;
    /** By how much an adjustment raises or lowers the total; else null. */
    change: number | null;
    currency: string;
    due_date: string;
    /** The token of the signed link of the PDF. */
    proof: string;
  }>(),
  texts: { en: en.requested, vi: vi.requested },
});
