import type { MailView } from "#kit/mail-view.ts";
import off from "./off.tsx";

/** The views of the room's mails. */
export const mailViews: readonly MailView[] = [off];
