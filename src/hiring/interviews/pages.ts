import type { RoomPages } from "#kit/pages.ts";

const mine = { audience: "candidate" } as const;
const list = "/interviews";

export const pages = {
  texts: { name: "interviews", site: ["site", "labels"], console: ["labels", "console", "site.calendar"] },
  pages: [
    { path: "/my-jobs/interviews", file: "pages/mine.tsx", ...mine },
    { path: "/interviews/answer", file: "pages/answer.tsx" },
    { path: "/account/calendar", file: "pages/calendar.tsx", shell: "own", texts: "site" },
  ],
  hiringPages: [
    {
      path: list,
      file: "pages/console/list.tsx",
      menu: {
        label: "interviews.console.nav",
        short: "interviews.console.nav",
        icon: "calendar",
        rank: 10,
        section: "hiring",
      },
    },
    { path: "/interviews/week", file: "pages/console/week.tsx", under: list },
    { path: "/interviews/:interviewId", file: "pages/console/interview.tsx", under: list },
    { path: "/:jobId/table/interviews", file: "pages/console/schedule-many.tsx", under: "/jobs" },
    { path: "/candidates/:applicantId/interviews/new", file: "pages/console/schedule.tsx", under: "/jobs" },
  ],
} as const satisfies RoomPages;
