import type { Tx } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { type HiringActor, hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { type OrderRole, type OrderVerb, orderLife } from "../lifecycle.ts";
import { type OrderPeople, roleFor } from "../policy.ts";
import { type OrderRow, orderRows } from "../queries/order-rows.ts";
import type { OrderStatus } from "../terms.ts";

/** An order whose row is locked, with its status and the people who decide about it. */
export type LockedOrder = OrderRow & { status: OrderStatus; people: OrderPeople };

/**
 * Locks an order of the actor's agency on which the actor may do `verb`.
 * @throws Problem 404, 403 for a consultant who may not
 */
export async function lockOrder(
  tx: Tx,
  actor: ConsultantActor,
  verb: OrderVerb,
  id: number,
): Promise<LockedOrder & { role: OrderRole }> {
  const row = await orderRows(tx, actor).where("o.id", "=", id).forUpdate("o").executeTakeFirst();
  if (!row) throw notFound();
  const people = { leadId: row.lead_id, amId: row.am_id };
  const role = roleFor(actor, verb, people);
  if (!orderLife.by(verb).includes(role)) throw new Problem(403, "forbidden");
  return { ...row, status: row.status as OrderStatus, people, role };
}

/**
 * Returns the actor for commands on the job of an order that the actor may change. The right to an order includes its job, of whose
 * team the AM of the client need not be.
 */
export function jobActorOf(actor: ConsultantActor): HiringActor {
  return { ...hiringActorOf(actor), isAdmin: true };
}
