import { apiKeysPath } from "#company-settings/paths.ts";
import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import type { Pages } from "#test/page-states.ts";

const apiKey = ({ create, named }: Rows) =>
  create("POST /api_keys", { body: { ...named("ERP"), scopes: ["jobs:read"], days: 30 } });

export const requests: Requests = {
  "POST /api_keys": ({ named }) => ({ body: { ...named("ERP"), scopes: ["jobs:read"], days: 30 } }),
  "DELETE /api_keys/:id": (rows) => id(apiKey(rows)),
};

export const pages: Pages = ({ workspace }) => ({
  recruiter: {
    "employer/:companyId/settings/api-keys": [apiKeysPath(workspace)],
  },
});
