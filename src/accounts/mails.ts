import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

type LinkProps = { name: string; proof: string; minutes: number };

/** The first mail: a link that proves that the address is the reader's. */
export const verifyEmail = defineMail("accounts.verify_email", {
  props: props<LinkProps>(),
  texts: { en: en.verify_email, vi: vi.verify_email },
  lane: "proof",
});

/** A link that sets a new password, once. */
export const resetPassword = defineMail("accounts.reset_password", {
  props: props<LinkProps>(),
  texts: { en: en.reset_password, vi: vi.reset_password },
  lane: "proof",
});

/** Tells the owner, who may not be the one that did it. */
export const passwordChanged = defineMail("accounts.password_changed", {
  props: props<{ name: string; at: string }>(),
  texts: { en: en.password_changed, vi: vi.password_changed },
});
