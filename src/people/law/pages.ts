import type { RoomPages } from "#kit/pages.ts";
import { calculatorPath } from "./paths.ts";

export const pages = {
  texts: {
    name: "law",
    browse: ["site"],
    site: ["site", "labels.document"],
    console: ["console", "labels", "site"],
  },
  pages: [
    { path: calculatorPath, file: "pages/calculator.tsx", changed: "2026-11-27", measured: true },
    {
      path: "/admin/law",
      file: "pages/console/outlook.tsx",
      shell: "admin",
      members: true,
      menu: { label: "law.console.nav", short: "law.console.navShort", icon: "file", rank: 80 },
    },
    {
      path: "/admin/law/:kind",
      file: "pages/console/list.tsx",
      shell: "admin",
      members: true,
      under: "/admin/law",
    },
    {
      path: "/admin/law/:kind/import",
      file: "pages/console/import.tsx",
      shell: "admin",
      under: "/admin/law",
    },
    { path: "/admin/law/:kind/new", file: "pages/console/new.tsx", shell: "admin", under: "/admin/law" },
    {
      path: "/admin/law/:kind/:rowId",
      file: "pages/console/row.tsx",
      shell: "admin",
      members: true,
      under: "/admin/law",
    },
    {
      path: "/admin/calculator",
      file: "pages/console/calculator.tsx",
      shell: "admin",
      members: true,
      menu: {
        label: "law.console.navCalculator",
        short: "law.console.navCalculatorShort",
        icon: "calculator",
        rank: 85,
      },
    },
  ],
} as const satisfies RoomPages;
