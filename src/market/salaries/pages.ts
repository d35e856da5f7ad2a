import type { RoomPages } from "#kit/pages.ts";
import { salariesPath } from "./paths.ts";

export const pages = {
  texts: { name: "salaries", site: ["site"] },
  // The sitemap has the page while it has figures (front/feeds).
  pages: [{ path: salariesPath, file: "pages/salaries.tsx", measured: true }],
} as const satisfies RoomPages;
