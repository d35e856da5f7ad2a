import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { Side } from "./terms.ts";

/** Sends either side the messages of the other side that were not read on the site. */
export const newMessages = defineMail("messages.new", {
  group: "messages",
  props: props<{
    to: Side;
    from: string;
    job: string;
    texts: string[];
    /** The path of the page with the conversation. */
    path: string;
    /** The time of sending. Later messages that join the mail do not change it. */
    due: string;
  }>(),
  texts: { en: en.new_messages, vi: vi.new_messages },
});
