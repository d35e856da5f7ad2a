import type { MailView } from "#kit/mail-view.ts";
import adminChanged from "./admin-changed.tsx";
import adminInviteRevoked from "./admin-invite-revoked.tsx";
import adminInvited from "./admin-invited.tsx";
import adminJoined from "./admin-joined.tsx";
import confirmationWanted from "./confirmation-wanted.tsx";
import invited from "./invited.tsx";
import joined from "./joined.tsx";
import requestRefused from "./request-refused.tsx";

/** The views of the mails of the room. */
export const mailViews: readonly MailView[] = [
  invited,
  joined,
  adminInvited,
  adminJoined,
  adminChanged,
  confirmationWanted,
  requestRefused,
  adminInviteRevoked,
];
