import type { Pages } from "#test/page-states.ts";

export const pages: Pages = () => ({
  candidate: {
    "onboarding/:step": [1, 2, 3, 4, 5].map((step) => `/onboarding/step${step}`),
  },
});
