import type { MailView } from "#kit/mail-view.ts";
import applicationReceived from "./application-received.tsx";
import applicationRejected from "./application-rejected.tsx";
import applicationWithdrawn from "./application-withdrawn.tsx";
import dataGoes from "./data-goes.tsx";
import newApplicant from "./new-applicant.tsx";
import noDecision from "./no-decision.tsx";
import noResponse from "./no-response.tsx";
import statusChanged from "./status-changed.tsx";
import stillWaiting from "./still-waiting.tsx";
import { unansweredLastWarning, unansweredNudge, unansweredWaiting } from "./unanswered.tsx";
import undecided from "./undecided.tsx";

/** The view of each mail of the room. */
export const mailViews: readonly MailView[] = [
  applicationReceived,
  newApplicant,
  statusChanged,
  applicationRejected,
  applicationWithdrawn,
  unansweredNudge,
  unansweredWaiting,
  unansweredLastWarning,
  stillWaiting,
  noResponse,
  dataGoes,
  undecided,
  noDecision,
];
