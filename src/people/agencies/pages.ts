import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "agencies", console: ["console"] },
  pages: [
    {
      path: "/consultants/settings",
      file: "pages/console/settings.tsx",
      shell: "consultant",
      menu: {
        label: "agencies.console.nav",
        short: "agencies.console.nav",
        icon: "building",
        rank: 60,
        section: "workspace",
      },
    },
  ],
} as const satisfies RoomPages;
