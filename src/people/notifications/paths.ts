export const notificationPaths = {
  list: "/notifications",
  open: (id: number | string) => `/notifications/open/${id}`,
  choices: "/account/notifications",
  unsubscribe: (token: string) => `/notifications/unsubscribe?token=${token}`,
} as const;

/** Where mail programs send their one-click unsubscription (RFC 8058); a person who opens it is led to the page. */
export const oneClickPath = (token: string) => `/api/v2/public/notifications/unsubscribe?token=${token}`;

/** For scripts in the browser. */
export const livePaths = {
  events: "/api/v2/account/events",
  unread: "/api/v2/account/notifications/unread",
} as const;
