import type { RoomPages } from "#kit/pages.ts";

const list = "/email-templates";
const ofList = { under: list } as const;

export const pages = {
  texts: { name: "email-templates", console: ["labels", "console"] },
  hiringPages: [
    {
      path: list,
      file: "pages/console/list.tsx",
      menu: {
        rank: 40,
        label: "email-templates.console.nav.templates",
        short: "email-templates.console.nav.short",
        icon: "mail",
        section: "workspace",
      },
    },
    { path: "/email-templates/create", file: "pages/console/create.tsx", ...ofList },
    { path: "/email-templates/values", file: "pages/console/values.ts", shell: null },
    { path: "/email-templates/:templateId", file: "pages/console/edit.tsx", ...ofList },
    { path: "/candidates/:applicantId/mails", file: "pages/console/send.tsx", under: "/jobs" },
    { path: "/:jobId/table/mails", file: "pages/console/send-many.tsx", under: "/jobs" },
  ],
} as const satisfies RoomPages;
