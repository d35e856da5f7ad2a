import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "messages", site: ["site"], console: ["site", "console"] },
  pages: [{ path: "/my-jobs/applied/:id/messages", file: "pages/mine.tsx", audience: "candidate" }],
  hiringPages: [
    { path: "/candidates/:applicantId/messages", file: "pages/console/applicant.tsx", under: "/jobs" },
  ],
} as const satisfies RoomPages;
