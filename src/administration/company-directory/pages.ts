import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "companyDirectory", console: ["console", "labels"] },
  pages: [
    {
      path: "/admin/companies",
      file: "pages/console/list.tsx",
      shell: "admin",
      members: true,
      menu: {
        label: "companyDirectory.console.nav",
        short: "companyDirectory.console.navShort",
        icon: "building",
        rank: 45,
      },
    },
    {
      path: "/admin/companies/duplicates",
      file: "pages/console/duplicates.tsx",
      shell: "admin",
      members: true,
      under: "/admin/companies",
    },
    {
      path: "/admin/companies/:companyId",
      file: "pages/console/company.tsx",
      shell: "admin",
      members: true,
      under: "/admin/companies",
    },
  ],
} as const satisfies RoomPages;
