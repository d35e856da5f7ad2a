import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "companyMerges", console: ["console", "labels"] },
  pages: [
    {
      path: "/admin/companies/merge",
      file: "pages/console/merge.tsx",
      shell: "admin",
      under: "/admin/companies",
    },
    { path: "/admin/merges", file: "pages/console/merges.tsx", shell: "admin", under: "/admin/companies" },
  ],
} as const satisfies RoomPages;
