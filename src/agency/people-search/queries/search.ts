import { type RawBuilder, type SqlBool, sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { BodyOf, ReplyOf } from "#kit/contract.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import { totalOf } from "#kit/total.ts";
import { rateOf } from "#market/job-search/query/filters.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { csvMost, type searchPeople } from "../contract.ts";
import { longestPlace, parseQuery } from "../grammar/parse.ts";
import { queryLimits } from "../grammar/tree.ts";
import { type Clause, QueryWriter } from "../index/query-of-tree.ts";
import { termsOf } from "../index/terms-of-person.ts";
import { byTerms, countsOf } from "./counts.ts";
import { type Hit, hitsOf } from "./hits.ts";

type Filters = NonNullable<BodyOf<typeof searchPeople>["filters"]>;

/**
 * Returns a page of the agency's people who match the query and the filters, the last changed first.
 * @throws Problem 422 `query_unreadable` at /query
 */
export async function findPeople(
  tx: Tx,
  actor: ConsultantActor,
  { query = "", filters = {}, page, items }: BodyOf<typeof searchPeople>,
  asOf: Date,
): Promise<ReplyOf<typeof searchPeople>> {
  const clauses = clausesOf(actor.agencyId, query);
  const { ids, total } = await matchesOf(tx, actor, { clauses, filters, page, items, asOf });
  return {
    data: await hitsOf(tx, actor, ids, clauses),
    meta: { page, items, total, clauses: await countsOf(tx, actor, clauses) },
  };
}

/** Returns the first people of a search, as many as a download has. @throws Problem 422 `query_unreadable` at /query */
export async function peopleToDownload(
  tx: Tx,
  actor: ConsultantActor,
  { query = "", filters = {} }: Pick<BodyOf<typeof searchPeople>, "query" | "filters">,
  asOf: Date,
): Promise<Hit["attributes"][]> {
  const clauses = clausesOf(actor.agencyId, query);
  const { ids } = await matchesOf(tx, actor, { clauses, filters, page: 1, items: csvMost, asOf });
  return (await hitsOf(tx, actor, ids, [])).map(({ attributes }) => attributes);
}

interface Search {
  clauses: readonly Clause[];
  filters: Filters;
  page: number;
  items: number;
  asOf: Date;
}

async function matchesOf(tx: Tx, actor: ConsultantActor, { clauses, filters, page, items, asOf }: Search) {
  const terms = [...conditionsOf(clauses), ...(await filterTerms(tx, actor, filters))];
  const wanted = [
    sql<SqlBool>`s.agency_id = ${actor.agencyId}`,
    // One condition a clause: GIN reads several small queries in half the time of their conjunction in one query.
    ...terms.map((each) => sql<SqlBool>`s.terms @@ ${each}::tsquery`),
    ...columnFilters(actor, { ...filters, salary_max: await inVnd(tx, filters) }, asOf),
  ];
  const from = sql`FROM person_search s WHERE ${sql.join(wanted, sql` AND `)}`;
  const { rows } = await byTerms(tx, terms.length > 0, () =>
    sql<{ person_id: number; total: number }>`SELECT s.person_id, count(*) OVER ()::int AS total ${from}
      ORDER BY s.changed_at DESC, s.person_id DESC LIMIT ${items} OFFSET ${(page - 1) * items}`.execute(tx),
  );
  const total = await totalOf(rows, page, () =>
    byTerms(tx, terms.length > 0, () =>
      sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(tx),
    ),
  );
  return { ids: rows.map(({ person_id }) => person_id), total };
}

/**
 * Returns a condition for each clause. Excluded people are part of the first condition that finds people, because a condition that only
 * excludes reads the list of all people.
 */
function conditionsOf(clauses: readonly Clause[]): string[] {
  const [first, ...others] = clauses.filter(({ exclusion }) => exclusion === null);
  if (!first) return clauses.map(({ query }) => query);
  const exclusions = clauses.flatMap(({ exclusion }) => exclusion ?? []);
  return [[first.query, ...exclusions].join(" & "), ...others.map(({ query }) => query)];
}

const quoted = (term: string) => `'${term.replace(/['\\]/g, "$&$&")}'`;

/** Returns the different clauses of a query; none for an empty one. @throws Problem 422 `query_unreadable` */
export function clausesOf(agencyId: number, query: string): Clause[] {
  if (query.trim() === "") return [];
  const { tree, place } = parseQuery(query);
  if (!tree) throw invalid("/query", "query_unreadable", { place });
  const clauses = new Map(new QueryWriter(agencyId).clausesOf(tree).map((each) => [each.text, each]));
  // A single word of the query can have many terms: "java/kotlin/sql".
  const excess = [...clauses.keys()][queryLimits.terms];
  if (excess) throw invalid("/query", "query_unreadable", { place: excess.slice(0, longestPlace) });
  return [...clauses.values()];
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

/** Returns a location with its members, the former provinces and other rows that were merged into it, and the row that replaces it. */
async function placesIn(db: Reader, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT ${id}::int AS id UNION SELECT unnest(l.members) FROM locations l WHERE l.id = ${id}
    UNION SELECT l.id FROM locations l WHERE l.merged_into = ${id} OR l.replaced_by = ${id}
    UNION SELECT l.replaced_by FROM locations l WHERE l.id = ${id} AND l.replaced_by IS NOT NULL`.execute(db);
  return rows.map((row) => row.id);
}

/** Returns the most of the salary filter in VND. */
async function inVnd(db: Reader, { salary_max, salary_currency }: Filters): Promise<number | undefined> {
  if (salary_max === undefined) return undefined;
  const rate = await rateOf(db, { currency: salary_currency, salaryMax: salary_max });
  return Math.round(salary_max * rate);
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
      : sql<SqlBool>`${consent ? sql`NOT ` : sql``}s.person_id IN (${withoutConsent(agencyId, asOf)})`,
  ].filter((each) => each !== null);
}

const inPool = (agencyId: number, poolId: number) => sql<SqlBool>`s.person_id IN (
  SELECT coalesce(m.into_id, pm.candidate_id)
  FROM talent_pool_members pm JOIN talent_pools tp ON tp.id = pm.pool_id AND tp.agency_id = ${agencyId}
  LEFT JOIN candidate_merges m ON m.candidate_id = pm.candidate_id AND m.agency_id = ${agencyId}
  WHERE pm.pool_id = ${poolId})`;

/** Returns the people whose every record has outlived its consent. The nightly erasure leaves few of them. */
const withoutConsent = (agencyId: number, asOf: Date) => sql`
  SELECT e.person FROM (
    SELECT coalesce(m.into_id, p.candidate_id) AS person FROM prospects p
    LEFT JOIN candidate_merges m ON m.candidate_id = p.candidate_id AND m.agency_id = ${agencyId}
    WHERE p.agency_id = ${agencyId} AND p.erased_at IS NULL AND p.kept_until <= ${asOf}) e
  WHERE NOT EXISTS (SELECT FROM prospects o
    WHERE o.agency_id = ${agencyId} AND o.erased_at IS NULL AND o.kept_until > ${asOf}
      AND o.candidate_id = ANY (e.person || ARRAY(
        SELECT n.candidate_id FROM candidate_merges n WHERE n.into_id = e.person AND n.agency_id = ${agencyId})))`;
