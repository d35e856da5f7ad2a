import type { RoomPages } from "#kit/pages.ts";
import { cvViewsPath, shareLinksPath } from "./paths.ts";

export const pages = {
  texts: { name: "share-links", site: ["site"], console: ["console"] },
  pages: [
    { path: "/share-cv/:token", file: "pages/shared-cv.tsx" },
    { path: shareLinksPath, file: "pages/links.tsx", audience: "candidate" },
    { path: cvViewsPath, file: "pages/views.tsx", audience: "candidate" },
  ],
} as const satisfies RoomPages;
