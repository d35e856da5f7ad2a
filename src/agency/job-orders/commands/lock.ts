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
  const { people, ...row } = await lockRow(tx, actor, id);
  const role = roleFor(actor, verb, people);
  if (!orderLife.by(verb).includes(role)) throw new Problem(403, "forbidden");
  return { ...row, people, role };
}

/** Locks the order of a job for the system; null for a job without an order. */
export async function lockOrderOfJob(tx: Tx, agencyId: number, jobId: number): Promise<LockedOrder | null> {
  const order = await tx
    .selectFrom("job_orders")
    .select("id")
    .where("job_id", "=", jobId)
    .where("agency_id", "=", agencyId)
    .executeTakeFirst();
  return order ? lockRow(tx, { agencyId }, order.id) : null;
}

/**
 * Locks the job of an order and then the order, as moves on the board do. The row is read after the wait for the locks: a statement that
 * waits itself would count the applicants from before the wait.
 */
async function lockRow(tx: Tx, actor: Pick<ConsultantActor, "agencyId">, id: number): Promise<LockedOrder> {
  await tx
    .selectFrom("jobs as j")
    .innerJoin("job_orders as o", "o.job_id", "j.id")
    .select("j.id")
    .where("o.id", "=", id)
    .where("o.agency_id", "=", actor.agencyId)
    .forNoKeyUpdate("j")
    .execute();
  await tx
    .selectFrom("job_orders")
    .select("id")
    .where("id", "=", id)
    .where("agency_id", "=", actor.agencyId)
    .forUpdate()
    .execute();
  const row = await orderRows(tx, actor).where("o.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, status: row.status as OrderStatus, people: { leadId: row.lead_id, amId: row.am_id } };
}

/**
 * Returns the actor for commands on the job of an order that the actor may change. The right to an order includes its job, of whose
 * team the AM of the client need not be.
 */
export function jobActorOf(actor: ConsultantActor): HiringActor {
  return { ...hiringActorOf(actor), isAdmin: true };
}
