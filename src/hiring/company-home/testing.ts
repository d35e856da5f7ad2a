import type { Pages } from "#test/page-states.ts";

export const pages: Pages = ({ boss }) => ({
  recruiter: {
    "employer/:companyId/home": [`/employer/${boss.companyId}/home`],
  },
});
