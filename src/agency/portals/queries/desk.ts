import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { administers } from "#people/accounts/actor.ts";
import type { RoleId } from "#people/accounts/terms.ts";

/**
 * Returns the consultants to whom a client writes about an order: the AM of the client, then the lead of the order, if they are active;
 * without both, the administrators of the agency.
 */
export async function deskOf(db: Reader, orderId: number) {
  const people = await db
    .selectFrom("job_orders as o")
    .innerJoin("clients as c", "c.id", "o.client_id")
    .innerJoin("jobs as j", "j.id", "o.job_id")
    .innerJoin("accounts as u", "u.agency_id", "o.agency_id")
    .select(["u.id", "u.full_name", "u.email", "u.language", "u.role_id"])
    .select(sql<boolean>`coalesce(u.id = c.am_id, false)`.as("is_am"))
    .select(sql<boolean>`coalesce(u.id = j.owner_id, false)`.as("is_lead"))
    .where("o.id", "=", orderId)
    .where("u.blocked_at", "is", null)
    .where("u.deleted_at", "is", null)
    .orderBy(sql`coalesce(u.id = c.am_id, false)`, "desc")
    .orderBy("u.id")
    .execute();
  const responsible = people.filter(({ is_am, is_lead }) => is_am || is_lead);
  const chosen =
    responsible.length > 0 ? responsible : people.filter(({ role_id }) => administers(role_id as RoleId));
  return chosen.map(({ id, full_name, email, language, is_am }) => ({
    id,
    full_name,
    email,
    language: languageOf(language),
    isAm: is_am,
  }));
}
