import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "viewing", account: ["site"], console: ["site", "console"] },
  pages: [
    {
      path: "/account/views",
      file: "pages/views.tsx",
      shell: "own",
      texts: "account",
    },
    { path: "/admin/view/end", file: "pages/console/end.ts", shell: null, audience: "admin" },
    { path: "/admin/users/:id/view", file: "pages/console/view.tsx", shell: "admin", under: "/admin/users" },
  ],
} as const satisfies RoomPages;
