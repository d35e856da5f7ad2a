import { type LockedOrder, lockOrder } from "#agency/job-orders/commands/lock.ts";
import type { Tx } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { record } from "#people/activities/commands.ts";
import { type PortalState, type PortalVerb, portalLife } from "../lifecycle.ts";
import { type PortalRow, portalRows, stateOfRow } from "../queries/rows.ts";

/**
 * Locks the order of portals for its team: the lead, the AM of the client and administrators.
 * @throws Problem 404, 403 for other consultants
 */
export const lockForTeam = (tx: Tx, actor: ConsultantActor, orderId: number): Promise<LockedOrder> =>
  lockOrder(tx, actor, "edit", orderId);

/** Locks a portal of an order that the caller has locked, if its state allows the verb. @throws Problem 404, 409 `portal_state_changed` */
export async function lockPortal(
  tx: Tx,
  verb: PortalVerb,
  { id, orderId, asOf }: { id: number; orderId: number; asOf: Date },
): Promise<PortalRow & { state: PortalState }> {
  const row = await portalRows(tx)
    .where("p.id", "=", id)
    .where("p.order_id", "=", orderId)
    .forNoKeyUpdate("p")
    .executeTakeFirst();
  if (!row) throw notFound();
  const state = stateOfRow(row, asOf);
  portalLife.check(verb, "team", state, {});
  return { ...row, state };
}

/** The refusal of a change of status after a concurrent one. */
export const refusalOf = (row: Pick<PortalRow, "status">) => ({
  code: "portal_state_changed",
  now: async () => row.status,
});

interface OfOrder {
  job_id: number;
  company_id: number;
}

/** Records what a consultant did with a portal in the log of the order's job. */
export function recordPortal(
  tx: Tx,
  actor: ConsultantActor,
  kind: "portal_create" | "portal_renew",
  event: { order: OfOrder; portal: number; contact: string; at: Date },
): Promise<void> {
  const { order, portal, contact, at } = event;
  const about = { by: actor, at, companyId: order.company_id, jobId: order.job_id };
  return record(tx, { kind, data: { portal, contact }, ...about });
}
