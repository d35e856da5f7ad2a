import type { RoomPages } from "#kit/pages.ts";

const ofJobs = { under: "/jobs" } as const;

/** Pages with data of several rooms about one applicant, for the employer and for the candidate. */
export const pages = {
  pages: [{ path: "/my-jobs/applied/:id", file: "pages/own.tsx", audience: "candidate" }],
  hiringPages: [
    { path: "/:jobId", file: "pages/console/board.tsx", ...ofJobs },
    { path: "/candidates/:applicantId", file: "pages/console/applicant.tsx", ...ofJobs },
    { path: "/talent/:candidateId", file: "pages/console/person.tsx", under: "/candidates" },
  ],
} as const satisfies RoomPages;
