import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "audit", console: ["console"] },
  pages: [
    {
      path: "/admin/audit",
      file: "pages/audit.tsx",
      shell: "admin",
      menu: { label: "audit.console.nav", short: "audit.console.navShort", icon: "lock", rank: 88 },
    },
  ],
} as const satisfies RoomPages;
