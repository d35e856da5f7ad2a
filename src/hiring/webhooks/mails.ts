import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { OffReason } from "./terms.ts";

export type OffProps = { webhook: number; host: string; reason: OffReason };

/** Notifies the administrators of a company that Sen has switched a webhook off, which receives no more events. */
export const webhookOff = defineMail("webhooks.off", {
  group: "needed",
  props: props<OffProps>(),
  texts: { en: en.off, vi: vi.off },
});
