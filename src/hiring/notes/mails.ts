import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Notifies a member whom a colleague mentions in a note. */
export const mentionedInNote = defineMail("notes.mention", {
  group: "mentions",
  props: props<{
    by: string;
    job: string;
    /** The name of the applicant; null for a note on the job itself. */
    candidate: string | null;
    text: string;
    path: string;
  }>(),
  texts: { en: en.mention, vi: vi.mention },
});
