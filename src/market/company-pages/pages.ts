import type { RoomPages } from "#kit/pages.ts";

const open = { measured: true } as const;

export const pages = {
  texts: { name: "companies", site: ["site"], console: ["site"] },
  pages: [
    {
      path: { en: "/companies", vi: "/cong-ty" },
      file: "pages/directory.tsx",
      changed: "2026-11-21",
      ...open,
    },
    { path: "/companies/:id", file: "pages/alias.ts", shell: null },
    { path: { en: "/company/:slug", vi: "/cong-ty/:slug" }, file: "pages/overview.tsx", ...open },
    { path: { en: "/company/:slug/jobs", vi: "/cong-ty/:slug/jobs" }, file: "pages/jobs.tsx", ...open },
  ],
} as const satisfies RoomPages;
