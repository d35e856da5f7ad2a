import { randomUUID } from "node:crypto";
import type { Reader } from "#kit/db.ts";

/** Creates a webhook of a company for tests, with deliveries; its secret cannot be opened. */
export async function makeWebhook(db: Reader, { companyId }: { companyId: number }) {
  const at = new Date("2026-03-02T02:00:00Z");
  const webhook = await db
    .insertInto("webhooks")
    .values({
      company_id: companyId,
      url: "https://erp.sen.example/hooks/sen?key=abc",
      description: "ERP",
      events: ["applicant.created", "offer.accepted"],
      secret: "",
      created_at: at,
      failing_since: at,
      old_secret: "",
      old_secret_until: new Date("2100-01-01"),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const sent = { webhook_id: webhook.id, event: "applicant.created", body: "{}", created_at: at };
  await db
    .insertInto("webhook_deliveries")
    .values([
      {
        ...sent,
        event_id: randomUUID(),
        state: "delivered",
        attempts: 1,
        attempted_at: at,
        http_status: 200,
        duration_ms: 120,
        answer: "<p>ok</p>",
      },
      {
        ...sent,
        event_id: randomUUID(),
        attempts: 2,
        attempted_at: at,
        error: "timeout",
        duration_ms: 10_001,
        next_attempt_at: new Date("2100-01-01"),
      },
      {
        ...sent,
        event_id: randomUUID(),
        state: "failed",
        attempts: 6,
        attempted_at: at,
        http_status: 503,
        duration_ms: 40,
        answer: "",
      },
    ])
    .execute();
  return webhook;
}
