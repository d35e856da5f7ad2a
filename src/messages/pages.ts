import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "messages", site: ["site"], console: ["site", "console"] },
  pages: [
    { path: "/my-jobs/applied/:id/messages", file: "pages/mine.tsx", audience: "candidate" },
    {
      path: "/employer/:companyId/candidates/:applicantId/messages",
      file: "pages/console/applicant.tsx",
      shell: "company",
      under: "/employer/:companyId/jobs",
    },
  ],
} as const satisfies RoomPages;
