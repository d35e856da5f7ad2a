import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "stages", console: ["console"] },
  pages: [
    { path: "/employer/:companyId/settings/stages", file: "pages/console/stages.tsx", shell: "company" },
  ],
} as const satisfies RoomPages;
