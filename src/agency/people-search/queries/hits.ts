import { type SqlBool, sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { searchPeople } from "../contract.ts";
import type { Clause } from "../index/query-of-tree.ts";

export type Hit = ReplyOf<typeof searchPeople>["data"][number];
type HitRow = Omit<Hit["attributes"], "matched" | "owner" | "pools"> & {
  id: number;
  owner_id: number | null;
  owner: string | null;
  pools: Hit["attributes"]["pools"];
  matches: boolean[];
};

/** Returns people of the search as its list shows them, in the order of the ids, with the clauses that each matches. */
export async function hitsOf(
  db: Reader,
  { agencyId }: ConsultantActor,
  ids: readonly number[],
  clauses: readonly Clause[],
): Promise<Hit[]> {
  if (ids.length === 0) return [];
  const matches = clauses.map(({ query }) => sql<SqlBool>`s.terms @@ ${query}::tsquery`);
  const { rows } = await sql<HitRow>`
    SELECT s.person_id AS id, r.*, s.years, s.salary_wanted, s.notice_days, s.contacted_on, o.full_name AS owner,
      ARRAY[${sql.join(matches)}]::boolean[] AS matches,
      (SELECT coalesce(json_agg(DISTINCT jsonb_build_object('id', tp.id::text, 'name', tp.name)), '[]')
        FROM talent_pool_members pm JOIN talent_pools tp ON tp.id = pm.pool_id AND tp.agency_id = ${agencyId}
        WHERE pm.candidate_id = ANY (r.records)) AS pools
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS i (id, rank)
    JOIN person_search s ON s.person_id = i.id AND s.agency_id = ${agencyId}
    CROSS JOIN LATERAL (
      SELECT (array_agg(c.full_name ORDER BY p.changed_at DESC))[1] AS full_name,
        (array_agg(p.job_title ORDER BY p.job_title IS NULL, p.changed_at DESC))[1] AS job_title,
        (array_agg(p.current_company ORDER BY p.current_company IS NULL, p.changed_at DESC))[1] AS current_company,
        (array_agg(p.location_id ORDER BY p.location_id IS NULL, p.changed_at DESC))[1] AS location_id,
        (array_agg(p.owner_id ORDER BY p.owner_id IS NULL, p.changed_at DESC))[1] AS owner_id,
        (array_agg(to_jsonb(p.tags) ORDER BY cardinality(p.tags) = 0, p.changed_at DESC))[1] AS tags,
        bool_or(p.do_not_contact_at IS NOT NULL) AS do_not_contact,
        array_agg(p.candidate_id) || i.id AS records
      FROM prospects p JOIN candidates c ON c.id = p.candidate_id
      WHERE p.agency_id = ${agencyId} AND p.erased_at IS NULL AND p.candidate_id = ANY (i.id || ARRAY(
        SELECT m.candidate_id FROM candidate_merges m WHERE m.into_id = i.id AND m.agency_id = ${agencyId}))
    ) r
    LEFT JOIN accounts o ON o.id = r.owner_id
    ORDER BY i.rank`.execute(db);
  return rows.map((row) => hitOf(row, clauses));
}

function hitOf({ id, owner_id, owner, matches, ...row }: HitRow, clauses: readonly Clause[]): Hit {
  return {
    id: String(id),
    type: "person_hit",
    attributes: {
      full_name: row.full_name,
      job_title: row.job_title,
      current_company: row.current_company,
      years: row.years,
      location_id: row.location_id,
      salary_wanted: row.salary_wanted,
      notice_days: row.notice_days,
      contacted_on: row.contacted_on,
      owner: owner_id === null ? null : { id: String(owner_id), full_name: owner ?? "" },
      pools: row.pools,
      tags: row.tags,
      do_not_contact: row.do_not_contact,
      matched: clauses
        .filter((clause, at) => matches[at] && clause.exclusion === null)
        .map(({ text }) => text),
    },
  };
}
