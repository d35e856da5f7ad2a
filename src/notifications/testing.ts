import type { Pages } from "#test/page-states.ts";

export const pages: Pages = () => ({
  visitor: {
    "notifications/unsubscribe": ["/notifications/unsubscribe?token=none"],
  },
  candidate: {
    "account/notifications": ["/account/notifications"],
    notifications: ["/notifications"],
  },
});
