import type { MailView } from "#kit/mail-view.ts";
import accountViewed from "./account-viewed.tsx";

/** The views of the mails of the room. */
export const mailViews: readonly MailView[] = [accountViewed];
