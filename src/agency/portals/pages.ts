import { orderPaths } from "#agency/job-orders/console-paths.ts";
import type { RoomPages } from "#kit/pages.ts";
import { documentPages, portalPages } from "./paths.ts";

export const pages = {
  texts: {
    name: "portals",
    site: ["site", "labels.stage", "labels.verdict"],
    console: ["labels", "console"],
  },
  pages: [
    { path: portalPages, file: "pages/portal.tsx" },
    { path: documentPages, file: "pages/document.tsx" },
    {
      path: "/consultants/job_orders/:orderId/portals",
      file: "pages/console/portals.tsx",
      shell: "consultant",
      under: orderPaths.list,
    },
  ],
} as const satisfies RoomPages;
