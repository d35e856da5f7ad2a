import { sql } from "kysely";
import { maxResults } from "#hiring/quick-search/contract.ts";
import type { DeskSource } from "#hiring/quick-search/contributions.ts";
import { matchesBeginnings } from "#kit/beginnings.ts";
import { termPrefixes } from "#people/accounts/hiring-scope.ts";

/** The people of an agency by words of a name, an email address or a phone number. */
export const quickPeople: DeskSource = {
  kind: "people",
  async find(tx, { agencyId }, keyword) {
    const found = matchesBeginnings(keyword, termPrefixes({ agency: agencyId }, "person"));
    const { rows } = await sql<{ id: number; name: string; hint: string | null }>`
      SELECT i.person_id AS id, c.full_name AS name,
        (SELECT p.job_title FROM prospects p WHERE p.candidate_id = i.person_id AND p.agency_id = ${agencyId}
          AND p.erased_at IS NULL AND p.job_title IS NOT NULL ORDER BY p.changed_at DESC LIMIT 1) AS hint
      FROM person_search i JOIN candidates c ON c.id = i.person_id
      WHERE i.agency_id = ${agencyId} AND i.person_id IN (
        SELECT coalesce(m.into_id, s.candidate_id) FROM prospect_search s
          LEFT JOIN candidate_merges m ON m.candidate_id = s.candidate_id AND m.agency_id = ${agencyId}
        WHERE ${found})
      ORDER BY i.changed_at DESC, i.person_id DESC LIMIT ${maxResults}`.execute(tx);
    return rows.map(({ id, ...row }) => ({ id: String(id), ...row }));
  },
};
