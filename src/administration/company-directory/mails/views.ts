import type { MailView } from "#kit/mail-view.ts";
import changed from "./changed.tsx";

/** The views of the room's mails. */
export const mailViews: readonly MailView[] = [changed];
