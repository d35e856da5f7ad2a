import type { RoomPages } from "#kit/pages.ts";

const list = "pages/console/list.tsx";
const alias = "pages/console/alias.ts";
const menu = {
  label: "jobs.console.nav.jobs",
  short: "jobs.console.nav.jobsShort",
  icon: "briefcase",
  section: "hiring",
  key: "B",
} as const;

export const pages = {
  texts: {
    name: "jobs",
    browse: ["site", "labels.report_reason"],
    site: ["site", "labels.report_reason"],
    console: ["labels", "site", "console"],
  },
  pages: [
    { path: "/employer/:companyId/jobs", file: list, shell: "company", menu },
    { path: "/consultants/jobs", file: list, shell: "consultant", menu },
  ],
  hiringPages: [
    { path: "/jobs/create", file: "pages/console/create.tsx", under: "/jobs" },
    { path: "/jobs/:jobId", file: alias, shell: null },
    { path: "/jobs/:jobId/detail", file: alias, shell: null },
    { path: "/jobs/:jobId/edit", file: "pages/console/edit.tsx", under: "/jobs" },
    { path: "/jobs/:jobId/owner", file: "pages/console/owner.tsx", under: "/jobs" },
    { path: "/jobs/:jobId/team", file: "pages/console/team.tsx", under: "/jobs" },
    { path: "/job-templates", file: "pages/console/templates.tsx", under: "/jobs" },
    { path: "/job-templates/create", file: "pages/console/save-template.tsx", under: "/jobs" },
    { path: "/:jobId/preview", file: "pages/console/preview.tsx", under: "/jobs" },
  ],
} as const satisfies RoomPages;
