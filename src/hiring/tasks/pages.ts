import type { RoomPages } from "#kit/pages.ts";

const list = "/tasks";
const ofList = { under: list } as const;

export const pages = {
  texts: { name: "tasks", console: ["labels", "console"] },
  hiringPages: [
    {
      path: list,
      file: "pages/console/list.tsx",
      menu: {
        label: "tasks.console.nav.tasks",
        short: "tasks.console.nav.short",
        icon: "check",
        rank: 15,
        section: "hiring",
      },
    },
    { path: "/tasks/create", file: "pages/console/create.tsx", ...ofList },
    { path: "/tasks/:taskId", file: "pages/console/edit.tsx", ...ofList },
  ],
} as const satisfies RoomPages;
