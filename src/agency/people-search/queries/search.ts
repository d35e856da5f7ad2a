import { type RawBuilder, type SqlBool, sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { BodyOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { searchPeople } from "../contract.ts";
import { longestPlace, parseQuery } from "../grammar/parse.ts";
import { queryLimits } from "../grammar/tree.ts";
import { type Clause, QueryWriter } from "../index/query-of-tree.ts";
import { termsOf } from "../index/terms-of-person.ts";
import { hitsOf } from "./hits.ts";

type Filters = NonNullable<BodyOf<typeof searchPeople>["filters"]>;

/**
 * Returns a page of the agency's people who match the query and the filters, the last changed first.
 * @throws Problem 422 `query_unreadable` at /query
 */
export async function findPeople(
  db: Reader,
  actor: ConsultantActor,
  { query = "", filters = {}, page, items }: BodyOf<typeof searchPeople>,
  asOf: Date,
): Promise<ReplyOf<typeof searchPeople>> {
  const clauses = clausesOf(actor.agencyId, query);
  const terms = [...clauses.map((clause) => clause.query), ...(await filterTerms(db, actor, filters))];
  const matches = terms.length > 0 ? terms.join(" & ") : quoted(termsOf(actor.agencyId).all);
  const wanted = [
    sql<SqlBool>`s.agency_id = ${actor.agencyId} AND s.terms @@ ${matches}::tsquery`,
    ...columnFilters(actor, filters, asOf),
  ];
  const { rows } = await sql<{ person_id: number; total: number }>`
    SELECT s.person_id, count(*) OVER ()::int AS total FROM person_search s
    WHERE ${sql.join(wanted, sql` AND `)}
    ORDER BY s.changed_at DESC, s.person_id DESC LIMIT ${items} OFFSET ${(page - 1) * items}`.execute(db);
  const ids = rows.map(({ person_id }) => person_id);
  return {
    data: await hitsOf(db, actor, ids, clauses),
    meta: { page, items, total: rows[0]?.total ?? 0, clauses: await countsOf(db, actor, clauses) },
  };
}

const quoted = (term: string) => `'${term.replace(/['\\]/g, "$&$&")}'`;

/** Returns the different clauses of a query; none for an empty one. @throws Problem 422 `query_unreadable` */
function clausesOf(agencyId: number, query: string): Clause[] {
  if (query.trim() === "") return [];
  const { tree, place } = parseQuery(query);
  if (!tree) throw invalid("/query", "query_unreadable", { place });
  const clauses = new Map(new QueryWriter(agencyId).clausesOf(tree).map((each) => [each.text, each]));
  // A single word of the query can have many terms: "java/kotlin/sql".
  const excess = [...clauses.keys()][queryLimits.terms];
  if (excess) throw invalid("/query", "query_unreadable", { place: excess.slice(0, longestPlace) });
  return [...clauses.values()];
}

/** Returns how many people each clause alone finds. */
async function countsOf(db: Reader, { agencyId }: ConsultantActor, clauses: readonly Clause[]) {
  if (clauses.length === 0) return [];
  const counts = clauses.map(
    ({ query }) =>
      sql`(SELECT count(*)::int FROM person_search s WHERE s.agency_id = ${agencyId} AND s.terms @@ ${query}::tsquery)`,
  );
  const { rows } = await sql<{ counts: number[] }>`SELECT ARRAY[${sql.join(counts)}] AS counts`.execute(db);
  return clauses.map(({ text }, index) => ({ text, count: rows[0]?.counts[index] ?? 0 }));
}

/** Returns the filters that the index has as terms. */
async function filterTerms(db: Reader, { agencyId }: ConsultantActor, filters: Filters): Promise<string[]> {
  const terms = termsOf(agencyId);
  const { location_id, skills = [], skills_any, language, owner_id } = filters;
  const any = (all: readonly string[]) => `(${all.map(quoted).join(" | ")})`;
  return [
    ...(location_id ? [any((await placesIn(db, location_id)).map(terms.location))] : []),
    ...(skills.length > 0 && skills_any ? [any(skills.map(terms.skill))] : []),
    ...(skills_any ? [] : skills.map((skill) => quoted(terms.skill(skill)))),
    ...(language ? [quoted(terms.language(language.id, language.level))] : []),
    ...(owner_id ? [quoted(terms.owner(owner_id))] : []),
  ];
}

/** Returns a location with its members, and the former provinces that were merged into it. */
async function placesIn(db: Reader, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT ${id}::int AS id UNION SELECT unnest(l.members) FROM locations l WHERE l.id = ${id}
    UNION SELECT l.id FROM locations l WHERE l.merged_into = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

/** Returns the conditions of the other filters on the index `s`. */
function columnFilters({ agencyId }: ConsultantActor, filters: Filters, asOf: Date): RawBuilder<SqlBool>[] {
  const { years_min, years_max, salary_max, available_days, silent_days, pool_id, consent } = filters;
  const since = dayOf(new Date(asOf.getTime() - (silent_days ?? 0) * day));
  return [
    years_min === undefined ? null : sql<SqlBool>`s.years >= ${years_min}`,
    years_max === undefined ? null : sql<SqlBool>`s.years <= ${years_max}`,
    salary_max === undefined ? null : sql<SqlBool>`s.salary_wanted <= ${salary_max}`,
    available_days === undefined ? null : sql<SqlBool>`s.notice_days <= ${available_days}`,
    silent_days === undefined
      ? null
      : sql<SqlBool>`(s.contacted_on IS NULL OR s.contacted_on <= ${since}::date)`,
    pool_id === undefined ? null : inPool(agencyId, pool_id),
    consent === undefined
      ? null
      : consent
        ? sql<SqlBool>`s.kept_until > ${asOf}`
        : sql<SqlBool>`s.kept_until <= ${asOf}`,
  ].filter((each) => each !== null);
}

const inPool = (agencyId: number, poolId: number) => sql<SqlBool>`s.person_id IN (
  SELECT coalesce(m.into_id, pm.candidate_id)
  FROM talent_pool_members pm JOIN talent_pools tp ON tp.id = pm.pool_id AND tp.agency_id = ${agencyId}
  LEFT JOIN candidate_merges m ON m.candidate_id = pm.candidate_id AND m.agency_id = ${agencyId}
  WHERE pm.pool_id = ${poolId})`;
