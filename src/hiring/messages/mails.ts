import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { Side } from "./terms.ts";

/** A copy of what the other side wrote and the reader has not seen. */
export const newMessages = defineMail("messages.new", {
  group: "messages",
  props: props<{
    to: Side;
    from: string;
    job: string;
    texts: string[];
    /** The page on which it is answered. */
    path: string;
    /** When the first of them was to be sent; more that comes until then goes with it. */
    due: string;
  }>(),
  texts: { en: en.new_messages, vi: vi.new_messages },
});
