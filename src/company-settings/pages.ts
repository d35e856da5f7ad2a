import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "companySettings", console: ["console"] },
  pages: [
    {
      path: "/employer/:companyId/settings",
      file: "pages/console/settings.tsx",
      shell: "company",
      menu: {
        label: "companySettings.console.nav.settings",
        short: "companySettings.console.nav.settingsShort",
        icon: "building",
        rank: 60,
      },
    },
  ],
} as const satisfies RoomPages;
