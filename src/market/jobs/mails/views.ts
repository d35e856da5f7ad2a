import type { MailView } from "#kit/mail-view.ts";
import addedToTeam from "./added-to-team.tsx";
import jobExpiring from "./job-expiring.tsx";
import jobPromoted from "./job-promoted.tsx";
import jobRestored from "./job-restored.tsx";
import jobTakenDown from "./job-taken-down.tsx";

/** The view of each mail of the room. */
export const mailViews: readonly MailView[] = [
  jobExpiring,
  jobTakenDown,
  jobRestored,
  jobPromoted,
  addedToTeam,
];
