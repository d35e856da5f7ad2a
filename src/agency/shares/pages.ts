import type { RoomPages } from "#kit/pages.ts";
import { sharePaths } from "./console-paths.ts";
import { introductionsPath } from "./paths.ts";

export const pages = {
  texts: { name: "shares", site: ["site"], console: ["labels", "console"] },
  pages: [
    {
      path: sharePaths.list,
      file: "pages/console/list.tsx",
      shell: "consultant",
      menu: {
        label: "shares.console.list.title",
        short: "shares.console.list.title",
        icon: "share",
        rank: 29,
        section: "hiring",
      },
    },
    {
      path: sharePaths.transfers,
      file: "pages/console/transfers.tsx",
      shell: "consultant",
      under: sharePaths.list,
    },
    {
      path: "/consultants/candidates/:applicantId/share",
      file: "pages/console/share.tsx",
      shell: "consultant",
      under: "/consultants/jobs",
    },
    { path: introductionsPath, file: "pages/introductions.tsx", audience: "candidate" },
  ],
} as const satisfies RoomPages;
