import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Notifies a contact of a client that the warranty covers a person who left, and of both remedies. */
export const probationFailed = defineMail("placements.failed", {
  group: "needed",
  props: props<{ agency: string; job: string; left_on: string }>(),
  texts: { en: en.failed, vi: vi.failed },
});
