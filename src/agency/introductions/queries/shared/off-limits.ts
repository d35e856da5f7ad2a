import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { offLimitsClient } from "#people/clients/queries/shared/off-limits.ts";
import { addMonths, dayOf } from "#platform/reference/calendar.ts";
import { lastStarts } from "../../contributions.ts";
import { placedMonths } from "../../terms.ts";

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
  const employers = await db
    .selectFrom("prospects as p")
    .select("p.current_company")
    .where("p.agency_id", "=", agencyId)
    .where(sql<boolean>`p.candidate_id = ANY (${ids})`)
    .where("p.current_company", "is not", null)
    .where("p.erased_at", "is", null)
    .execute();
  for (const { current_company: name } of employers) {
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
