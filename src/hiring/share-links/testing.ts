import type { Pages } from "#test/page-states.ts";

/** Answered whole, with what limits each. */
export const wholeLists = {
  "/candidates/share_cvs": "mostLinks",
};

export const pages: Pages = () => ({
  visitor: {
    "share-cv/:token": ["/share-cv/none"],
  },
  candidate: {
    "account/share-links": ["/account/share-links"],
    "account/cv-views": ["/account/cv-views"],
  },
});
