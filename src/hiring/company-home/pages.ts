import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "company-home", console: ["console"] },
  pages: [
    {
      path: "/employer/:companyId/home",
      file: "pages/console/home.tsx",
      shell: "company",
      landing: "company",
      menu: {
        label: "company-home.console.nav",
        short: "company-home.console.nav",
        icon: "home",
        rank: -10,
        key: "D",
      },
    },
  ],
} as const satisfies RoomPages;
