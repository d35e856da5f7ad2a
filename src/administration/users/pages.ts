import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "users", console: ["labels", "console"] },
  pages: [
    {
      path: "/admin/users",
      file: "pages/console/list.tsx",
      shell: "admin",
      members: true,
      menu: {
        label: "users.console.nav",
        short: "users.console.nav",
        icon: "user",
        rank: 50,
      },
    },
    {
      path: "/admin/users/:userId",
      file: "pages/console/user.tsx",
      shell: "admin",
      members: true,
      under: "/admin/users",
    },
  ],
} as const satisfies RoomPages;
