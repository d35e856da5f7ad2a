import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "operations", console: ["console"] },
  pages: [
    {
      path: "/admin/operations",
      file: "pages/console/operations.tsx",
      shell: "admin",
      menu: { label: "operations.console.nav", short: "operations.console.nav", icon: "settings", rank: 90 },
    },
  ],
} as const satisfies RoomPages;
