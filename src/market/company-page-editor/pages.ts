import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "companyPageEditor", console: ["console"] },
  pages: [
    {
      path: "/employer/:companyId/page",
      file: "pages/console/editor.tsx",
      shell: "company",
      under: "/employer/:companyId/settings",
    },
  ],
} as const satisfies RoomPages;
