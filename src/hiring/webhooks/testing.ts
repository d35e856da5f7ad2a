import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import { type MailSample, sample } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import { makeWebhook } from "./factory.ts";
import * as mails from "./mails.ts";
import { webhookPath, webhooksPath } from "./paths.ts";
import { offReasons } from "./terms.ts";

const hook = { url: "https://example.com/hooks", events: ["job.closed"] };

async function ownWebhook({ db, boss }: Rows) {
  const { id } = await makeWebhook(db, boss);
  const delivery = await db
    .selectFrom("webhook_deliveries")
    .select("id")
    .where("webhook_id", "=", id)
    .where("state", "=", "failed")
    .executeTakeFirstOrThrow();
  return { id, deliveryId: delivery.id };
}

export const mailSamples: readonly MailSample[] = [
  ...offReasons.map((reason) =>
    sample(
      mails.webhookOff,
      { webhook: 7, host: "erp.sen.example", reason },
      "/console/settings/webhooks/7",
      reason,
    ),
  ),
];

export const requests: Requests = {
  "POST /webhooks": () => ({ body: hook }),
  "PUT /webhooks/:id": async (rows) => ({ ...(await id(ownWebhook(rows))), body: hook }),
  "DELETE /webhooks/:id": (rows) => id(ownWebhook(rows)),
  "POST /webhooks/:id/test": (rows) => id(ownWebhook(rows)),
  "POST /webhooks/:id/secret": (rows) => id(ownWebhook(rows)),
  "GET /webhooks/:id/deliveries": (rows) => id(ownWebhook(rows)),
  "POST /webhooks/:id/deliveries/:deliveryId/replay": async (rows) => ({ params: await ownWebhook(rows) }),
};

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = {
  "/companies/webhooks": "too_many_webhooks",
};

export const pages: Pages = async ({ db, boss, workspace }) => {
  const webhook = await makeWebhook(db, boss);
  return {
    recruiter: {
      "employer/:companyId/settings/webhooks": ["", "?deleted=1"].map(
        (query) => webhooksPath(workspace) + query,
      ),
      "employer/:companyId/settings/webhooks/:webhookId": ["", "?done=tested"].map(
        (query) => webhookPath(workspace, webhook.id) + query,
      ),
    },
  };
};
