import type { Pages } from "#test/page-states.ts";
import { statisticsPath } from "./console-paths.ts";
import { statisticNames } from "./terms.ts";

export const pages: Pages = () => ({
  admin: {
    "admin/statistics": ["", ...statisticNames.map((name) => `?statistic=${name}&period=all`)].map(
      (query) => statisticsPath + query,
    ),
  },
});
