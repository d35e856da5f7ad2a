import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "offers", site: ["labels", "site"], console: ["labels", "console"] },
  pages: [
    { path: "/my-jobs/offers", file: "pages/mine.tsx", audience: "candidate" },
    { path: "/offers/answer", file: "pages/answer.tsx" },
  ],
  hiringPages: [
    { path: "/:jobId/fill", file: "pages/console/fill.tsx", under: "/jobs" },
    {
      path: "/offers",
      file: "pages/console/list.tsx",
      menu: {
        label: "offers.console.list.title",
        short: "offers.console.list.short",
        icon: "money",
        rank: 13,
        section: "hiring",
      },
    },
    { path: "/settings/offers", file: "pages/console/template.tsx", under: "/settings" },
    { path: "/candidates/:applicantId/offer", file: "pages/console/write.tsx", under: "/jobs" },
  ],
} as const satisfies RoomPages;
