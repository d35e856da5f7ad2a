import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { UserChange } from "./terms.ts";

/** Notifies a user of an act of Sen's administrators, with the reason and the way to object. */
export const userChanged = defineMail("users.changed", {
  group: "needed",
  props: props<{ change: UserChange; reason: string }>(),
  texts: { en: en.changed, vi: vi.changed },
});

/** Notifies super administrators that one of them has to confirm an erasure. */
export const erasureWantedMail = defineMail("users.erasure_wanted", {
  group: "needed",
  props: props<{ userId: number; by: string; reason: string; until: string }>(),
  texts: { en: en.erasure_wanted, vi: vi.erasure_wanted },
});
