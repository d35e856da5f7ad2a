import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "representations", site: ["site"], console: ["labels", "console"] },
  pages: [
    { path: "/introductions/answer", file: "pages/answer.tsx" },
    {
      path: "/consultants/candidates/:applicantId/consent",
      file: "pages/console/consent.tsx",
      shell: "consultant",
      under: "/consultants/jobs",
    },
  ],
} as const satisfies RoomPages;
