import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "quickSearch", console: ["console"] },
  pages: [
    {
      path: "/employer/:companyId/quick-search",
      file: "pages/console/found.ts",
      shell: null,
      audience: "company",
    },
  ],
} as const satisfies RoomPages;
