export const inviteStatuses = ["pending", "accepted", "declined", "expired"] as const;
export type InviteStatus = (typeof inviteStatuses)[number];

/** Days in which an invitation can be answered. */
export const inviteDays = 30;
/** Days after a declined invitation before the company may invite the person again. */
export const restDays = 90;
/** Limit of a company's invitations in 24 hours. */
export const invitesADay = 50;
export const messageMax = 1000;

export const requestStatuses = ["pending", "accepted", "declined", "expired", "revoked", "ended"] as const;
export type RequestStatus = (typeof requestStatuses)[number];
/** Limit of people whose requests are read at once: those of a page of the search. */
export const mostRequestsListed = 50;
