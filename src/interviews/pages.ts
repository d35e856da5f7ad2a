import type { RoomPages } from "#kit/pages.ts";

const mine = { audience: "candidate" } as const;
const list = "/employer/:companyId/interviews";

export const pages = {
  texts: { name: "interviews", site: ["site", "labels"], console: ["labels", "console", "site.calendar"] },
  pages: [
    { path: "/my-jobs/interviews", file: "pages/mine.tsx", ...mine },
    { path: "/interviews/answer", file: "pages/answer.tsx" },
    { path: "/account/calendar", file: "pages/calendar.tsx", shell: "own", texts: "site" },
    {
      path: list,
      file: "pages/console/list.tsx",
      shell: "company",
      menu: { label: "interviews.console.nav", short: "interviews.console.nav", icon: "calendar", rank: 10 },
    },
    {
      path: "/employer/:companyId/interviews/:interviewId",
      file: "pages/console/interview.tsx",
      shell: "company",
      under: list,
    },
    {
      path: "/employer/:companyId/candidates/:applicantId/interviews/new",
      file: "pages/console/schedule.tsx",
      shell: "company",
      under: "/employer/:companyId/jobs",
    },
  ],
} as const satisfies RoomPages;
