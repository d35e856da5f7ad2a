import type { RoomPages } from "#kit/pages.ts";

const list = { file: "pages/console/list.tsx", shell: "admin" } as const;
const under = "/admin/categories";
const added = { file: "pages/console/new.tsx", shell: "admin", under } as const;
const merge = { file: "pages/console/merge.tsx", shell: "admin", under } as const;
const row = { file: "pages/console/row.tsx", shell: "admin", under } as const;

export const pages = {
  texts: { name: "lists", console: ["console", "labels"] },
  pages: [
    {
      path: "/admin/categories",
      ...list,
      menu: { label: "lists.console.nav", short: "lists.console.navShort", icon: "grid", rank: 65 },
    },
    { path: "/admin/locations", ...list, under },
    { path: "/admin/industries", ...list, under },
    { path: "/admin/skills", ...list, under },
    { path: "/admin/categories/new", ...added },
    { path: "/admin/locations/new", ...added },
    { path: "/admin/industries/new", ...added },
    { path: "/admin/skills/new", ...added },
    { path: "/admin/categories/:rowId", ...row },
    { path: "/admin/locations/:rowId", ...row },
    { path: "/admin/industries/:rowId", ...row },
    { path: "/admin/skills/:rowId", ...row },
    { path: "/admin/categories/:rowId/merge", ...merge },
    { path: "/admin/locations/:rowId/merge", ...merge },
    { path: "/admin/industries/:rowId/merge", ...merge },
    { path: "/admin/skills/:rowId/merge", ...merge },
  ],
} as const satisfies RoomPages;
