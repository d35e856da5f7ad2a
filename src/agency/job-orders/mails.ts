import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Notifies the client's contacts that the agency works on their job order. They have no account. */
export const orderOpened = defineMail("orders.opened", {
  group: "needed",
  props: props<{
    order: string;
    agency: string;
    openings: number;
    /** The last day for the first CV, YYYY-MM-DD. */
    due: string;
    lead: string | null;
    lead_email: string | null;
  }>(),
  texts: { en: en.opened, vi: vi.opened },
});
