import type { RoomPages } from "#kit/pages.ts";

const ofJobs = { shell: "company", under: "/employer/:companyId/jobs" } as const;

/** Where what several rooms know of one applicant comes together: for the employer, and for the candidate. */
export const pages = {
  pages: [
    { path: "/my-jobs/applied/:id", file: "pages/own.tsx", audience: "candidate" },
    { path: "/employer/:companyId/:jobId", file: "pages/console/board.tsx", ...ofJobs },
    { path: "/employer/:companyId/candidates/:applicantId", file: "pages/console/applicant.tsx", ...ofJobs },
  ],
} as const satisfies RoomPages;
