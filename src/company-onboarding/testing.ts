import type { Requests } from "#test/company-endpoints/request.ts";
import type { Pages } from "#test/page-states.ts";
import { setupPath } from "./paths.ts";

export const requests: Requests = {
  "PUT /onboarding": () => ({ body: { step: 2 } }),
};

export const pages: Pages = () => ({
  recruiter: {
    "employer/onboarding": [1, 2, 3, 4].map((step) => setupPath(step)),
  },
});
