import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "archives", console: ["console"] },
  pages: [
    { path: "/consultants/settings/archives", file: "pages/console/archives.tsx", shell: "consultant" },
  ],
} as const satisfies RoomPages;
