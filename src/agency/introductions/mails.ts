import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Notifies the owner of a person that a colleague asks for a share of the fee. */
export const shareAskedMail = defineMail("introductions.share_asked", {
  group: "applicants",
  props: props<{
    asker: string;
    candidate: string;
    client: string;
    job: string;
    job_id: number;
    /** The asker's part of the sourcer's share, in basis points. */
    bps: number;
    note: string | null;
  }>(),
  texts: { en: en.asked, vi: vi.asked },
});

/** Notifies a consultant of the answer to a request for a share. */
export const shareAnsweredMail = defineMail("introductions.share_answered", {
  group: "applicants",
  props: props<{
    answer: "accepted" | "declined";
    by: string;
    candidate: string;
    client: string;
    job: string;
    job_id: number;
    person: number;
    bps: number;
  }>(),
  texts: { en: en.answered, vi: vi.answered },
});
