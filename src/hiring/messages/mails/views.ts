import type { MailView } from "#kit/mail-view.ts";
import newMessages from "./new-messages.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [newMessages];
