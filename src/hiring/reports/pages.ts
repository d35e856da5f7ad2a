import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "reports", console: ["labels", "console"], site: ["labels.name", "site"] },
  pages: [{ path: "/report-mails/unsubscribe", file: "pages/unsubscribe.tsx" }],
  hiringPages: [
    {
      path: "/reports",
      file: "pages/console/reports.tsx",
      menu: {
        label: "reports.console.nav",
        short: "reports.console.nav",
        icon: "chart",
        rank: 30,
        section: "figures",
      },
    },
  ],
} as const satisfies RoomPages;
