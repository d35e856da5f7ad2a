import { deskOf, makePlacement } from "#agency/placements/factory.ts";
import type { Pages } from "#test/page-states.ts";
import { dashboardPath } from "./console-paths.ts";

export const pages: Pages = async ({ db, consultant }) => {
  await makePlacement(db, await deskOf(db, consultant.id), new Date());
  return {
    consultant: { "consultants/dashboard": ["", "?view=team"].map((query) => dashboardPath + query) },
  };
};
