import { definePoint } from "#kit/contributions.ts";

/** The number of companies that candidate `k` has hidden. */
export const hiddenCompanyCount = definePoint<[], number>("candidates.hidden-company-count");
