import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { ofAgency } from "../rows.ts";

/** Returns for each name and tax code, in their order, the name without legal forms and the agency's clients with the same name or code. */
export async function clientsLike(
  db: Reader,
  actor: Pick<ConsultantActor, "agencyId">,
  rows: readonly { name: string; tax_code: string | null }[],
): Promise<{ key: string; by_name: string | null; by_code: string | null }[]> {
  const names = rows.map(({ name }) => name.toWellFormed());
  const codes = rows.map(({ tax_code }) => tax_code);
  const { rows: found } = await sql<{ key: string; by_name: string | null; by_code: string | null }>`
    SELECT employer_key(i.name) AS key, n.name AS by_name, t.name AS by_code
    FROM unnest(${names}::text[], ${codes}::text[]) WITH ORDINALITY i (name, code, rank)
    LEFT JOIN LATERAL (
      SELECT c.name FROM clients c WHERE ${ofAgency("c", actor)} AND c.employer_key = employer_key(i.name)
      ORDER BY c.id LIMIT 1
    ) n ON true
    LEFT JOIN (
      SELECT c.tax_code, min(c.name) AS name FROM clients c
      WHERE ${ofAgency("c", actor)} AND c.tax_code = ANY (${codes}::text[]) GROUP BY 1
    ) t ON t.tax_code = i.code
    ORDER BY i.rank`.execute(db);
  return found;
}
