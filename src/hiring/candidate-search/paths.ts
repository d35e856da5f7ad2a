/** The page on which a candidate answers invitations of companies. */
export const invitesPath = "/my-jobs/invites";
