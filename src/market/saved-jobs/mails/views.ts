import type { MailView } from "#kit/mail-view.ts";
import savedExpiring from "./saved-expiring.tsx";

/** The views of the room's mails. */
export const mailViews: readonly MailView[] = [savedExpiring];
