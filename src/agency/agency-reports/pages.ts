import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "agencyReports", console: ["labels", "console"] },
  pages: [
    {
      path: "/consultants/reports/agency",
      file: "pages/console/reports.tsx",
      shell: "consultant",
      menu: {
        label: "agencyReports.console.nav",
        short: "agencyReports.console.short",
        icon: "trending-up",
        rank: 33,
        section: "figures",
      },
    },
  ],
} as const satisfies RoomPages;
