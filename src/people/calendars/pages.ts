import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "calendars", console: ["console"] },
  hiringPages: [{ path: "/calendars", file: "pages/console/calendars.tsx", under: "/interviews" }],
} as const satisfies RoomPages;
