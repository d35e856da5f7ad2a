import type { RoomPages } from "#kit/pages.ts";
import { introductionPaths } from "./console-paths.ts";

const list = introductionPaths.ownerships;

export const pages = {
  texts: { name: "introductions", console: ["labels", "console"] },
  pages: [
    {
      path: list,
      file: "pages/console/ownerships.tsx",
      shell: "consultant",
      menu: {
        label: "introductions.console.nav",
        short: "introductions.console.nav",
        icon: "user",
        rank: 28,
      },
    },
    {
      path: "/consultants/share_requests",
      file: "pages/console/requests.tsx",
      shell: "consultant",
      under: list,
    },
  ],
} as const satisfies RoomPages;
