import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "webhooks", console: ["labels", "console"] },
  pages: [
    { path: "/employer/:companyId/settings/webhooks", file: "pages/console/list.tsx", shell: "company" },
    {
      path: "/employer/:companyId/settings/webhooks/:webhookId",
      file: "pages/console/webhook.tsx",
      shell: "company",
    },
  ],
} as const satisfies RoomPages;
