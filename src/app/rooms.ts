import type { RoomPages } from "#kit/pages.ts";
import type { Room } from "#kit/room.ts";

/** What a room declares: `pages.ts` is read by the build too, `room.ts` by servers and workers only. */
interface Declared {
  pages?: () => Promise<{ pages: RoomPages }>;
  room?: () => Promise<{ room: Room }>;
}

/**
 * Every room of the product, in the order that the import law follows: a room knows only those above it, and those above it
 * reach it by events (kit/events). A new room is a line here.
 */
// biome-ignore format: a room, a line
export const rooms = {
  seo: {},
  reference: { pages: () => import("#reference/pages.ts"), room: () => import("#reference/room.ts") },
  files: { room: () => import("#files/room.ts") },
  erasures: { room: () => import("#erasures/room.ts") },
  companies: { room: () => import("#companies/room.ts") },
  accounts: { pages: () => import("#accounts/pages.ts"), room: () => import("#accounts/room.ts") },
  security: { pages: () => import("#security/pages.ts"), room: () => import("#security/room.ts") },
  activities: { room: () => import("#activities/room.ts") },
  notifications: { pages: () => import("#notifications/pages.ts"), room: () => import("#notifications/room.ts") },
  audit: { pages: () => import("#audit/pages.ts"), room: () => import("#audit/room.ts") },
  medias: { room: () => import("#medias/room.ts") },
  members: { pages: () => import("#members/pages.ts"), room: () => import("#members/room.ts") },
  "company-settings": {
    pages: () => import("#company-settings/pages.ts"),
    room: () => import("#company-settings/room.ts"),
  },
  "api-keys": { pages: () => import("#api-keys/pages.ts"), room: () => import("#api-keys/room.ts") },
  candidates: { pages: () => import("#candidates/pages.ts"), room: () => import("#candidates/room.ts") },
  cv: { pages: () => import("#cv/pages.ts"), room: () => import("#cv/room.ts") },
  jobs: { pages: () => import("#jobs/pages.ts"), room: () => import("#jobs/room.ts") },
  support: { pages: () => import("#support/pages.ts"), room: () => import("#support/room.ts") },
  "saved-jobs": { pages: () => import("#saved-jobs/pages.ts"), room: () => import("#saved-jobs/room.ts") },
  "hidden-jobs": { pages: () => import("#hidden-jobs/pages.ts"), room: () => import("#hidden-jobs/room.ts") },
  "job-review": { pages: () => import("#job-review/pages.ts"), room: () => import("#job-review/room.ts") },
  "job-search": { pages: () => import("#job-search/pages.ts"), room: () => import("#job-search/room.ts") },
  "job-import": {},
  "job-alerts": { pages: () => import("#job-alerts/pages.ts"), room: () => import("#job-alerts/room.ts") },
  onboarding: { pages: () => import("#onboarding/pages.ts") },
  "company-onboarding": {
    pages: () => import("#company-onboarding/pages.ts"),
    room: () => import("#company-onboarding/room.ts"),
  },
  "company-pages": { pages: () => import("#company-pages/pages.ts"), room: () => import("#company-pages/room.ts") },
  "career-sites": { pages: () => import("#career-sites/pages.ts"), room: () => import("#career-sites/room.ts") },
  "company-page-editor": {
    pages: () => import("#company-page-editor/pages.ts"),
    room: () => import("#company-page-editor/room.ts"),
  },
  applications: { pages: () => import("#applications/pages.ts"), room: () => import("#applications/room.ts") },
  "share-links": { pages: () => import("#share-links/pages.ts"), room: () => import("#share-links/room.ts") },
  stages: { pages: () => import("#stages/pages.ts"), room: () => import("#stages/room.ts") },
  "talent-pools": { pages: () => import("#talent-pools/pages.ts"), room: () => import("#talent-pools/room.ts") },
  "candidate-search": { pages: () => import("#candidate-search/pages.ts"), room: () => import("#candidate-search/room.ts") },
  interviews: { pages: () => import("#interviews/pages.ts"), room: () => import("#interviews/room.ts") },
  offers: { pages: () => import("#offers/pages.ts"), room: () => import("#offers/room.ts") },
  messages: { pages: () => import("#messages/pages.ts"), room: () => import("#messages/room.ts") },
  notes: { pages: () => import("#notes/pages.ts"), room: () => import("#notes/room.ts") },
  tasks: { pages: () => import("#tasks/pages.ts"), room: () => import("#tasks/room.ts") },
  "email-templates": { pages: () => import("#email-templates/pages.ts"), room: () => import("#email-templates/room.ts") },
  downloads: { room: () => import("#downloads/room.ts") },
  "csv-import": { pages: () => import("#csv-import/pages.ts"), room: () => import("#csv-import/room.ts") },
  webhooks: { pages: () => import("#webhooks/pages.ts"), room: () => import("#webhooks/room.ts") },
  reports: { pages: () => import("#reports/pages.ts"), room: () => import("#reports/room.ts") },
  "applicant-pages": { pages: () => import("#applicant-pages/pages.ts") },
  "company-home": { pages: () => import("#company-home/pages.ts"), room: () => import("#company-home/room.ts") },
  "quick-search": { pages: () => import("#quick-search/pages.ts"), room: () => import("#quick-search/room.ts") },
  offline: { pages: () => import("#offline/pages.ts") },
  feeds: { room: () => import("#feeds/room.ts") },
  site: { pages: () => import("#site/pages.ts"), room: () => import("#site/room.ts") },
  demo: {},
} as const satisfies Record<string, Declared>;

export const declaredRooms: readonly (readonly [name: string, declared: Declared])[] = Object.entries(rooms);
