import type { RoomPages } from "#kit/pages.ts";

const mine = { audience: "candidate" } as const;
const ofJobs = { under: "/jobs" } as const;

export const pages = {
  texts: {
    name: "applications",
    site: ["labels.status", "labels.withdraw_reason", "site"],
    console: ["labels", "console"],
  },
  pages: [
    {
      path: { en: "/jobs/:slug/apply", vi: "/viec-lam/:slug/apply" },
      file: "pages/apply.tsx",
      signInAs: "candidate",
    },
    {
      path: { en: "/jobs/:slug/apply-cv-online", vi: "/viec-lam/:slug/apply-cv-online" },
      file: "pages/apply.tsx",
      signInAs: "candidate",
    },
    { path: "/my-job", file: "pages/my-jobs.ts", shell: null, ...mine },
    { path: "/my-jobs", file: "pages/my-jobs.ts", shell: null, ...mine },
    { path: "/my-jobs/applied", file: "pages/mine.tsx", ...mine },
    { path: "/my-jobs/applied/:id/withdraw", file: "pages/withdraw.tsx", ...mine },
  ],
  hiringPages: [
    { path: "/:jobId/table", file: "pages/console/table.tsx", ...ofJobs },
    { path: "/settings/retention", file: "pages/console/retention.tsx", under: "/settings" },
  ],
} as const satisfies RoomPages;
