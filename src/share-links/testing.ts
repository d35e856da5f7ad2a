import type { Pages } from "#test/page-states.ts";

export const pages: Pages = () => ({
  visitor: {
    "share-cv/:token": ["/share-cv/none"],
  },
  candidate: {
    "account/share-links": ["/account/share-links"],
    "account/cv-views": ["/account/cv-views"],
  },
});
