import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** `isAdmin` leads to the administrators' page. `note` is the reason for which an administrator of Sen sent the link. */
type LinkProps = { proof: string; minutes: number; isAdmin?: boolean; note?: string };

/** The first mail of a new account, with a link that verifies its address. */
export const verifyEmail = defineMail("accounts.verify_email", {
  group: "needed",
  props: props<LinkProps>(),
  texts: { en: en.verify_email, vi: vi.verify_email },
  lane: "proof",
});

/** A mail with a single-use link to set a new password. */
export const resetPassword = defineMail("accounts.reset_password", {
  group: "needed",
  props: props<LinkProps>(),
  texts: { en: en.reset_password, vi: vi.reset_password },
  lane: "proof",
});

/** Confirms that the account will be erased; until that day its owner can keep it. */
export const accountClosing = defineMail("accounts.account_closing", {
  group: "needed",
  props: props<{ email: string; at: string; closesAt: string }>(),
  texts: { en: en.account_closing, vi: vi.account_closing },
});

/**
 * Confirms that the account was erased; its row no longer has the address. `reason` is that of an erasure before the days of grace
 * ended.
 */
export const accountClosed = defineMail("accounts.account_closed", {
  group: "needed",
  props: props<{ email: string; at: string; reason?: string }>(),
  texts: { en: en.account_closed, vi: vi.account_closed },
});

/** Notifies the owner of an account that its password was changed, in case another person changed it. */
export const passwordChanged = defineMail("accounts.password_changed", {
  group: "needed",
  props: props<{ at: string }>(),
  texts: { en: en.password_changed, vi: vi.password_changed },
});
