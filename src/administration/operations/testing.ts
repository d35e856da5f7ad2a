import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { operationsPath } from "./console-paths.ts";

/** The queue of the test API has every job. */
const params = { id: "00000000-0000-4000-8000-000000000001" };

export const ownRequests: OwnRequests = {
  "POST /admins/operations/jobs/:id/retry": () => ({ params }),
  "POST /admins/operations/jobs/:id/discard": () => ({ params, body: { reason: "The file is damaged" } }),
};

export const stored: Stored = {
  "POST /admins/operations/jobs/:id/discard": { reason: "is in the audit log (operations.test.ts)" },
};

const job = "runs or discards work of the product itself; the audit log has the reason";
export const notices: Notices = {
  "POST /admins/operations/jobs/:id/retry": job,
  "POST /admins/operations/jobs/:id/discard": job,
};

export const pages: Pages = () => ({ admin: { "admin/operations": [operationsPath] } });
