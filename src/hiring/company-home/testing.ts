import type { Pages } from "#test/page-states.ts";

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = { "/companies/duties": "twenty of each kind" };

export const pages: Pages = ({ boss }) => ({
  recruiter: {
    "employer/:companyId/home": ["", "?kind=response"].map(
      (query) => `/employer/${boss.companyId}/home${query}`,
    ),
  },
});
