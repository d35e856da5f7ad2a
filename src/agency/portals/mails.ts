import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Gives a contact of a client the address of a portal. The contact has no account. */
export const portalOpened = defineMail("portals.opened", {
  group: "needed",
  props: props<{
    agency: string;
    order: string;
    consultant: string;
    /** The end of the portal, as an ISO date and time. */
    until: string;
    /** The token of the address. */
    proof: string;
  }>(),
  texts: { en: en.opened, vi: vi.opened },
});

/** Notifies the AM of a client that a contact has answered whether a person fits. */
export const portalAnswered = defineMail("portals.answered", {
  group: "applicants",
  props: props<{
    contact: string;
    candidate: string;
    order: string;
    applicant: number;
    verdict: "fit" | "maybe" | "no";
    reason: string | null;
  }>(),
  texts: { en: en.answered, vi: vi.answered },
});

/** Notifies the AM and the lead of an order of a question that a contact asks in a portal. */
export const portalAsked = defineMail("portals.asked", {
  group: "applicants",
  props: props<{
    contact: string;
    order: string;
    order_id: number;
    text: string;
    /** The person about whom the contact asks; null for a question about the order. */
    candidate: string | null;
  }>(),
  texts: { en: en.asked, vi: vi.asked },
});

/** Gives a contact the agency's answer to a question. */
export const portalReplied = defineMail("portals.replied", {
  group: "needed",
  props: props<{ agency: string; order: string; question: string; answer: string }>(),
  texts: { en: en.replied, vi: vi.replied },
});

/** Reminds a contact of the people without an answer. It has no address, which is not stored. */
export const portalReminder = defineMail("portals.reminder", {
  group: "needed",
  props: props<{
    agency: string;
    order: string;
    consultant: string;
    /** The people who wait longest; `count` is the number of all. */
    names: readonly string[];
    count: number;
    /** When the contact got the address of the portal, as an ISO date and time. */
    sent: string;
  }>(),
  texts: { en: en.reminder, vi: vi.reminder },
});
