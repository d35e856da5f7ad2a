import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "savedJobs", browse: ["site.save"], site: ["site"] },
  pages: [
    { path: "/my-jobs/saved", file: "pages/saved.tsx", audience: "candidate" },
    { path: "/save-job", file: "pages/save-later.ts", shell: null },
  ],
} as const satisfies RoomPages;
