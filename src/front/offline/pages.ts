import type { RoomPages } from "#kit/pages.ts";
import { offlinePath } from "./paths.ts";

export const pages = {
  texts: { name: "offline", browse: ["site"], site: ["site"] },
  pages: [{ path: offlinePath, file: "pages/offline.tsx", texts: "browse" }],
} as const satisfies RoomPages;
