import type { MailView } from "#kit/mail-view.ts";
import confirmAlert from "./confirm.tsx";
import newJobs from "./new-jobs.tsx";

/** How each mail of the room is put together. */
export const mailViews: readonly MailView[] = [confirmAlert, newJobs];
