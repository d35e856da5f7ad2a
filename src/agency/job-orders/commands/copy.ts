import type { Tx } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import { conflict } from "#kit/problem.ts";
import { clientStatus } from "#market/jobs/commands/client.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { Currency } from "#platform/reference/terms.ts";
import { type OrderKind, orderCaps, orderFields } from "../terms.ts";
import { createOrder } from "./create.ts";
import { type LockedOrder, lockOrder } from "./lock.ts";

/**
 * Creates a draft with the fields of an order, which the actor leads. Consultants and contacts who have left and a target date that has
 * passed are left out.
 * @returns the id of the copy
 * @throws Problem 403, 404, 409 `client_not_active`
 */
export async function copyOrder(tx: Tx, actor: ConsultantActor, id: number, asOf: Date): Promise<number> {
  const order = await lockOrder(tx, actor, "copy", id);
  if (order.client_status === clientStatus.inactive) throw conflict("client_not_active", order.client_status);
  const target = order.target_date;
  return createOrder(
    tx,
    // The right to the order includes its client, whose terms its team reads.
    { ...actor, isAdmin: true },
    {
      ...pick(order, [...orderFields, "confidential", "client_id"]),
      kind: order.kind as OrderKind,
      currency: order.currency as Currency,
      target_date: target !== null && target >= dayOf(asOf) ? target : null,
      consultant_ids: await activeConsultants(tx, actor, order),
      contact_ids: await presentContacts(tx, id),
    },
    asOf,
  );
}

/** Returns the consultants of an order, its lead included, without the actor and those who have left the agency. */
async function activeConsultants(tx: Tx, actor: ConsultantActor, order: LockedOrder): Promise<number[]> {
  const team = [...order.recruiter_ids, ...(order.lead_id === null ? [] : [order.lead_id])];
  const rows = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "in", [0, ...team.filter((each) => each !== actor.accountId)])
    .where("agency_id", "=", actor.agencyId)
    .where("blocked_at", "is", null)
    .orderBy("id")
    .limit(orderCaps.consultants)
    .execute();
  return rows.map((row) => row.id);
}

async function presentContacts(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("job_order_contacts as t")
    .innerJoin("client_contacts as p", "p.id", "t.contact_id")
    .select("p.id")
    .where("t.order_id", "=", orderId)
    .where("p.left_at", "is", null)
    .execute();
  return rows.map((row) => row.id);
}
