import type { MailView } from "#kit/mail-view.ts";
import invited from "./invited.tsx";
import joined from "./joined.tsx";

/** The views of the mails of the room. */
export const mailViews: readonly MailView[] = [invited, joined];
