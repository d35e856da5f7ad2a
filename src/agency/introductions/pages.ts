import type { RoomPages } from "#kit/pages.ts";

export const pages = {
  texts: { name: "introductions", console: ["labels"] },
  pages: [],
} as const satisfies RoomPages;
