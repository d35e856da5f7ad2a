import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "statistics", console: ["labels", "console"] },
  pages: [
    {
      path: "/admin/statistics",
      file: "pages/console/statistics.tsx",
      shell: "admin",
      members: true,
      menu: { label: "statistics.console.nav", short: "statistics.console.nav", icon: "chart", rank: 75 },
    },
  ],
} as const satisfies RoomPages;
