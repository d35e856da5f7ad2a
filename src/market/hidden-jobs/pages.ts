import type { RoomPages } from "#kit/pages.ts";
import { hiddenPath, privacyPath } from "./paths.ts";

export const pages = {
  texts: { name: "hiddenJobs", browse: ["site.hide"], site: ["site"] },
  pages: [
    { path: hiddenPath, file: "pages/hidden.tsx", audience: "candidate" },
    { path: privacyPath, file: "pages/privacy.tsx", audience: "candidate" },
  ],
} as const satisfies RoomPages;
