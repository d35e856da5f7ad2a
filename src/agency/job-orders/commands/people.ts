import type { Tx } from "#kit/db.ts";
import { type FieldError, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";

interface SentPeople {
  lead_id?: number | null | undefined;
  consultant_ids?: number[] | undefined;
  contact_ids?: number[] | undefined;
}

/**
 * Checks the people of an order, and locks the rows of its consultants, so that a member who is deactivated at the same time is not added.
 * @param order the lead before the change, the client, and the people who stay although they have left
 * @throws Problem 422 per field
 */
export async function checkPeople(
  tx: Tx,
  actor: ConsultantActor,
  sent: SentPeople,
  order: { leadId: number | null; clientId: number; staying: readonly number[] },
): Promise<void> {
  const errors: FieldError[] = [];
  const { lead_id: lead, consultant_ids: consultants = [], contact_ids: contacts = [] } = sent;
  if (lead != null && lead !== order.leadId && !actor.isAdmin)
    errors.push({ code: "lead_by_admin", pointer: "/lead_id" });
  const members = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "in", [0, ...consultants, ...(lead ? [lead] : [])])
    .where("agency_id", "=", actor.agencyId)
    .where("blocked_at", "is", null)
    .orderBy("id")
    .forKeyShare()
    .execute();
  const known = new Set([...order.staying, ...members.map(({ id }) => id)]);
  if (lead && !known.has(lead)) errors.push({ code: "member_unknown", pointer: "/lead_id" });
  if (consultants.some((id) => !known.has(id)))
    errors.push({ code: "member_unknown", pointer: "/consultant_ids" });
  const people = await tx
    .selectFrom("client_contacts")
    .select("id")
    .where("id", "in", [0, ...contacts])
    .where("client_id", "=", order.clientId)
    .execute();
  if (people.length < new Set(contacts).size)
    errors.push({ code: "contact_unknown", pointer: "/contact_ids" });
  if (errors.length > 0) throw new Problem(422, errors);
}

/** Replaces the contacts of an order. */
export async function storeContacts(tx: Tx, orderId: number, contactIds: readonly number[]): Promise<void> {
  await tx.deleteFrom("job_order_contacts").where("order_id", "=", orderId).execute();
  if (contactIds.length === 0) return;
  await tx
    .insertInto("job_order_contacts")
    .values([...new Set(contactIds)].map((contact_id) => ({ order_id: orderId, contact_id })))
    .execute();
}
