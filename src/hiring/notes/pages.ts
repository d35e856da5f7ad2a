import type { RoomPages } from "#kit/pages.ts";

const ofJobs = { under: "/jobs" } as const;

export const pages = {
  texts: { name: "notes", console: ["labels", "console"] },
  hiringPages: [
    { path: "/candidates/:applicantId/notes", file: "pages/console/applicant.tsx", ...ofJobs },
    { path: "/interviews/:interviewId/feedback", file: "pages/console/interview.tsx", under: "/interviews" },
    { path: "/feedbacks", file: "pages/console/feedbacks.tsx", under: "/interviews" },
    { path: "/:jobId/notes", file: "pages/console/job.tsx", ...ofJobs },
  ],
} as const satisfies RoomPages;
