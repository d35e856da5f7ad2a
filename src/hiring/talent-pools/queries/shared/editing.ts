import { type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { PersonRecord } from "./records.ts";

/**
 * Returns whether the actor may edit a person whom the workspace has added. In a company every recruiter may. In an agency these may:
 * administrators, the owner, everyone while there is no owner, and the account manager of a client to whom the person is introduced.
 * @param records the records of the person, the newest first; the owner is that of the newest record that has one
 */
export async function mayEditPerson(
  db: Reader,
  { accountId, isAdmin, scope }: HiringActor,
  records: readonly Pick<PersonRecord, "id" | "added">[],
): Promise<boolean> {
  if (isAdmin || "company" in scope) return true;
  const added = records.filter((each) => each.added).map(({ id }) => id);
  const all = [...new Set(records.map(({ id }) => id))];
  const { rows } = await sql<{ allowed: SqlBool }>`
    SELECT coalesce((SELECT p.owner_id FROM prospects p
        WHERE p.candidate_id = ANY (${added}::bigint[]) AND ${inScope("p", scope)} AND p.owner_id IS NOT NULL
        ORDER BY p.changed_at DESC LIMIT 1), ${accountId}) = ${accountId}
      OR EXISTS (SELECT FROM applicants a JOIN clients c ON c.agency_id = a.agency_id AND c.company_id = a.company_id
        WHERE a.candidate_id = ANY (${all}::bigint[]) AND ${inScope("a", scope)} AND a.outcome = 'active'
          AND a.erased_at IS NULL AND c.am_id = ${accountId}) AS allowed`.execute(db);
  return Boolean(rows[0]?.allowed);
}
