import { sql } from "kysely";
import { maxResults } from "#hiring/quick-search/contract.ts";
import type { DeskSource } from "#hiring/quick-search/contributions.ts";
import { fold } from "#kit/fold.ts";
import { containing } from "#kit/folded.ts";
import { queryLimits } from "../grammar/tree.ts";
import { byTerms } from "./counts.ts";
import { clausesOf } from "./search.ts";

/** Returns the query of the index for a part of a name: its words, the last of which may be unfinished. */
function queryOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .map((word, at) => (word.length >= queryLimits.prefix ? `${word}*` : at < words.length - 1 ? word : ""))
    .filter(Boolean)
    .slice(0, queryLimits.terms)
    .join(" ");
}

/** The people of an agency by a part of their name. The index finds their words, so three letters are needed. */
export const quickPeople: DeskSource = {
  kind: "people",
  async find(tx, { agencyId }, keyword) {
    const name = fold(keyword);
    const query = queryOf(name);
    if (query === "") return [];
    const terms = clausesOf(agencyId, query).map((clause) => sql`s.terms @@ ${clause.query}::tsquery`);
    const { rows } = await byTerms(tx, true, () =>
      sql<{ id: number; name: string; hint: string | null }>`
        SELECT s.person_id AS id, c.full_name AS name,
          (SELECT p.job_title FROM prospects p WHERE p.candidate_id = s.person_id AND p.agency_id = ${agencyId}
            AND p.erased_at IS NULL AND p.job_title IS NOT NULL ORDER BY p.changed_at DESC LIMIT 1) AS hint
        FROM person_search s JOIN candidates c ON c.id = s.person_id
        WHERE s.agency_id = ${agencyId} AND ${sql.join(terms, sql` AND `)} AND c.name_key LIKE ${containing(name)}
        ORDER BY s.changed_at DESC, s.person_id DESC LIMIT ${maxResults}`.execute(tx),
    );
    return rows.map(({ id, ...row }) => ({ id: String(id), ...row }));
  },
};
