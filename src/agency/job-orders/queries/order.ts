import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { fieldsOf, pick } from "#kit/pick.ts";
import { notFound } from "#kit/problem.ts";
import { clientStatus } from "#market/jobs/commands/client.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { detail } from "../contract.ts";
import { feeTerms, type OpeningNeed, withoutFee, workedOrders } from "../terms.ts";
import { silentSince } from "./no-answer.ts";
import { listedRows, orderAttributes, seesTerms } from "./order-rows.ts";

/** SQL for the number of applicants of `job_orders AS o` whom a fill rejected, while the agency works on the order again. */
const rejectedAsFilled = sql<number>`(CASE WHEN o.status IN ${literals(workedOrders)} THEN (
  SELECT count(*) FROM applicants a WHERE a.job_id = o.job_id AND a.outcome = 'rejected'
    AND EXISTS (SELECT FROM applicant_rejections r
      WHERE r.applicant_id = a.id AND r.fill_id IS NOT NULL AND r.restored_at IS NULL)) ELSE 0 END)::int`;

type OrderReply = ReplyOf<typeof detail>["data"];

/** Returns what an order needs before it can be opened. */
export function missingOf(order: {
  client_status: number;
  salary_min: number | null;
  salary_max: number | null;
  lead_id: number | null;
  recruiter_ids: readonly number[];
}): OpeningNeed[] {
  const missing: OpeningNeed[] = [];
  if (order.client_status !== clientStatus.active) missing.push("client");
  if (order.salary_min === null && order.salary_max === null) missing.push("salary");
  if (order.lead_id === null && order.recruiter_ids.length === 0) missing.push("consultant");
  return missing;
}

/** Returns an order of the actor's agency. @throws Problem 404 */
export async function orderFor(
  db: Reader,
  actor: ConsultantActor,
  id: number,
  asOf: Date,
): Promise<OrderReply> {
  const row = await listedRows(db, actor, await silentSince(db, asOf))
    .select(
      sql<OrderReply["attributes"]["consultants"]>`(
        SELECT coalesce(json_agg(json_build_object('id', u.id::text, 'full_name', u.full_name) ORDER BY u.full_name, u.id), '[]')
        FROM accounts u WHERE u.id = ANY (j.recruiter_ids))`.as("consultants"),
    )
    .select(
      sql<NonNullable<OrderReply["attributes"]["contacts"]>>`(
        SELECT coalesce(json_agg(json_build_object('id', p.id::text, 'full_name', p.full_name, 'job_title', p.job_title,
          'email', p.email, 'phone', p.phone) ORDER BY p.full_name, p.id), '[]')
        FROM job_order_contacts t JOIN client_contacts p ON p.id = t.contact_id WHERE t.order_id = o.id)`.as(
        "contacts",
      ),
    )
    .select(rejectedAsFilled.as("rejected_as_filled"))
    .where("o.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { contacts, terms } = seesTerms(actor, row) ? row : { contacts: null, terms: null };
  return {
    id: String(id),
    type: "job_order",
    attributes: {
      ...orderAttributes(row, actor, asOf),
      ...pick(row, ["consultants", "held_at", "ended_at", "reason_id", "reason_note", "version"]),
      rejected_as_filled: row.rejected_as_filled,
      contacts,
      terms,
      replaces_placement_id: row.replaces_placement_id === null ? null : String(row.replaces_placement_id),
      missing: row.status === "draft" ? missingOf(row) : [],
    },
  };
}

/** Returns the terms of an order's client, by the names of an order's columns. A replacement has no fee. */
export async function clientTerms(
  db: Reader,
  order: { client_id: number; replaces_placement_id: number | null },
) {
  const client = await db
    .selectFrom("clients")
    .select(Object.values(feeTerms))
    .where("id", "=", order.client_id)
    .executeTakeFirstOrThrow();
  const terms = fieldsOf(client, feeTerms);
  return order.replaces_placement_id === null ? terms : { ...terms, ...withoutFee };
}
