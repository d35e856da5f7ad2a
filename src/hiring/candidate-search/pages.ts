import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "candidateSearch", site: ["labels", "site"], console: ["labels", "console"] },
  pages: [{ path: "/my-jobs/invites", file: "pages/invites.tsx", audience: "candidate" }],
  hiringPages: [{ path: "/candidate-search", file: "pages/console/search.tsx", under: "/candidates" }],
} as const satisfies RoomPages;
