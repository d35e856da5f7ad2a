import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "cv", site: ["site"] },
  pages: [
    { path: "/account/manage-cv", file: "pages/manage.tsx", audience: "candidate" },
    { path: "/account/manage-cv/:id/import", file: "pages/import.tsx", audience: "candidate" },
  ],
} as const satisfies RoomPages;
