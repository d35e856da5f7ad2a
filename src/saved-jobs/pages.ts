import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "savedJobs", browse: ["site.save"], site: ["site"] },
  pages: [{ path: "/my-jobs/saved", file: "pages/saved.tsx", audience: "candidate" }],
} as const satisfies RoomPages;
