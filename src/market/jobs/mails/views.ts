import type { MailView } from "#kit/mail-view.ts";
import jobExpiring from "./job-expiring.tsx";
import jobRestored from "./job-restored.tsx";
import jobTakenDown from "./job-taken-down.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [jobExpiring, jobTakenDown, jobRestored];
