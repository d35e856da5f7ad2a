import type { RoomPages } from "#kit/pages.ts";

const list = "/employer/:companyId/jobs";
const jobs = { shell: "company", under: list } as const;

export const pages = {
  texts: {
    name: "jobs",
    browse: ["site", "labels.report_reason"],
    site: ["site", "labels.report_reason"],
    console: ["labels", "site", "console"],
  },
  pages: [
    {
      path: list,
      file: "pages/console/list.tsx",
      shell: "company",
      landing: "company",
      menu: { label: "jobs.console.nav.jobs", short: "jobs.console.nav.jobsShort", icon: "briefcase" },
    },
    { path: "/employer/:companyId/jobs/create", file: "pages/console/create.tsx", ...jobs },
    {
      path: "/employer/:companyId/jobs/:jobId",
      file: "pages/console/alias.ts",
      shell: null,
      audience: "company",
    },
    {
      path: "/employer/:companyId/jobs/:jobId/detail",
      file: "pages/console/alias.ts",
      shell: null,
      audience: "company",
    },
    { path: "/employer/:companyId/jobs/:jobId/edit", file: "pages/console/edit.tsx", ...jobs },
    { path: "/employer/:companyId/jobs/:jobId/owner", file: "pages/console/owner.tsx", ...jobs },
    { path: "/employer/:companyId/job-templates", file: "pages/console/templates.tsx", ...jobs },
    { path: "/employer/:companyId/job-templates/create", file: "pages/console/save-template.tsx", ...jobs },
    { path: "/employer/:companyId/:jobId/preview", file: "pages/console/preview.tsx", ...jobs },
  ],
  hiringPages: [{ path: "/jobs/:jobId/team", file: "pages/console/team.tsx", under: "/jobs" }],
} as const satisfies RoomPages;
