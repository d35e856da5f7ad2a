import type { RoomPages } from "#kit/pages.ts";
import { orderPaths } from "./console-paths.ts";

const { list, create } = orderPaths;
const ofList = { shell: "consultant", under: list } as const;

export const pages = {
  texts: { name: "jobOrders", console: ["labels", "console"] },
  pages: [
    {
      path: list,
      file: "pages/console/list.tsx",
      shell: "consultant",
      menu: {
        label: "jobOrders.console.nav",
        short: "jobOrders.console.navShort",
        icon: "list",
        rank: 6,
        section: "clients",
        key: "J",
      },
    },
    { path: create, file: "pages/console/create.tsx", ...ofList },
    { path: "/consultants/job_orders/:orderId", file: "pages/console/detail.tsx", ...ofList },
    { path: "/consultants/job_orders/:orderId/edit", file: "pages/console/edit.tsx", ...ofList },
  ],
} as const satisfies RoomPages;
