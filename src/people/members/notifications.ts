import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { adminTeamPath, teamPath } from "./paths.ts";

/** Notifies the inviter that the invited person has joined. */
export const memberJoined = defineNotification("members.joined", {
  group: "team",
  props: props<{ name: string; email: string; company: string }>(),
  texts: { en: en.joined, vi: vi.joined },
  path: () => teamPath(ofReader),
});

/** Notifies the inviter that the invited person has joined Sen's own team. */
export const adminJoined = defineNotification("members.admin_joined", {
  group: "team",
  props: props<{ name: string; email: string }>(),
  texts: { en: en.admin_joined, vi: vi.admin_joined },
  path: () => adminTeamPath,
});

/** Notifies super administrators that one of them has to confirm a new super administrator. */
export const confirmationWanted = defineNotification("members.confirmation_wanted", {
  group: "team",
  props: props<{ name: string; by: string }>(),
  texts: { en: en.confirmation_wanted, vi: vi.confirmation_wanted },
  path: () => adminTeamPath,
});
