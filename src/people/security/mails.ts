import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { TwoStepChange } from "./terms.ts";

type ChangeProps = { from: string; to: string; hours: number; proof: string };

/** A mail to the new email address, with a link that confirms the change of address. */
export const emailChangeNew = defineMail("security.email_change_new", {
  group: "needed",
  props: props<ChangeProps>(),
  texts: { en: en.email_change_new, vi: vi.email_change_new },
  lane: "proof",
});

/** A mail to the present email address about the requested change, with links that confirm or refuse it. */
export const emailChangeOld = defineMail("security.email_change_old", {
  group: "needed",
  props: props<ChangeProps>(),
  texts: { en: en.email_change_old, vi: vi.email_change_old },
  lane: "proof",
});

/** A mail after a change of email address, to the new address and, if it was verified, the old one. */
export const emailChanged = defineMail("security.email_changed", {
  group: "needed",
  props: props<{ from: string; to: string; at: string }>(),
  texts: { en: en.email_changed, vi: vi.email_changed },
});

/** Notifies the owner of an account that two-step login was changed, in case another person changed it. `note` is an administrator's reason. */
export const twoStepChanged = defineMail("security.two_step_changed", {
  group: "needed",
  props: props<{ change: TwoStepChange; at: string; note?: string }>(),
  texts: { en: en.two_step_changed, vi: vi.two_step_changed },
});
