import type { MailView } from "#kit/mail-view.ts";
import jobExpiring from "./job-expiring.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [jobExpiring];
