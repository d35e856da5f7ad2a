import type { Insertable } from "kysely";
import { eventOf } from "#hiring/webhooks/activity-events.ts";
import { bodyOf } from "#hiring/webhooks/commands/deliveries.ts";
import { sealSecret } from "#hiring/webhooks/commands/webhooks.ts";
import { newSecret } from "#hiring/webhooks/signature.ts";
import { events } from "#hiring/webhooks/terms.ts";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import type { Recorded } from "#people/activities/events.ts";
import type { DB } from "../../../../db/types.ts";
import { plusDays } from "../calendar.ts";
import { demoCompanyKey } from "./conversations.ts";
import type { Ids } from "./people.ts";

/** Number of deliveries, which are about the latest events. */
const most = 12;
/** Results of the latest deliveries, newest first. Deliveries with an empty or no result succeeded at the first attempt. */
const results: readonly Partial<Insertable<DB["webhook_deliveries"]>>[] = [
  {},
  {},
  { attempts: 2, duration_ms: 1840 },
  {},
  {
    state: "failed",
    attempts: 6,
    http_status: 503,
    duration_ms: 212,
    answer: "<html><head><title>503 Service Temporarily Unavailable</title></head></html>",
  },
  {},
  { state: "failed", attempts: 6, http_status: null, duration_ms: 10_001, error: "timeout", answer: null },
];

/** Inserts a webhook of the demo company to an address that does not exist, and deliveries of the latest events of the log. */
export async function addWebhook(
  tx: Tx,
  history: readonly Insertable<DB["activities"]>[],
  ids: Ids,
  { box, asOf }: { box: SecretBox; asOf: Date },
): Promise<void> {
  const companyId = ids.companies.get(demoCompanyKey)!;
  const { id: webhook_id } = await tx
    .insertInto("webhooks")
    .values({
      company_id: companyId,
      url: "https://erp.sen.example/hooks/sen",
      description: "ERP",
      events: events.filter((event) => !event.startsWith("job.")),
      secret: sealSecret(box, companyId, newSecret()),
      created_at: plusDays(asOf, -40),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const sent = history
    .filter(({ company_id, applicant_id }) => company_id === companyId && applicant_id)
    .flatMap(({ kind, at, job_id, applicant_id, data }) => {
      const facts = typeof data === "string" ? JSON.parse(data) : (data ?? {});
      const about = { kind, at, companyId, jobId: job_id, applicantId: applicant_id, data: facts };
      const happened = eventOf(about as unknown as Recorded);
      return happened ? [{ ...happened, at: at as Date }] : [];
    })
    .slice(-most);
  const rows = sent.map(({ event, data, at }, index): Insertable<DB["webhook_deliveries"]> => {
    const { eventId, body } = bodyOf(event, companyId, data, at);
    return {
      webhook_id,
      event_id: eventId,
      event,
      body,
      created_at: at,
      attempted_at: at,
      state: "delivered",
      attempts: 1,
      http_status: 200,
      duration_ms: 90 + 17 * index,
      error: null,
      answer: '{"ok":true}',
      ...results[sent.length - 1 - index],
    };
  });
  await insertMany(tx, "webhook_deliveries", rows);
}
