import { sql } from "kysely";
import { type Database, inTransaction } from "#kit/db.ts";
import { sameScope, scopeOfRow } from "#people/accounts/hiring-scope.ts";
import { mergeRecord } from "./merge.ts";

/**
 * Merges added people into their own accounts. A person consents by an application to the same workspace from an account with the same,
 * confirmed email address. A recruiter may undo such a merge like any other; it is not repeated.
 * @returns how many records qualified
 */
export async function joinAccounts(database: Database, asOf: Date): Promise<number> {
  return inTransaction(database, async (tx) => {
    const { rows } = await sql<{ id: number; into_id: number }>`
      SELECT DISTINCT ON (p.candidate_id) p.candidate_id AS id, coalesce(o.into_id, a.candidate_id) AS into_id
      FROM prospects p
      JOIN candidates c ON c.id = p.candidate_id
      JOIN applicants a ON ${sameScope("a", "p")} AND a.email = c.email AND a.candidate_id <> p.candidate_id AND a.erased_at IS NULL
      JOIN candidates k ON k.id = a.candidate_id
      JOIN accounts u ON u.id = k.account_id AND u.email = c.email AND u.email_verified_at IS NOT NULL
      LEFT JOIN candidate_merges m ON ${sameScope("m", "p")} AND m.candidate_id = p.candidate_id
      LEFT JOIN candidate_merges o ON ${sameScope("o", "p")} AND o.candidate_id = a.candidate_id
      WHERE p.erased_at IS NULL AND p.joined_at IS NULL AND m.candidate_id IS NULL
        AND coalesce(o.into_id, a.candidate_id) <> p.candidate_id
      ORDER BY p.candidate_id, a.applied_at DESC`.execute(tx);
    for (const { id, into_id } of rows) {
      const prospect = await tx
        .updateTable("prospects")
        .set({ joined_at: asOf })
        .where("candidate_id", "=", id)
        .where("joined_at", "is", null)
        .returning(["company_id", "agency_id", "added_by"])
        .executeTakeFirst();
      if (!prospect) continue;
      await mergeRecord(tx, scopeOfRow(prospect), {
        id,
        intoId: into_id,
        by: prospect.added_by,
        choices: {},
        asOf,
      });
    }
    return rows.length;
  });
}
