import type { MailView } from "#kit/mail-view.ts";
import savedExpiring from "./saved-expiring.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [savedExpiring];
