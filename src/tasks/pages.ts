import type { RoomPages } from "#kit/pages.ts";

const list = "/employer/:companyId/tasks";
const ofList = { shell: "company", under: list } as const;

export const pages = {
  texts: { name: "tasks", console: ["labels", "console"] },
  pages: [
    {
      path: list,
      file: "pages/console/list.tsx",
      shell: "company",
      menu: { label: "tasks.console.nav.tasks", short: "tasks.console.nav.short", icon: "check", rank: 15 },
    },
    { path: "/employer/:companyId/tasks/create", file: "pages/console/create.tsx", ...ofList },
    { path: "/employer/:companyId/tasks/:taskId", file: "pages/console/edit.tsx", ...ofList },
  ],
} as const satisfies RoomPages;
