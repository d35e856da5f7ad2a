import type { RoomPages } from "#kit/pages.ts";

const list = "pages/console/review-list.tsx";
const detail = "pages/console/review.tsx";

export const pages = {
  texts: { name: "jobReview", browse: ["site"], site: ["site"], console: ["console"] },
  pages: [
    {
      path: { en: "/jobs/:slug/report", vi: "/viec-lam/:slug/report" },
      file: "pages/report.tsx",
    },
    { path: "/review-jobs", file: "pages/alias.ts", shell: null },
    {
      path: "/consultants/review-jobs",
      file: list,
      shell: "consultant",
      menu: {
        label: "jobs.console.nav.review",
        short: "jobs.console.nav.reviewShort",
        icon: "list",
        rank: 35,
        section: "workspace",
      },
    },
    {
      path: "/consultants/review-jobs/:jobId",
      file: detail,
      shell: "consultant",
      under: "/consultants/review-jobs",
    },
    {
      path: "/admin/review-jobs",
      file: list,
      shell: "admin",
      members: true,
      landing: "admin",
      menu: { label: "jobs.console.nav.review", short: "jobs.console.nav.reviewShort", icon: "list" },
    },
    {
      path: "/admin/review-jobs/:jobId",
      file: detail,
      shell: "admin",
      members: true,
      under: "/admin/review-jobs",
    },
  ],
} as const satisfies RoomPages;
