import type { RoomPages } from "#kit/pages.ts";

const ofJobs = { under: "/jobs" } as const;

export const pages = {
  texts: { name: "csvImport", console: ["labels.columns", "console"] },
  hiringPages: [
    { path: "/imports", file: "pages/console/upload.tsx", ...ofJobs },
    { path: "/imports/:importId", file: "pages/console/preview.tsx", ...ofJobs },
  ],
} as const satisfies RoomPages;
