import { dashboardPath } from "#agency/desk/console-paths.ts";
import type { RoomPages } from "#kit/pages.ts";

// The pages serve all lists, so they belong to none of the menu's lists.
const ofDesk = { shell: "consultant", under: dashboardPath } as const;

export const pages = {
  texts: { name: "savedViews", console: ["console"] },
  pages: [
    { path: "/consultants/views", file: "pages/console/manage.tsx", ...ofDesk },
    { path: "/consultants/views/create", file: "pages/console/create.tsx", ...ofDesk },
  ],
} as const satisfies RoomPages;
