import type { MailView } from "#kit/mail-view.ts";
import savedExpiring from "./saved-expiring.tsx";

/** The views of the mails about saved jobs. */
export const mailViews: readonly MailView[] = [savedExpiring];
