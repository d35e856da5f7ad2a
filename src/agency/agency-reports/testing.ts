import type { Pages } from "#test/page-states.ts";
import { agencyReportsPath } from "./console-paths.ts";
import { reportNames } from "./terms.ts";

export const pages: Pages = () => ({
  consultant: {
    "consultants/reports/agency": ["", ...reportNames.map((name) => `?report=${name}&period=all`)].map(
      (query) => agencyReportsPath + query,
    ),
  },
});
