import type { MailView } from "#kit/mail-view.ts";
import invited from "./invited.tsx";

/** The views of the room's mails. */
export const mailViews: readonly MailView[] = [invited];
