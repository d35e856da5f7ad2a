import type { MailView } from "#kit/mail-view.ts";
import answer from "./answer.tsx";
import contactThanks from "./contact-thanks.tsx";
import newMessage from "./new-message.tsx";

/** The views of the room's mails. */
export const mailViews: readonly MailView[] = [newMessage, contactThanks, answer];
