import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import { enqueue, type Reader, type Tx } from "#kit/db.ts";
import { conflict, notFound } from "#kit/problem.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import type { Recorded } from "#people/activities/events.ts";
import { eventOf } from "../activity-events.ts";
import { deliveryDays, isDue, ping } from "../terms.ts";
import { lockWebhook } from "./webhooks.ts";

/** The queues of attempts: failing and slow receivers do not delay working ones. */
export const deliverJobs = { working: "webhook", failing: "webhook-failing" } as const;

/** Queues the attempt after the first `attempts`; of two jobs for the same attempt only one runs. */
export function queueAttempt(
  tx: Tx,
  { id, webhookId, attempts, failing }: { id: number; webhookId: number; attempts: number; failing: boolean },
  startAfter?: Date,
): void {
  enqueue(tx, {
    name: deliverJobs[failing ? "failing" : "working"],
    data: { id, attempts },
    group: String(webhookId),
    ...(startAfter && { startAfter }),
  });
}

/** Returns the body of a delivery, fixed at the time of the event. */
export function bodyOf(event: string, companyId: number, data: object, at: Date) {
  const eventId = randomUUID();
  return {
    eventId,
    body: JSON.stringify({ id: eventId, type: event, created_at: at, company_id: companyId, data }),
  };
}

/**
 * Queues deliveries to each webhook of the company that has subscribed to the event, in the transaction that causes the event. An
 * agency's activities are not sent to its client.
 */
export async function queueDeliveries(tx: Tx, recorded: Recorded): Promise<void> {
  const happened = eventOf(recorded);
  if (!happened) return;
  const { event, data } = happened;
  const { companyId, jobId, at } = recorded;
  const { eventId, body } = bodyOf(event, companyId, data, at);
  const { rows } = await sql<{ id: number; webhook_id: number; failing: boolean }>`
    INSERT INTO webhook_deliveries (webhook_id, event_id, event, body, created_at, next_attempt_at)
    SELECT w.id, ${eventId}, ${event}, ${body}, ${at}, ${at} FROM webhooks w
    WHERE w.company_id = ${companyId} AND w.active AND ${event} = ANY (w.events)
      AND EXISTS (SELECT FROM jobs j WHERE j.id = ${jobId} AND j.agency_id IS NULL)
    RETURNING id, webhook_id,
      (SELECT w.failing_since IS NOT NULL FROM webhooks w WHERE w.id = webhook_id) AS failing`.execute(tx);
  for (const { webhook_id: webhookId, ...row } of rows) queueAttempt(tx, { ...row, webhookId, attempts: 0 });
}

/** Sends the event `ping` to a webhook. @returns the delivery's id @throws Problem 403, 404 */
export async function sendPing(tx: Tx, actor: CompanyActor, id: number, asOf: Date): Promise<number> {
  const { failing } = await lockWebhook(tx, actor, id);
  const { eventId, body } = bodyOf(ping, actor.companyId, { webhook_id: id }, asOf);
  const made = await tx
    .insertInto("webhook_deliveries")
    .values({
      webhook_id: id,
      event_id: eventId,
      event: ping,
      body,
      created_at: asOf,
      next_attempt_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  queueAttempt(tx, { id: made.id, webhookId: id, attempts: 0, failing });
  return made.id;
}

/**
 * Sends an event again at once, with its original body; the schedule of retries continues.
 * @throws Problem 403, 404, 409 when its attempt is due anyway or the webhook is inactive
 */
export async function replayDelivery(
  tx: Tx,
  actor: CompanyActor,
  { id, deliveryId }: { id: number; deliveryId: number },
  asOf: Date,
): Promise<void> {
  const { active, failing } = await lockWebhook(tx, actor, id);
  const row = await tx
    .selectFrom("webhook_deliveries")
    .select(["event", "state", "attempts", "next_attempt_at"])
    .where("id", "=", deliveryId)
    .where("webhook_id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!active && row.event !== ping) throw conflict("webhook_off", row.state);
  if (isDue(row, asOf)) throw conflict("delivery_waiting", row.state);
  await tx
    .updateTable("webhook_deliveries")
    .set({ state: "pending", next_attempt_at: asOf })
    .where("id", "=", deliveryId)
    .execute();
  queueAttempt(tx, { id: deliveryId, webhookId: id, attempts: row.attempts, failing });
}

/** @returns the number of pruned rows */
export async function pruneDeliveries(db: Reader, asOf: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("webhook_deliveries")
    .where("created_at", "<", new Date(asOf.getTime() - deliveryDays * day))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
