import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { teamPath } from "./paths.ts";

/** Notifies the inviter that the invited person has joined. */
export const memberJoined = defineNotification("members.joined", {
  group: "team",
  props: props<{ name: string; email: string; company: string }>(),
  texts: { en: en.joined, vi: vi.joined },
  path: () => teamPath(ofReader),
});
