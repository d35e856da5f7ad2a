import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Notifies an account manager that a placed person wants to leave, with the remedies of the day. */
export const personLeaving = defineMail("placements.leaving", {
  group: "needed",
  props: props<{
    /** Who said it at the check-in. */
    side: "person" | "client";
    remedy: "both" | "credit" | "none";
    /** The last day of the warranty. */
    until: string;
    /** Null after the deletion of the application. */
    person: string | null;
    client: string;
    job: string;
    placement: number;
  }>(),
  texts: { en: en.leaving, vi: vi.leaving },
});

/** Notifies a contact of a client that the warranty covers a person who left, and of both remedies. */
export const probationFailed = defineMail("placements.failed", {
  group: "needed",
  props: props<{ agency: string; job: string; left_on: string }>(),
  texts: { en: en.failed, vi: vi.failed },
});
