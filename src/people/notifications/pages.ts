import type { RoomPages } from "#kit/pages.ts";

const own = { shell: "own", texts: "account" } as const;

export const pages = {
  texts: {
    name: "notifications",
    browse: ["labels.bell"],
    account: ["labels", "site"],
    site: ["labels", "site.unsubscribe"],
    console: ["labels", "site"],
  },
  pages: [
    { path: "/notifications", file: "pages/list.tsx", ...own },
    { path: "/notifications/open/:id", file: "pages/open.ts", shell: null, audience: "any account" },
    { path: "/account/notifications", file: "pages/choices.tsx", ...own },
    { path: "/notifications/unsubscribe", file: "pages/unsubscribe.tsx" },
  ],
} as const satisfies RoomPages;
