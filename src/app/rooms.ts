import type { RoomPages } from "#kit/pages.ts";
import type { Room } from "#kit/room.ts";

/** The declarations of a room. The build reads `pages.ts`; only servers and workers read `room.ts`. */
interface Declared {
  pages?: () => Promise<{ pages: RoomPages }>;
  room?: () => Promise<{ room: Room }>;
}

/**
 * Every room of the product by its wing, the folder under src. The order is that of the import law: a room knows only those
 * above it, and those above it reach it by events (kit/events). A new room is a line here.
 */
// biome-ignore format: a room, a line
export const wings = {
  /** Reference data, files, erasures and what search engines read. */
  platform: {
    seo: {},
    reference: { pages: () => import("#platform/reference/pages.ts"), room: () => import("#platform/reference/room.ts") },
    files: { room: () => import("#platform/files/room.ts") },
    erasures: { room: () => import("#platform/erasures/room.ts") },
  },
  /** Accounts, companies, their members, settings and notifications. */
  people: {
    companies: { room: () => import("#people/companies/room.ts") },
    accounts: { pages: () => import("#people/accounts/pages.ts"), room: () => import("#people/accounts/room.ts") },
    security: { pages: () => import("#people/security/pages.ts"), room: () => import("#people/security/room.ts") },
    activities: { room: () => import("#people/activities/room.ts") },
    notifications: { pages: () => import("#people/notifications/pages.ts"), room: () => import("#people/notifications/room.ts") },
    audit: { pages: () => import("#people/audit/pages.ts"), room: () => import("#people/audit/room.ts") },
    law: { pages: () => import("#people/law/pages.ts"), room: () => import("#people/law/room.ts") },
    medias: { room: () => import("#people/medias/room.ts") },
    "company-settings": {
      pages: () => import("#people/company-settings/pages.ts"),
      room: () => import("#people/company-settings/room.ts"),
    },
    agencies: { pages: () => import("#people/agencies/pages.ts"), room: () => import("#people/agencies/room.ts") },
    members: { pages: () => import("#people/members/pages.ts"), room: () => import("#people/members/room.ts") },
    calendars: { pages: () => import("#people/calendars/pages.ts"), room: () => import("#people/calendars/room.ts") },
    "saved-views": {
      pages: () => import("#people/saved-views/pages.ts"),
      room: () => import("#people/saved-views/room.ts"),
    },
    clients: { pages: () => import("#people/clients/pages.ts"), room: () => import("#people/clients/room.ts") },
    "api-keys": { pages: () => import("#people/api-keys/pages.ts"), room: () => import("#people/api-keys/room.ts") },
  },
  /** Profiles and CVs of job seekers. */
  profiles: {
    candidates: { pages: () => import("#profiles/candidates/pages.ts"), room: () => import("#profiles/candidates/room.ts") },
    cv: { pages: () => import("#profiles/cv/pages.ts"), room: () => import("#profiles/cv/room.ts") },
  },
  /** Jobs from draft to search, alerts, and the public pages of companies. */
  market: {
    jobs: { pages: () => import("#market/jobs/pages.ts"), room: () => import("#market/jobs/room.ts") },
    support: { pages: () => import("#market/support/pages.ts"), room: () => import("#market/support/room.ts") },
    "saved-jobs": { pages: () => import("#market/saved-jobs/pages.ts"), room: () => import("#market/saved-jobs/room.ts") },
    "hidden-jobs": { pages: () => import("#market/hidden-jobs/pages.ts"), room: () => import("#market/hidden-jobs/room.ts") },
    "job-review": { pages: () => import("#market/job-review/pages.ts"), room: () => import("#market/job-review/room.ts") },
    "job-search": { pages: () => import("#market/job-search/pages.ts"), room: () => import("#market/job-search/room.ts") },
    salaries: { pages: () => import("#market/salaries/pages.ts"), room: () => import("#market/salaries/room.ts") },
    "job-import": {},
    "job-alerts": { pages: () => import("#market/job-alerts/pages.ts"), room: () => import("#market/job-alerts/room.ts") },
    onboarding: { pages: () => import("#market/onboarding/pages.ts") },
    "company-onboarding": {
      pages: () => import("#market/company-onboarding/pages.ts"),
      room: () => import("#market/company-onboarding/room.ts"),
    },
    "company-pages": { pages: () => import("#market/company-pages/pages.ts"), room: () => import("#market/company-pages/room.ts") },
    "career-sites": { pages: () => import("#market/career-sites/pages.ts"), room: () => import("#market/career-sites/room.ts") },
    "company-page-editor": {
      pages: () => import("#market/company-page-editor/pages.ts"),
      room: () => import("#market/company-page-editor/room.ts"),
    },
  },
  /** Applicants and everything that companies and agencies do with them. */
  hiring: {
    applications: { pages: () => import("#hiring/applications/pages.ts"), room: () => import("#hiring/applications/room.ts") },
    "share-links": { pages: () => import("#hiring/share-links/pages.ts"), room: () => import("#hiring/share-links/room.ts") },
    stages: { pages: () => import("#hiring/stages/pages.ts"), room: () => import("#hiring/stages/room.ts") },
    "talent-pools": { pages: () => import("#hiring/talent-pools/pages.ts"), room: () => import("#hiring/talent-pools/room.ts") },
    "candidate-search": { pages: () => import("#hiring/candidate-search/pages.ts"), room: () => import("#hiring/candidate-search/room.ts") },
    interviews: { pages: () => import("#hiring/interviews/pages.ts"), room: () => import("#hiring/interviews/room.ts") },
    "interview-kits": { pages: () => import("#hiring/interview-kits/pages.ts"), room: () => import("#hiring/interview-kits/room.ts") },
    offers: { pages: () => import("#hiring/offers/pages.ts"), room: () => import("#hiring/offers/room.ts") },
    representations: {
      pages: () => import("#hiring/representations/pages.ts"),
      room: () => import("#hiring/representations/room.ts"),
    },
    messages: { pages: () => import("#hiring/messages/pages.ts"), room: () => import("#hiring/messages/room.ts") },
    notes: { pages: () => import("#hiring/notes/pages.ts"), room: () => import("#hiring/notes/room.ts") },
    tasks: { pages: () => import("#hiring/tasks/pages.ts"), room: () => import("#hiring/tasks/room.ts") },
    "email-templates": { pages: () => import("#hiring/email-templates/pages.ts"), room: () => import("#hiring/email-templates/room.ts") },
    downloads: { room: () => import("#hiring/downloads/room.ts") },
    "csv-import": { pages: () => import("#hiring/csv-import/pages.ts"), room: () => import("#hiring/csv-import/room.ts") },
    webhooks: { pages: () => import("#hiring/webhooks/pages.ts"), room: () => import("#hiring/webhooks/room.ts") },
    reports: { pages: () => import("#hiring/reports/pages.ts"), room: () => import("#hiring/reports/room.ts") },
    "applicant-pages": { pages: () => import("#hiring/applicant-pages/pages.ts") },
    "company-home": { pages: () => import("#hiring/company-home/pages.ts"), room: () => import("#hiring/company-home/room.ts") },
    "quick-search": { pages: () => import("#hiring/quick-search/pages.ts"), room: () => import("#hiring/quick-search/room.ts") },
  },
  /** The desk of an agency's consultants, beyond the hiring that companies have too. */
  agency: {
    fees: { room: () => import("#agency/fees/room.ts") },
    "job-orders": { pages: () => import("#agency/job-orders/pages.ts"), room: () => import("#agency/job-orders/room.ts") },
    introductions: { pages: () => import("#agency/introductions/pages.ts"), room: () => import("#agency/introductions/room.ts") },
    shares: { pages: () => import("#agency/shares/pages.ts"), room: () => import("#agency/shares/room.ts") },
    portals: { pages: () => import("#agency/portals/pages.ts"), room: () => import("#agency/portals/room.ts") },
    "people-search": { pages: () => import("#agency/people-search/pages.ts"), room: () => import("#agency/people-search/room.ts") },
    placements: { pages: () => import("#agency/placements/pages.ts"), room: () => import("#agency/placements/room.ts") },
    invoices: { pages: () => import("#agency/invoices/pages.ts"), room: () => import("#agency/invoices/room.ts") },
    "agency-reports": { pages: () => import("#agency/agency-reports/pages.ts"), room: () => import("#agency/agency-reports/room.ts") },
    desk: { pages: () => import("#agency/desk/pages.ts"), room: () => import("#agency/desk/room.ts") },
    archives: { pages: () => import("#agency/archives/pages.ts"), room: () => import("#agency/archives/room.ts") },
  },
  /** The console of Sen's administrators, over the rows of all rooms. */
  administration: {
    explain: { pages: () => import("#administration/explain/pages.ts"), room: () => import("#administration/explain/room.ts") },
    viewing: { pages: () => import("#administration/viewing/pages.ts"), room: () => import("#administration/viewing/room.ts") },
    statistics: { pages: () => import("#administration/statistics/pages.ts"), room: () => import("#administration/statistics/room.ts") },
    lists: { pages: () => import("#administration/lists/pages.ts"), room: () => import("#administration/lists/room.ts") },
    "job-titles": {
      pages: () => import("#administration/job-titles/pages.ts"),
      room: () => import("#administration/job-titles/room.ts"),
    },
    "company-directory": {
      pages: () => import("#administration/company-directory/pages.ts"),
      room: () => import("#administration/company-directory/room.ts"),
    },
    users: { pages: () => import("#administration/users/pages.ts"), room: () => import("#administration/users/room.ts") },
    "company-merges": { pages: () => import("#administration/company-merges/pages.ts"), room: () => import("#administration/company-merges/room.ts") },
    operations: { pages: () => import("#administration/operations/pages.ts"), room: () => import("#administration/operations/room.ts") },
  },
  /** Pages for visitors, feeds, offline copies and the demo market. */
  front: {
    offline: { pages: () => import("#front/offline/pages.ts") },
    feeds: { room: () => import("#front/feeds/room.ts") },
    site: { pages: () => import("#front/site/pages.ts"), room: () => import("#front/site/room.ts") },
    demo: {},
  },
} as const satisfies Record<string, Record<string, Declared>>;

/** The rooms in their order, by their folders under src (`hiring/offers`). */
export const declaredRooms: readonly (readonly [folder: string, declared: Declared])[] = Object.entries(
  wings,
).flatMap(([wing, rooms]) =>
  Object.entries(rooms).map(([room, declared]) => [`${wing}/${room}`, declared] as const),
);
