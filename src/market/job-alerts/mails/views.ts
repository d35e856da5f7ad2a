import type { MailView } from "#kit/mail-view.ts";
import confirmAlert from "./confirm.tsx";
import newJobs from "./new-jobs.tsx";

/** The views of the mails of job alerts. */
export const mailViews: readonly MailView[] = [confirmAlert, newJobs];
