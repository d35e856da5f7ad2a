import type { RoomPages } from "#kit/pages.ts";

const list = "/consultants/placements";

export const pages = {
  texts: { name: "placements", console: ["labels", "console"] },
  pages: [
    {
      path: list,
      file: "pages/console/list.tsx",
      shell: "consultant",
      menu: {
        label: "placements.console.title",
        short: "placements.console.title",
        icon: "verified",
        rank: 31,
        section: "fees",
      },
    },
    { path: `${list}/:placementId`, file: "pages/console/detail.tsx", shell: "consultant", under: list },
  ],
} as const satisfies RoomPages;
