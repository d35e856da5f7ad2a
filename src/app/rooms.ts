import type { Room } from "#kit/room.ts";

/**
 * Every room of the product, in the order that the import law follows: a room knows only those above it, and those above it
 * reach it by events (kit/events). A new room is a line here.
 */
export const rooms = {
  seo: null,
  reference: () => import("#reference/room.ts"),
  companies: () => import("#companies/room.ts"),
  accounts: () => import("#accounts/room.ts"),
  activities: () => import("#activities/room.ts"),
  cv: () => import("#cv/room.ts"),
  jobs: () => import("#jobs/room.ts"),
  support: () => import("#support/room.ts"),
  "saved-jobs": () => import("#saved-jobs/room.ts"),
  "job-review": () => import("#job-review/room.ts"),
  "job-search": () => import("#job-search/room.ts"),
  "job-import": null,
  "job-alerts": () => import("#job-alerts/room.ts"),
  "company-pages": () => import("#company-pages/room.ts"),
  applications: () => import("#applications/room.ts"),
  offline: null,
  feeds: () => import("#feeds/room.ts"),
  site: () => import("#site/room.ts"),
  demo: null,
} as const satisfies Record<string, (() => Promise<{ room: Room }>) | null>;
