import type { RoomPages } from "#kit/pages.ts";

const list = "/jobs";
const jobs = { under: list } as const;

export const pages = {
  texts: {
    name: "jobs",
    browse: ["site", "labels.report_reason"],
    site: ["site", "labels.report_reason"],
    console: ["labels", "site", "console"],
  },
  hiringPages: [
    {
      path: list,
      file: "pages/console/list.tsx",
      landing: "company",
      menu: { label: "jobs.console.nav.jobs", short: "jobs.console.nav.jobsShort", icon: "briefcase" },
    },
    { path: "/jobs/create", file: "pages/console/create.tsx", ...jobs },
    { path: "/jobs/:jobId", file: "pages/console/alias.ts", shell: null },
    { path: "/jobs/:jobId/detail", file: "pages/console/alias.ts", shell: null },
    { path: "/jobs/:jobId/edit", file: "pages/console/edit.tsx", ...jobs },
    { path: "/jobs/:jobId/owner", file: "pages/console/owner.tsx", ...jobs },
    { path: "/job-templates", file: "pages/console/templates.tsx", ...jobs },
    { path: "/job-templates/create", file: "pages/console/save-template.tsx", ...jobs },
    { path: "/:jobId/preview", file: "pages/console/preview.tsx", ...jobs },
  ],
} as const satisfies RoomPages;
