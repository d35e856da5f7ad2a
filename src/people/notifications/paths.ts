export const notificationPaths = {
  list: "/notifications",
  open: (id: number | string) => `/notifications/open/${id}`,
  choices: "/account/notifications",
  unsubscribe: (token: string) => `/notifications/unsubscribe?token=${token}`,
} as const;

/** The address for one-click unsubscription by mail programs (RFC 8058). A GET redirects to the page `unsubscribe`. */
export const oneClickPath = (token: string) => `/api/v2/public/notifications/unsubscribe?token=${token}`;

/** Endpoints that scripts in the browser fetch. */
export const livePaths = {
  events: "/api/v2/account/events",
  unread: "/api/v2/account/notifications/unread",
} as const;
