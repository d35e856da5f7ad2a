import type { RoomPages } from "#kit/pages.ts";

const ofJobs = { shell: "company", under: "/employer/:companyId/jobs" } as const;

export const pages = {
  texts: { name: "csvImport", console: ["labels.columns", "console"] },
  pages: [
    { path: "/employer/:companyId/imports", file: "pages/console/upload.tsx", ...ofJobs },
    { path: "/employer/:companyId/imports/:importId", file: "pages/console/preview.tsx", ...ofJobs },
  ],
} as const satisfies RoomPages;
