import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Notifies a person that an administrator views the product as the person's account. */
export const accountViewedMail = defineMail("viewing.account_viewed", {
  group: "needed",
  props: props<{ by: string; reason: string; at: string }>(),
  texts: { en: en.account_viewed, vi: vi.account_viewed },
});
