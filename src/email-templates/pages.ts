import type { RoomPages } from "#kit/pages.ts";

const list = "/employer/:companyId/email-templates";
const ofList = { shell: "company", under: list } as const;

export const pages = {
  texts: { name: "email-templates", console: ["labels", "console"] },
  pages: [
    {
      path: list,
      file: "pages/console/list.tsx",
      shell: "company",
      menu: {
        rank: 40,
        label: "email-templates.console.nav.templates",
        short: "email-templates.console.nav.short",
        icon: "mail",
      },
    },
    { path: "/employer/:companyId/email-templates/create", file: "pages/console/create.tsx", ...ofList },
    {
      path: "/employer/:companyId/email-templates/values",
      file: "pages/console/values.ts",
      shell: null,
      audience: "company",
    },
    { path: "/employer/:companyId/email-templates/:templateId", file: "pages/console/edit.tsx", ...ofList },
    {
      path: "/employer/:companyId/candidates/:applicantId/mails",
      file: "pages/console/send.tsx",
      shell: "company",
      under: "/employer/:companyId/jobs",
    },
    {
      path: "/employer/:companyId/:jobId/table/mails",
      file: "pages/console/send-many.tsx",
      shell: "company",
      under: "/employer/:companyId/jobs",
    },
  ],
} as const satisfies RoomPages;
