import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { type DeskView, listMost } from "../terms.ts";

/** The reader of a dashboard, and whose work it shows. */
export interface DeskScope {
  actor: ConsultantActor;
  view: DeskView;
  asOf: Date;
}

/** Returns a condition on the reader's own work, which does not apply to the work of the agency. */
export const ownOnly = ({ view }: DeskScope, mine: RawBuilder<SqlBool>) =>
  view === "team" ? sql<SqlBool>`true` : sql<SqlBool>`(${mine})`;

/** Returns the condition that a job `j` of a client `c` is the actor's: as its lead, its recruiter or the AM of the client. */
export const isOwnJob = ({ actor: { accountId } }: DeskScope) =>
  sql<SqlBool>`(j.owner_id = ${accountId} OR ${accountId}::bigint = ANY (j.recruiter_ids) OR c.am_id = ${accountId})`;

/**
 * SQL for the person to call at a client `c`: a contact of the order `o` first, then one who decides. Contacts who left or have no
 * phone number are left out.
 */
export const contactOf = (orderId: RawBuilder<number | null>) => sql<{
  full_name: string;
  phone: string | null;
} | null>`(SELECT json_build_object('full_name', p.full_name, 'phone', p.phone) FROM client_contacts p
    LEFT JOIN job_order_contacts t ON t.contact_id = p.id AND t.order_id = ${orderId}
    WHERE p.client_id = c.id AND p.left_at IS NULL AND p.phone IS NOT NULL
    ORDER BY (t.order_id IS NULL), p.is_decider DESC, p.id LIMIT 1)`;

/** Returns the list of an answer from rows that each have the number of all rows. */
export function listOf<Row extends { total: number }, Entry>(
  rows: readonly Row[],
  entryOf: (row: Row) => Entry,
): { total: number; entries: Entry[] } {
  return { total: rows[0]?.total ?? 0, entries: rows.map(entryOf) };
}

/** The number of all rows of a statement with a limit, as a column. */
export const total = sql<number>`(count(*) OVER ())::int`;
export const most = sql.lit(listMost);

interface Applicant {
  applicant_id: number | null;
  applicant: string | null;
  phone: string | null;
}
interface Facts {
  job_id: number;
  job: string;
  client_id: number | null;
  client: string | null;
}

/** Returns the applicant of a row; null after the deletion of the application. */
export const applicantOf = (row: Applicant) =>
  row.applicant_id === null || row.applicant === null
    ? null
    : { id: String(row.applicant_id), full_name: row.applicant, phone: row.phone };
export const jobOf = (row: Facts) => ({ id: String(row.job_id), title: row.job });
export const clientOf = (row: Facts) => ({ id: String(row.client_id), name: row.client ?? "" });
