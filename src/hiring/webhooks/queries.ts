import { type Selectable, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import { contribute } from "#kit/contributions.ts";
import type { Reader } from "#kit/db.ts";
import { assertAllowed, notFound } from "#kit/problem.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { hasWebhook } from "#people/activities/contributions.ts";
import type { WebhookDeliveries } from "../../../db/types.ts";
import type { deliveryList, webhookList } from "./contract.ts";
import { mayManageWebhooks } from "./policy.ts";
import { caps, isDue, ping } from "./terms.ts";

type Webhook = ReplyOf<typeof webhookList>["data"][number];
type Delivery = ReplyOf<typeof deliveryList>["data"][number];
type DeliveryRow = Omit<Selectable<WebhookDeliveries>, "body" | "webhook_id">;

/** Returns the webhooks of the actor's company. @throws Problem 403 */
export async function webhooksOf(
  db: Reader,
  actor: CompanyActor,
  asOf: Date,
): Promise<ReplyOf<typeof webhookList>> {
  assertAllowed(mayManageWebhooks(actor));
  const rows = await db
    .selectFrom("webhooks")
    .select(["id", "url", "description", "events", "active", "off_reason", "failing_since"])
    .select(["old_secret_until", "created_at"])
    .where("company_id", "=", actor.companyId)
    .orderBy("id")
    .execute();
  const data = rows.map(({ id, ...row }) => ({
    id: String(id),
    type: "webhook" as const,
    attributes: {
      ...(row as typeof row & Pick<Webhook["attributes"], "events" | "off_reason">),
      old_secret_until: row.old_secret_until && row.old_secret_until > asOf ? row.old_secret_until : null,
      can: { edit: true, delete: true, test: true, rotate: true },
    },
  }));
  return { data, meta: { can: { create: data.length < caps.webhooks } } };
}

/** Returns a webhook of the actor's company. @throws Problem 403, 404 */
export async function webhookOf(db: Reader, actor: CompanyActor, id: number, asOf: Date): Promise<Webhook> {
  const { data } = await webhooksOf(db, actor, asOf);
  const webhook = data.find((each) => each.id === String(id));
  if (!webhook) throw notFound();
  return webhook;
}

/** Returns the deliveries of a webhook. @throws Problem 403, 404 */
export async function deliveriesOf(
  db: Reader,
  actor: CompanyActor,
  id: number,
  { before, items }: QueryOf<typeof deliveryList>,
  asOf: Date,
): Promise<ReplyOf<typeof deliveryList>> {
  const { attributes } = await webhookOf(db, actor, id, asOf);
  const rows = await rowsOf(db, actor, id)
    .$if(before !== undefined, (query) => query.where("d.id", "<", before as number))
    .orderBy("d.id", "desc")
    .limit(items + 1)
    .execute();
  const shown = rows.slice(0, items);
  const last = rows.length > items ? shown.at(-1) : undefined;
  return {
    data: shown.map((row) => deliveryView(row, attributes, asOf)),
    meta: { next: last ? String(last.id) : null },
  };
}

/** Returns a delivery. @throws Problem 403, 404 */
export async function deliveryOf(
  db: Reader,
  actor: CompanyActor,
  { id, deliveryId }: { id: number; deliveryId: number },
  asOf: Date,
): Promise<Delivery> {
  const { attributes } = await webhookOf(db, actor, id, asOf);
  const row = await rowsOf(db, actor, id).where("d.id", "=", deliveryId).executeTakeFirst();
  if (!row) throw notFound();
  return deliveryView(row, attributes, asOf);
}

function rowsOf(db: Reader, { companyId }: CompanyActor, id: number) {
  return db
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhooks as w", "w.id", "d.webhook_id")
    .select(["d.id", "d.event", "d.event_id", "d.created_at", "d.state", "d.attempts", "d.next_attempt_at"])
    .select(["d.attempted_at", "d.http_status", "d.duration_ms", "d.error", "d.answer"])
    .where("w.id", "=", id)
    .where("w.company_id", "=", companyId);
}

function deliveryView({ id, ...row }: DeliveryRow, { active }: { active: boolean }, asOf: Date): Delivery {
  return {
    id: String(id),
    type: "webhook_delivery",
    attributes: {
      ...(row as typeof row & Pick<Delivery["attributes"], "event" | "state" | "error">),
      can: { replay: (active || row.event === ping) && !isDue(row, asOf) },
    },
  };
}

export const contributions = [
  contribute(
    hasWebhook,
    () =>
      sql<boolean>`EXISTS (SELECT FROM webhooks w WHERE w.company_id = activities.company_id AND w.active)`,
  ),
];
