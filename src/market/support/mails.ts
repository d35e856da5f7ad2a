import { defineMail, props } from "#kit/mail-definition.ts";
import { labels as jobsEn } from "#market/jobs/messages.en.ts";
import { labels as jobsVi } from "#market/jobs/messages.vi.ts";
import type { reportReasons } from "#market/jobs/terms.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { ThreadKind } from "./terms.ts";

/** Notifies the administrators that a message waits for an answer. */
export const newMessage = defineMail("support.new_message", {
  group: "support",
  props: props<{
    kind: ThreadKind;
    /** The name of the writer; null when the writer left no name and no address. */
    name: string | null;
    company: string | null;
    subject: string | null;
    /** The reason of a job's report. */
    reason: (typeof reportReasons)[number]["key"] | null;
    text: string;
    due: string;
    path: string;
  }>(),
  texts: {
    en: { ...en.new_message, reasons: jobsEn.report_reason },
    vi: { ...vi.new_message, reasons: jobsVi.report_reason },
  },
});

/** Confirms to the writer of a form that the message has arrived, with the deadline of the answer (spec §8). */
export const contactThanks = defineMail("support.contact_thanks", {
  group: "needed",
  props: props<{ text: string; due: string; proof: string }>(),
  texts: { en: en.contact_thanks, vi: vi.contact_thanks },
  lane: "proof",
});

/** Sends the answer and a link to the thread to a writer who is not in the chat. */
export const answer = defineMail("support.answer", {
  group: "needed",
  props: props<{ by: string | null; texts: string[]; proof: string }>(),
  texts: { en: en.answer, vi: vi.answer },
  lane: "proof",
});
