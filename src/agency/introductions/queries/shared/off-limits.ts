import { type RawBuilder, sql } from "kysely";
import { lastStarts, placedMonths } from "#hiring/talent-pools/contributions.ts";
import type { Reader } from "#kit/db.ts";
import { offLimitsClient } from "#people/clients/queries/shared/off-limits.ts";
import { addMonths, dayOf } from "#platform/reference/calendar.ts";

/**
 * Returns why the agency may not introduce a person to a client: the person works at another client whose people are off limits, or
 * the agency placed the person at most twelve months ago. Null if it may.
 * @param people the candidates that are this person (`samePerson`)
 */
export async function offLimitsOf(
  db: Reader,
  input: { agencyId: number; clientId: number; people: readonly number[]; asOf: Date },
): Promise<{ company: string; until: string } | null> {
  const { agencyId, clientId, people, asOf } = input;
  const ids = sql<number[]>`(SELECT array_agg(k.id) FROM (
    SELECT unnest(${[...people]}::bigint[]) AS id
    UNION SELECT m.candidate_id FROM candidate_merges m
      WHERE m.agency_id = ${agencyId} AND m.into_id = ANY (${[...people]}::bigint[])) k)::bigint[]`;
  for (const name of await employersOf(db, agencyId, ids)) {
    const client = await offLimitsClient(db, agencyId, { companyId: null, name }, asOf);
    if (client && client.id !== clientId) return { company: client.name, until: client.until };
  }
  for (const startsOf of lastStarts()) {
    const { rows } = await startsOf(agencyId, ids).execute(db);
    for (const { client, start_date } of rows) {
      const until = addMonths(start_date, placedMonths);
      if (until >= dayOf(asOf)) return { company: client, until };
    }
  }
  return null;
}

/**
 * Returns the present employers of a person: those that the agency recorded, and those of the profile, which an agency reads only
 * of its applicants (decision 127).
 */
async function employersOf(db: Reader, agencyId: number, ids: RawBuilder<number[]>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT p.current_company AS name FROM prospects p
    WHERE p.agency_id = ${agencyId} AND p.candidate_id = ANY (${ids}) AND p.current_company IS NOT NULL AND p.erased_at IS NULL
    UNION SELECT e.data->>'company_name' FROM candidates k JOIN candidate_entries e ON e.account_id = k.account_id
    WHERE k.id = ANY (${ids}) AND e.section = 'work_experiences' AND (e.data->>'currently_working')::boolean
      AND EXISTS (SELECT FROM applicants a WHERE a.candidate_id = k.id AND a.agency_id = ${agencyId}
        AND a.erased_at IS NULL AND NOT a.identity_hidden)
    ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}
