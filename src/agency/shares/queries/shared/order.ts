import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { type HiringActor, hiringActorOf } from "#people/accounts/hiring-scope.ts";

/** The order of an applicant, with the client and its account manager. */
export async function orderOfApplicant(db: Reader, actor: ConsultantActor, applicantId: number) {
  const order = await db
    .selectFrom("applicants as a")
    .innerJoin("job_orders as o", "o.job_id", "a.job_id")
    .innerJoin("clients as c", "c.id", "o.client_id")
    .select(["o.id", "o.title", "o.status", "o.job_id", "o.client_id"])
    .select(["c.name as client", "c.am_id", "c.country"])
    .where("a.id", "=", applicantId)
    .where("a.agency_id", "=", actor.agencyId)
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

/**
 * Returns an applicant whom the actor may share, the order, and the actor for commands on it. The account manager of the client shares
 * without being in the team of the order.
 * @throws Problem 404
 */
export async function sharedApplicant(db: Reader, actor: ConsultantActor, applicantId: number) {
  const order = await orderOfApplicant(db, actor, applicantId);
  const own = hiringActorOf(actor);
  const by: HiringActor = order.am_id === actor.accountId ? { ...own, isAdmin: true } : own;
  return { order, by, applicant: await findApplicant(db, by, applicantId) };
}
