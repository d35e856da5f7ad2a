import { settingsPath } from "#people/company-settings/paths.ts";
import { picture } from "#test/company-endpoints/request.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";

export const ownRequests: OwnRequests = {
  "PUT /consultants/agency": () => ({
    body: {
      name: "Săn tài năng Huế",
      tax_code: "0312345673",
      phone: "+84901234567",
      bank_account: "0123456789",
      invoice_prefix: "HUE",
      am_review: false,
    },
  }),
  "PUT /consultants/agency/logo": async () => ({ files: { image: await picture() } }),
};

export const stored: Stored = {
  "PUT /consultants/agency/logo": "stores a picture, of which answers have the address",
};

export const pages: Pages = ({ consultant }) => ({
  consultant: {
    "consultants/settings": ["", "?done=details"].map(
      (query) => settingsPath({ agency: consultant.agency_id }) + query,
    ),
  },
});
