import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { userPaths } from "./paths.ts";

/** Notifies super administrators that one of them has to confirm an erasure. */
export const erasureWanted = defineNotification("users.erasure_wanted", {
  group: "team",
  props: props<{ userId: number; by: string }>(),
  texts: { en: en.erasure_wanted, vi: vi.erasure_wanted },
  path: ({ userId }) => userPaths.detail(userId),
});
