/** Pages of support; the same in both languages (spec §2). */
export const chatPath = "/chat-with-support";
export const contactPath = "/employer/contact";

export const inboxPaths = {
  list: "/admin/inbox",
  thread: (id: number | string): string => `/admin/inbox/${id}`,
};

/** The headhunting requests that were handed over to the consultant's agency. */
export const requestsPath = "/consultants/client-requests";

/** Endpoint for whether a guest has an unread answer, by the browser's cookie. */
export const guestMarkPath = "/api/v2/public/support_mark";

/** Event streams of changes. */
export const livePaths = {
  guest: "/api/v2/public/support_events",
  own: (id: number): string => `/api/v2/account/support_threads/${id}/events`,
  inbox: "/api/v2/admins/support_events",
};
