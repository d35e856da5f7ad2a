import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import type { OffProps } from "./mails.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { webhookPath } from "./paths.ts";

/** Notifies the administrators of a company that Sen has switched a webhook off. */
export const webhookWasSwitchedOff = defineNotification("webhooks.off", {
  group: "company",
  props: props<OffProps>(),
  texts: { en: en.off, vi: vi.off },
  path: ({ webhook }) => webhookPath(ofReader, webhook),
});
