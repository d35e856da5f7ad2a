import type { Pages } from "#test/page-states.ts";

export const pages: Pages = ({ boss }) => ({
  recruiter: {
    "employer/:companyId/reports": [
      "",
      "?report=trend&period=all",
      "?period=custom&from=2026-02-01&to=2026-03-02",
      "?report=sources",
      "?report=pipeline",
      "?report=times",
      "?report=stages",
      "?report=team",
    ].map((query) => `/employer/${boss.companyId}/reports${query}`),
  },
});
