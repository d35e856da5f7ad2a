import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { create } from "../contract.ts";
import { clientTerms, missingOf } from "../queries/order.ts";
import { orderRows } from "../queries/order-rows.ts";
import { droppedOrders } from "../terms.ts";
import { createOrder } from "./create.ts";
import { moveOrder } from "./move.ts";

/** The placement of a person who left, who is replaced without a fee. */
interface Replaced {
  placementId: number;
  clientId: number;
  jobId: number;
  jobTitle: string;
}

/**
 * Creates the order for a replacement without a fee, with the terms and the team of the order that the person was hired for, and opens
 * it unless the client is not active or the salary is unknown. The caller has checked the actor's right to the placement.
 * @returns the order's id
 */
export async function createReplacement(
  tx: Tx,
  actor: ConsultantActor,
  replaced: Replaced,
  asOf: Date,
): Promise<number> {
  // The right to the placement includes its order, of whose team the actor need not be.
  const by = { ...actor, isAdmin: true };
  const original = await orderRows(tx, actor).where("o.job_id", "=", replaced.jobId).executeTakeFirst();
  const team = await activeTeam(tx, actor, replaced.jobId);
  const body = create.body.parse({
    client_id: replaced.clientId,
    title: original?.title ?? replaced.jobTitle,
    head_count: 1,
    kind: original?.kind,
    salary_min: original?.salary_min,
    salary_max: original?.salary_max,
    currency: original?.currency,
    must_have: original?.must_have,
    confidential: original?.confidential,
    lead_id: team.leadId,
    consultant_ids: team.consultantIds,
    contact_ids: original ? await contactsOf(tx, original.id, replaced.clientId) : [],
  });
  const id = await createOrder(tx, by, body, asOf);
  await tx
    .updateTable("job_orders")
    .set({ replaces_placement_id: replaced.placementId })
    .where("id", "=", id)
    .execute();
  const order = await orderRows(tx, actor).where("o.id", "=", id).executeTakeFirstOrThrow();
  if (missingOf(order).length === 0) await moveOrder(tx, by, "open", { id, why: { note: null }, asOf });
  return id;
}

/**
 * Makes the lost or cancelled order of a replacement an ordinary one, with the client's terms: opened again, it has a fee. The order
 * stays locked, so that it is not opened at the same time.
 * @throws Problem 409 `order_state_changed` while the order is worked on or filled
 */
export async function endReplacement(tx: Tx, placementId: number): Promise<void> {
  const order = await tx
    .selectFrom("job_orders")
    .select(["id", "client_id", "status"])
    .where("replaces_placement_id", "=", placementId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!droppedOrders.some((status) => status === order.status))
    throw conflict("order_state_changed", order.status);
  const terms = await clientTerms(tx, { client_id: order.client_id, replaces_placement_id: null });
  await tx
    .updateTable("job_orders")
    .set({
      replaces_placement_id: null,
      fee_type: terms.fee_type,
      fee_bps: terms.fee_bps,
      fee_fixed: terms.fee_fixed,
      fee_min: terms.fee_min,
      fee_months: terms.fee_months,
      fee_currency: terms.fee_currency,
    })
    .where("id", "=", order.id)
    .execute();
}

/** Returns the members of a job's team who work for the agency. */
async function activeTeam(tx: Tx, { agencyId }: ConsultantActor, jobId: number) {
  const { owner_id, recruiter_ids } = await tx
    .selectFrom("jobs")
    .select(["owner_id", "recruiter_ids"])
    .where("id", "=", jobId)
    .executeTakeFirstOrThrow();
  const active = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "in", [owner_id ?? 0, ...recruiter_ids])
    .where("agency_id", "=", agencyId)
    .where("blocked_at", "is", null)
    .execute();
  const isActive = (id: number | null) => active.some((account) => account.id === id);
  return {
    leadId: isActive(owner_id) ? owner_id : null,
    consultantIds: recruiter_ids.filter((id) => isActive(id) && id !== owner_id),
  };
}

/** Returns the contacts of an order who have not left its client. */
async function contactsOf(tx: Tx, orderId: number, clientId: number): Promise<number[]> {
  const contacts = await tx
    .selectFrom("job_order_contacts as t")
    .innerJoin("client_contacts as p", "p.id", "t.contact_id")
    .select("p.id")
    .where("t.order_id", "=", orderId)
    .where("p.client_id", "=", clientId)
    .where("p.left_at", "is", null)
    .execute();
  return contacts.map(({ id }) => id);
}
