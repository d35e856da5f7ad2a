import type { Pages } from "#test/page-states.ts";

export const pages: Pages = () => ({
  candidate: {
    "my-profile": ["/my-profile"],
  },
});
