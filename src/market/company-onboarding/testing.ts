import type { Requests } from "#test/company-endpoints/request.ts";
import type { Pages } from "#test/page-states.ts";
import type { Stored } from "#test/stored/stored.ts";
import { setupPath } from "./paths.ts";

export const requests: Requests = {
  "PUT /onboarding": () => ({ body: { step: 2 } }),
};

const step = "the answer has the next step, which is not there once the last one is finished";
export const stored: Stored = { "PUT /onboarding": { step, finished: step, skipped: step } };

export const pages: Pages = () => ({
  recruiter: {
    "employer/onboarding": [1, 2, 3, 4].map((step) => setupPath(step)),
  },
});
