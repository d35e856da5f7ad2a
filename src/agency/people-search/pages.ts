import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "peopleSearch", console: ["console"] },
  pages: [
    {
      path: "/consultants/candidates/search",
      file: "pages/console/search.tsx",
      shell: "consultant",
      under: "/consultants/candidates",
    },
  ],
} as const satisfies RoomPages;
