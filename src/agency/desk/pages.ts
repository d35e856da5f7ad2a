import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "desk", console: ["console"] },
  pages: [
    {
      path: "/consultants/dashboard",
      file: "pages/console/dashboard.tsx",
      shell: "consultant",
      landing: "consultant",
      menu: { label: "desk.console.title", short: "desk.console.title", icon: "home", rank: -10, key: "D" },
    },
  ],
} as const satisfies RoomPages;
