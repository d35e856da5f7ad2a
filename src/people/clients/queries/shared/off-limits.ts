import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { lastPlacementOf, untilOf } from "../rows.ts";

/** An employer of a person: a company of Sen, or a name alone. */
export interface Employer {
  companyId: number | null;
  name: string | null;
}

/**
 * Returns the client of an agency because of which the people of an employer are off limits, with the last day; null when no client
 * forbids to approach them. An employer matches by the id of its company, also that of a client which was merged. Without an id, or
 * when the agency entered the client's company itself, an employer matches by its name without legal forms: that of the client, or of
 * the client's company.
 */
export async function offLimitsClient(
  db: Reader,
  agencyId: number,
  { companyId, name }: Employer,
  asOf: Date,
): Promise<{ id: number; name: string; until: string } | null> {
  const sameName = sql<boolean>`(${name}::text IS NOT NULL AND employer_key(${name}) IN (c.employer_key, employer_key(co.name))
    AND (${companyId}::bigint IS NULL OR co.origin = 'agency'))`;
  const rows = await db
    .selectFrom("clients as c")
    .innerJoin("companies as co", "co.id", "c.company_id")
    .innerJoin("clients as kept", (on) => on.on(sql<boolean>`kept.id = coalesce(c.merged_into, c.id)`))
    .select(["kept.id", "kept.name", "kept.status", "kept.off_limits", "kept.activated_at"])
    .select(lastPlacementOf(sql<number>`kept.id`).as("last_placement"))
    .where("c.agency_id", "=", agencyId)
    .where(sql<boolean>`(c.company_id = ${companyId} OR ${sameName})`)
    .orderBy("kept.id")
    .execute();
  const today = dayOf(asOf);
  for (const row of rows) {
    const until = untilOf(row);
    if (until !== null && until >= today) return { id: row.id, name: row.name, until };
  }
  return null;
}

/**
 * Returns the clients because of which the people of employers are off limits, by the employer's name as the agency wrote it. The
 * keys of names are computed once each, not for every pair of an employer and a client.
 */
export async function offLimitsByName(
  db: Reader,
  agencyId: number,
  names: readonly string[],
  asOf: Date,
): Promise<Map<string, { name: string; until: string }>> {
  const { rows } = await sql<Parameters<typeof untilOf>[0] & { employer: string; name: string }>`
    WITH n AS MATERIALIZED (
      SELECT employer, employer_key(employer) AS key FROM unnest(${[...new Set(names)]}::text[]) AS u (employer)
    ), k AS MATERIALIZED (
      SELECT coalesce(c.merged_into, c.id) AS id, c.employer_key AS own, employer_key(co.name) AS company
      FROM clients c JOIN companies co ON co.id = c.company_id WHERE c.agency_id = ${agencyId}
    )
    SELECT n.employer, kept.name, kept.status, kept.off_limits, kept.activated_at,
      ${lastPlacementOf(sql<number>`kept.id`)} AS last_placement
    FROM n JOIN k ON n.key IN (k.own, k.company) JOIN clients kept ON kept.id = k.id
    ORDER BY kept.id DESC`.execute(db);
  const today = dayOf(asOf);
  return new Map(
    rows.flatMap((row) => {
      const until = untilOf(row);
      return until !== null && until >= today ? [[row.employer, { name: row.name, until }]] : [];
    }),
  );
}
