import type { Pages } from "#test/page-states.ts";

export const pages: Pages = ({ boss }) => ({
  recruiter: {
    "employer/:companyId/reports": [
      "",
      "?report=sources",
      "?report=pipeline",
      "?report=times",
      "?report=stages",
      "?report=team",
    ].map((query) => `/employer/${boss.companyId}/reports${query}`),
  },
});
