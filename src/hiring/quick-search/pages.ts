import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "quickSearch", console: ["console"] },
  hiringPages: [{ path: "/quick-search", file: "pages/console/results.ts", shell: null }],
} as const satisfies RoomPages;
