import type { MailView } from "#kit/mail-view.ts";
import adminChanged from "./admin-changed.tsx";
import adminInvited from "./admin-invited.tsx";
import adminJoined from "./admin-joined.tsx";
import confirmationWanted from "./confirmation-wanted.tsx";
import invited from "./invited.tsx";
import joined from "./joined.tsx";

/** The views of the mails of the room. */
export const mailViews: readonly MailView[] = [
  invited,
  joined,
  adminInvited,
  adminJoined,
  adminChanged,
  confirmationWanted,
];
