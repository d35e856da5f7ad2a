export const inviteStatuses = ["pending", "accepted", "declined", "expired"] as const;
export type InviteStatus = (typeof inviteStatuses)[number];

/** Days in which an invitation can be answered. */
export const inviteDays = 30;
/** Days in which a company does not invite somebody again who has declined. */
export const restDays = 90;
/** Invitations of a company in 24 hours. */
export const invitesADay = 50;
export const messageMax = 1000;
/** How many of the latest public profiles a search reads: whether a company may find somebody takes about 10 µs. */
export const mostSearched = 20_000;
