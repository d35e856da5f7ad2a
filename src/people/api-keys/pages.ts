import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "apiKeys", console: ["labels", "console"] },
  pages: [
    { path: "/employer/:companyId/settings/api-keys", file: "pages/console/keys.tsx", shell: "company" },
  ],
} as const satisfies RoomPages;
