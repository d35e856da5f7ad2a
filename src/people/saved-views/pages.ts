import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "savedViews", console: ["console"] },
  pages: [
    { path: "/consultants/views", file: "pages/console/manage.tsx", shell: "consultant" },
    { path: "/consultants/views/create", file: "pages/console/create.tsx", shell: "consultant" },
  ],
} as const satisfies RoomPages;
