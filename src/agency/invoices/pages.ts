import type { RoomPages } from "#kit/pages.ts";

const list = "/consultants/fees";

export const pages = {
  texts: { name: "invoices", console: ["labels", "console"] },
  pages: [
    {
      path: list,
      file: "pages/console/list.tsx",
      shell: "consultant",
      menu: {
        label: "invoices.console.title",
        short: "invoices.console.short",
        icon: "money",
        rank: 32,
        section: "fees",
      },
    },
    {
      path: `${list}/request/:placementId`,
      file: "pages/console/request.tsx",
      shell: "consultant",
      under: list,
    },
    { path: `${list}/:invoiceId`, file: "pages/console/detail.tsx", shell: "consultant", under: list },
  ],
} as const satisfies RoomPages;
