import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Sends a recipient the link to a candidate's document. */
export const cvShared = defineMail("shares.shared", {
  group: "needed",
  props: props<{
    consultant: string;
    agency: string;
    /** The name, or the code of an anonymous document. */
    candidate: string;
    title: string | null;
    job: string;
    days: number;
    /** Whether the link needs an access code, which the consultant gives. */
    coded: boolean;
    path: string;
  }>(),
  texts: { en: en.shared, vi: vi.shared },
});

/** Asks a recipient to delete the document of a candidate who has taken the consent back. */
export const deletionAsked = defineMail("shares.deletion", {
  group: "needed",
  props: props<{ agency: string; job: string; candidate: string }>(),
  texts: { en: en.deletion, vi: vi.deletion },
});
