import type { Pages } from "#test/page-states.ts";

export const pages: Pages = ({ boss }) => ({
  recruiter: {
    "employer/:companyId/home": ["", "?kind=response"].map(
      (query) => `/employer/${boss.companyId}/home${query}`,
    ),
  },
});
