import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "stages", console: ["console"] },
  hiringPages: [
    { path: "/settings/stages", file: "pages/console/stages.tsx", under: "/settings" },
    { path: "/jobs/:jobId/stages", file: "pages/console/job-stages.tsx", under: "/jobs" },
  ],
} as const satisfies RoomPages;
