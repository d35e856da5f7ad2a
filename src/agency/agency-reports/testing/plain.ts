import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#kit/db.ts";

/** The day in Vietnam of a moment, for the plain queries. */
export const localMonth = (at: string) =>
  sql`to_char(${sql.raw(at)} AT TIME ZONE 'UTC' + interval '420 minutes', 'YYYY-MM')`;

/** The shares of people in applicants, written plainly. */
export const credit = (agencyId: number) => sql`credit AS (
  SELECT p.applicant_id, s.account_id, s.bps FROM placements p JOIN placement_splits s ON s.placement_id = p.id
  WHERE p.agency_id = ${agencyId}
  UNION ALL SELECT a.id, c.owner_id, 2000 FROM applicants a JOIN job_orders o ON o.job_id = a.job_id
    JOIN clients c ON c.id = o.client_id WHERE a.agency_id = ${agencyId} AND a.id NOT IN (SELECT applicant_id FROM placements WHERE applicant_id IS NOT NULL)
  UNION ALL SELECT a.id, c.am_id, 3000 FROM applicants a JOIN job_orders o ON o.job_id = a.job_id
    JOIN clients c ON c.id = o.client_id WHERE a.agency_id = ${agencyId} AND a.id NOT IN (SELECT applicant_id FROM placements WHERE applicant_id IS NOT NULL)
  UNION ALL SELECT a.id, a.owner_id, 5000 FROM applicants a
    WHERE a.agency_id = ${agencyId} AND a.id NOT IN (SELECT applicant_id FROM placements WHERE applicant_id IS NOT NULL))`;

/** Returns the values, other than 0 and null, of a plain query with the columns `key` and `value`. */
export async function valuesOf(db: Reader, query: RawBuilder<unknown>): Promise<Record<string, number>> {
  const { rows } = await sql<{
    key: string | null;
    value: number;
  }>`SELECT key, value::float8 AS value FROM (${query}) q`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ key, value }) => (value === null || value === 0 ? [] : [[key ?? "none", value]])),
  );
}
