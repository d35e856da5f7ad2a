import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "companySettings", console: ["console", "labels"] },
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
    {
      path: "/admin/company-verifications",
      file: "pages/console/requests.tsx",
      shell: "admin",
      members: true,
      menu: {
        label: "companySettings.console.requests.nav",
        short: "companySettings.console.requests.navShort",
        icon: "verified",
      },
    },
    {
      path: "/admin/company-verifications/:requestId",
      file: "pages/console/request.tsx",
      shell: "admin",
      members: true,
      under: "/admin/company-verifications",
    },
  ],
} as const satisfies RoomPages;
