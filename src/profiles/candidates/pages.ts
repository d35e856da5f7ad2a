import type { RoomPages } from "#kit/pages.ts";
import { profilePath } from "./paths.ts";

export const pages = {
  texts: { name: "candidates", site: ["site"] },
  pages: [{ path: profilePath, file: "pages/profile.tsx", audience: "candidate" }],
} as const satisfies RoomPages;
