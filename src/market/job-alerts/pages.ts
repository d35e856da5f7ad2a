import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "jobAlerts", site: ["labels", "site"] },
  pages: [
    { path: "/account/job-alert", file: "pages/list.tsx", audience: "candidate" },
    { path: "/job-alerts/subscribe", file: "pages/subscribe.tsx" },
    { path: "/job-alerts/confirm", file: "pages/confirm.tsx" },
    { path: "/job-alerts/unsubscribe", file: "pages/unsubscribe.tsx" },
  ],
} as const satisfies RoomPages;
