import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "jobTitles", console: ["console", "labels"] },
  pages: [
    {
      path: "/admin/job-titles",
      file: "pages/console/list.tsx",
      shell: "admin",
      members: true,
      menu: {
        label: "jobTitles.console.nav",
        short: "jobTitles.console.navShort",
        icon: "briefcase",
        rank: 60,
      },
    },
    {
      path: "/admin/job-titles/new",
      file: "pages/console/new.tsx",
      shell: "admin",
      members: true,
      under: "/admin/job-titles",
    },
    {
      path: "/admin/job-titles/import",
      file: "pages/console/import.tsx",
      shell: "admin",
      members: true,
      under: "/admin/job-titles",
    },
    {
      path: "/admin/job-titles/:titleId",
      file: "pages/console/title.tsx",
      shell: "admin",
      members: true,
      under: "/admin/job-titles",
    },
  ],
} as const satisfies RoomPages;
