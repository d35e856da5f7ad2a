import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "stages", console: ["console"] },
  pages: [
    { path: "/employer/:companyId/settings/stages", file: "pages/console/stages.tsx", shell: "company" },
  ],
  hiringPages: [{ path: "/jobs/:jobId/stages", file: "pages/console/job-stages.tsx", under: "/jobs" }],
} as const satisfies RoomPages;
