import type { MailView } from "#kit/mail-view.ts";
import answer from "./answer.tsx";
import contactThanks from "./contact-thanks.tsx";
import newMessage from "./new-message.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [newMessage, contactThanks, answer];
