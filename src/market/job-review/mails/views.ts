import type { MailView } from "#kit/mail-view.ts";
import clientBlocked from "./client-blocked.tsx";
import companyBlocked from "./company-blocked.tsx";
import companyUnblocked from "./company-unblocked.tsx";
import jobApproved from "./job-approved.tsx";
import jobRejected from "./job-rejected.tsx";

/** The views of the room's mails. */
export const mailViews: readonly MailView[] = [
  jobApproved,
  jobRejected,
  companyBlocked,
  companyUnblocked,
  clientBlocked,
];
