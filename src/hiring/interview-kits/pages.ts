import type { RoomPages } from "#kit/pages.ts";

const ofSettings = { under: "/settings" } as const;

export const pages = {
  texts: { name: "interview-kits", console: ["console"] },
  hiringPages: [
    { path: "/settings/interview-kits", file: "pages/console/list.tsx", ...ofSettings },
    { path: "/settings/interview-kits/create", file: "pages/console/create.tsx", ...ofSettings },
    { path: "/settings/interview-kits/:kitId", file: "pages/console/edit.tsx", ...ofSettings },
    { path: "/jobs/:jobId/interview-kits", file: "pages/console/job.tsx", under: "/jobs" },
  ],
} as const satisfies RoomPages;
