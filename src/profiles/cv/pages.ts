import type { RoomPages } from "#kit/pages.ts";
import { cvPaths } from "./paths.ts";

export const pages = {
  texts: { name: "cv", site: ["site", "labels.template", "labels.section"], console: ["labels.section"] },
  pages: [
    { path: "/account/manage-cv", file: "pages/manage.tsx", audience: "candidate" },
    { path: cvPaths.editor, file: "pages/editor.tsx", audience: "candidate" },
    { path: "/account/manage-cv/json-resume", file: "pages/json-resume.tsx", audience: "candidate" },
    { path: "/account/manage-cv/:id/import", file: "pages/import.tsx", audience: "candidate" },
  ],
} as const satisfies RoomPages;
