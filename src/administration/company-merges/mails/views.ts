import type { MailView } from "#kit/mail-view.ts";
import merged from "./merged.tsx";
import undone from "./undone.tsx";

/** The views of the room's mails. */
export const mailViews: readonly MailView[] = [merged, undone];
