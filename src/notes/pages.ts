import type { RoomPages } from "#kit/pages.ts";

const ofJobs = { shell: "company", under: "/employer/:companyId/jobs" } as const;

export const pages = {
  texts: { name: "notes", console: ["labels", "console"] },
  pages: [
    {
      path: "/employer/:companyId/candidates/:applicantId/notes",
      file: "pages/console/applicant.tsx",
      ...ofJobs,
    },
    {
      path: "/employer/:companyId/feedbacks",
      file: "pages/console/feedbacks.tsx",
      shell: "company",
      under: "/employer/:companyId/interviews",
    },
    { path: "/employer/:companyId/:jobId/notes", file: "pages/console/job.tsx", ...ofJobs },
  ],
} as const satisfies RoomPages;
