import { sql } from "kysely";
import { workedOrders } from "#agency/job-orders/terms.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { clientStatus } from "#market/jobs/commands/client.ts";
import { type PortalState, stateOf } from "../lifecycle.ts";

/**
 * SQL for `job_orders AS o`, `client_contacts AS k` and `clients AS c`: whether the contact may have an open portal of the order. After
 * a merge of clients, a contact that stayed with the merged client has no orders.
 */
const isActive = sql<boolean>`(o.status IN ${literals(workedOrders)} AND k.left_at IS NULL AND k.client_id = o.client_id
  AND c.status = ${sql.lit(clientStatus.active)} AND c.merged_into IS NULL)`;

/** Selects portals with their orders, contacts and clients. */
export function portalRows(db: Reader) {
  return db
    .selectFrom("portals as p")
    .innerJoin("job_orders as o", "o.id", "p.order_id")
    .innerJoin("jobs as j", "j.id", "o.job_id")
    .innerJoin("client_contacts as k", "k.id", "p.contact_id")
    .innerJoin("clients as c", "c.id", "o.client_id")
    .innerJoin("agencies as g", "g.id", "p.agency_id")
    .leftJoin("accounts as m", "m.id", "p.made_by")
    .selectAll("p")
    .select(["o.title", "o.job_id", "o.client_id", "j.company_id", "c.name as client", "g.name as agency"])
    .select(["k.full_name as contact", "k.job_title", "k.email", "k.language", "m.full_name as maker"])
    .select(isActive.as("is_active"));
}
export type PortalRow = Awaited<ReturnType<ReturnType<typeof portalRows>["executeTakeFirstOrThrow"]>>;

/** Returns the state of the row of a portal. */
export const stateOfRow = (
  { status, expires_at, is_active }: Pick<PortalRow, "status" | "expires_at" | "is_active">,
  asOf: Date,
): PortalState => stateOf({ status, expiresAt: expires_at, isActive: is_active }, asOf);
