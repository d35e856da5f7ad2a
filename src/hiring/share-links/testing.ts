import { day } from "#kit/clock.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = {
  "/candidates/share_cvs": "mostLinks",
};

export const ownRequests: OwnRequests = {
  "POST /candidates/share_cvs": () => ({ body: { code: "482913" } }),
};

export const stored: Stored = {
  "POST /candidates/share_cvs": {
    days: ({ created_at, expires_at }) =>
      (Date.parse(String(expires_at)) - Date.parse(String(created_at))) / day,
    code: ({ has_code }) => (has_code ? "482913" : null),
  },
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
