import type { RoomPages } from "#kit/pages.ts";

const open = { texts: "browse", measured: true } as const;
const changed = "2026-11-21";

export const pages = {
  texts: {
    name: "jobSearch",
    browse: [
      "labels",
      "site.search",
      "site.suggest",
      "site.filters",
      "site.sort",
      "site.list",
      "site.alertBox",
    ],
    site: ["labels", "site"],
  },
  pages: [
    {
      path: { en: "/jobs", vi: "/viec-lam" },
      file: "pages/list.tsx",
      landing: "candidate",
      changed,
      ...open,
    },
    {
      path: { en: "/jobs/:slug", vi: "/viec-lam/:slug" },
      file: "pages/slug.tsx",
      // A job's page: its address ends with the job's number.
      kept: /-i\d+$/,
      ...open,
    },
    {
      path: { en: "/jobs/:slug/beside", vi: "/viec-lam/:slug/beside" },
      file: "pages/beside.ts",
      shell: null,
    },
    {
      path: { en: "/work-from-home", vi: "/viec-lam-tu-xa-remote" },
      file: "pages/remote.tsx",
      changed,
      ...open,
    },
    {
      path: { en: "/job-by-category", vi: "/viec-lam-theo-nganh-nghe" },
      file: "pages/by-category.tsx",
      changed,
      measured: true,
    },
    {
      path: { en: "/job-by-location", vi: "/viec-lam-theo-tinh-thanh" },
      file: "pages/by-location.tsx",
      changed,
      measured: true,
    },
  ],
} as const satisfies RoomPages;
