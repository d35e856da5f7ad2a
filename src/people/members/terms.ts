/** How long the link of an invite works. */
export const inviteDays = 7;
/** What was invited and never came is forgotten after so many days. */
export const keptInviteDays = 90;

/** Invites of a company in a day, and mails of one invite in an hour: nobody writes to strangers in our name. */
export const invitesADay = 50;
export const resendsAnHour = 3;

/** Roles that an invite gives (spec §3). */
export const memberRoles = { administrator: 0, member: 1 } as const;

export const inviteStates = ["pending", "accepted", "expired", "revoked"] as const;
export type InviteState = (typeof inviteStates)[number];

/** What an invite is now; its row keeps times only. */
export function inviteState(
  row: { accepted_at: Date | null; revoked_at: Date | null; expires_at: Date },
  asOf: Date,
): InviteState {
  if (row.accepted_at) return "accepted";
  if (row.revoked_at) return "revoked";
  return row.expires_at <= asOf ? "expired" : "pending";
}

/** What somebody has to take over from a colleague who leaves. */
export const workKinds = ["open_jobs", "active_applicants", "open_tasks", "coming_interviews"] as const;
