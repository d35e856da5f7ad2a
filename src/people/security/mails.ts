import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { TwoStepChange } from "./terms.ts";

type ChangeProps = { from: string; to: string; hours: number; proof: string };

/** To the new address: a link that confirms the change. */
export const emailChangeNew = defineMail("security.email_change_new", {
  group: "needed",
  props: props<ChangeProps>(),
  texts: { en: en.email_change_new, vi: vi.email_change_new },
  lane: "proof",
});

/** To the present address: the requested change, with links that confirm or refuse it. */
export const emailChangeOld = defineMail("security.email_change_old", {
  group: "needed",
  props: props<ChangeProps>(),
  texts: { en: en.email_change_old, vi: vi.email_change_old },
  lane: "proof",
});

/** To both addresses, after the change. */
export const emailChanged = defineMail("security.email_changed", {
  group: "needed",
  props: props<{ from: string; to: string; at: string }>(),
  texts: { en: en.email_changed, vi: vi.email_changed },
});

/** Notifies the owner, who may not have made the change. */
export const twoStepChanged = defineMail("security.two_step_changed", {
  group: "needed",
  props: props<{ change: TwoStepChange; at: string }>(),
  texts: { en: en.two_step_changed, vi: vi.two_step_changed },
});
