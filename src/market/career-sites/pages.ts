import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "careerSites", site: ["site"] },
  pages: [
    {
      path: { en: "/careers/:slug", vi: "/tuyen-dung/:slug" },
      file: "pages/career.tsx",
      shell: "plain",
      audience: "anyone",
      texts: "site",
    },
    {
      path: { en: "/careers/:slug/:job", vi: "/tuyen-dung/:slug/:job" },
      file: "pages/job.tsx",
      shell: "plain",
      audience: "anyone",
      texts: "site",
    },
  ],
} as const satisfies RoomPages;
