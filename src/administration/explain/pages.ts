import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "explain", console: ["console"] },
  pages: [
    { path: "/admin/explain", file: "pages/console/explain.tsx", shell: "admin", under: "/admin/users" },
  ],
} as const satisfies RoomPages;
