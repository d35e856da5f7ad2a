import { definePoint } from "#kit/contributions.ts";

/** Whether an agency's link `share_links AS l` may be opened: the person agrees, and the order is worked on. */
export const isAgencyLinkOpen = definePoint<[], boolean>("share-links.is-agency-link-open");
