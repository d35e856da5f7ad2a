import { day } from "#kit/clock.ts";
import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { Stored } from "#test/stored/stored.ts";
import { apiKeysPath } from "./paths.ts";

const apiKey = ({ create, named }: Rows) =>
  create("POST /api_keys", { body: { ...named("ERP"), scopes: ["jobs:read"], days: 30 } });

export const requests: Requests = {
  "POST /api_keys": ({ named }) => ({ body: { ...named("ERP"), scopes: ["jobs:read"], days: 30 } }),
  "DELETE /api_keys/:id": (rows) => id(apiKey(rows)),
};

export const stored: Stored = {
  "POST /api_keys": {
    days: ({ created_at, expires_at }) => (Date.parse(`${expires_at}`) - Date.parse(`${created_at}`)) / day,
  },
};

/** Endpoints that return a list without pages, with the limit of its length. */
export const wholeLists = {
  "/companies/api_keys": "too_many_keys",
};

export const pages: Pages = ({ workspace }) => ({
  recruiter: {
    "employer/:companyId/settings/api-keys": [apiKeysPath(workspace)],
  },
});
