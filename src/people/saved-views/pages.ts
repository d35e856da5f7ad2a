import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "savedViews", console: ["console"] },
  hiringPages: [
    { path: "/views", file: "pages/console/manage.tsx", under: "/jobs" },
    { path: "/views/create", file: "pages/console/create.tsx", under: "/jobs" },
  ],
} as const satisfies RoomPages;
