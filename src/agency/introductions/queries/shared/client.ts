import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";

/** SQL for the id of the client of `jobs AS j` of an agency: the client of its order, or the one of its company that was not merged. */
export const clientIdOfJob = sql<number | null>`coalesce(
  (SELECT o.client_id FROM job_orders o WHERE o.job_id = j.id),
  (SELECT coalesce(k.merged_into, k.id) FROM clients k
    WHERE k.agency_id = j.agency_id AND k.company_id = j.company_id))`;

/** Returns the client for which an agency fills a job; undefined for a job of a company that is no client of the agency. */
export function clientOf(db: Reader, jobId: number) {
  return db
    .selectFrom("jobs as j")
    .innerJoin("clients as c", (on) => on.on(sql<boolean>`c.id = ${clientIdOfJob}`))
    .innerJoin("agencies as g", "g.id", "c.agency_id")
    .select(["c.id", "c.agency_id", "c.name", "c.status", "c.am_id", "c.owner_id", "g.am_review"])
    .where("j.id", "=", jobId)
    .executeTakeFirst();
}
