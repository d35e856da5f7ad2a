import { sql } from "kysely";
import { maxResults } from "#hiring/quick-search/contract.ts";
import { type DeskSource, latestMatches, latestRead } from "#hiring/quick-search/contributions.ts";
import { matchesBeginnings } from "#kit/beginnings.ts";
import { termPrefixes } from "#people/accounts/hiring-scope.ts";

/** The people of an agency by words of a name, an email address or a phone number. */
export const quickPeople: DeskSource = {
  kind: "people",
  async find(tx, { agencyId }, keyword) {
    const found = matchesBeginnings(keyword, termPrefixes({ agency: agencyId }, "person"));
    const mergedInto = sql`SELECT m.candidate_id FROM candidate_merges m WHERE m.into_id = i.person_id AND m.agency_id = ${agencyId}`;
    const matches = {
      latest: sql`(SELECT i.* FROM person_search i WHERE i.agency_id = ${agencyId}
          ORDER BY i.changed_at DESC, i.person_id DESC LIMIT ${latestRead}) i
        WHERE EXISTS (SELECT FROM prospect_search s WHERE s.candidate_id = ANY (i.person_id || ARRAY(${mergedInto})) AND ${found})`,
      all: sql`person_search i WHERE i.agency_id = ${agencyId} AND i.person_id = ANY (ARRAY(
        SELECT coalesce(m.into_id, s.candidate_id) FROM prospect_search s
          LEFT JOIN candidate_merges m ON m.candidate_id = s.candidate_id AND m.agency_id = ${agencyId}
        WHERE ${found}))`,
    };
    const rows = await latestMatches(async (among) => {
      const result = await sql<{ id: number; name: string; hint: string | null }>`
        SELECT f.person_id AS id, c.full_name AS name,
          (SELECT p.job_title FROM prospects p WHERE p.candidate_id = f.person_id AND p.agency_id = ${agencyId}
            AND p.erased_at IS NULL AND p.job_title IS NOT NULL ORDER BY p.changed_at DESC LIMIT 1) AS hint
        FROM (SELECT i.person_id, i.changed_at FROM ${matches[among]}
          ORDER BY i.changed_at DESC, i.person_id DESC LIMIT ${maxResults}) f
        JOIN candidates c ON c.id = f.person_id ORDER BY f.changed_at DESC, f.person_id DESC`.execute(tx);
      return result.rows;
    });
    return rows.map(({ id, ...row }) => ({ id: String(id), ...row }));
  },
};
