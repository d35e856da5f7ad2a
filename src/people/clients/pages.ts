import type { RoomPages } from "#kit/pages.ts";
import { clientInfoPage, clientPaths } from "./paths.ts";

const ofList = { shell: "consultant", under: clientPaths.list } as const;

export const pages = {
  texts: { name: "clients", site: ["site", "labels.fee"], console: ["labels", "console"] },
  pages: [
    {
      path: clientPaths.list,
      file: "pages/console/list.tsx",
      shell: "consultant",
      menu: {
        label: "clients.console.nav",
        short: "clients.console.nav",
        icon: "building",
        rank: 5,
        section: "clients",
        key: "C",
      },
    },
    { path: clientPaths.create, file: "pages/console/create.tsx", ...ofList },
    { path: "/consultants/clients/:clientId", file: "pages/console/detail.tsx", ...ofList },
    { path: "/consultants/clients/:clientId/edit", file: "pages/console/edit.tsx", ...ofList },
    { path: "/companies/add-as-client/:companyId", file: "pages/console/add.tsx", ...ofList },
    { path: clientInfoPage, file: "pages/agreement.tsx" },
  ],
} as const satisfies RoomPages;
