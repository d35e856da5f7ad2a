import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { isPublicCompany, nameHas } from "#people/companies/queries/shared.ts";
import type { directory } from "../contract.ts";
import { companyCards, openJobs } from "./cards.ts";

type Query = QueryOf<typeof directory>;
type Facets = NonNullable<ReplyOf<typeof directory>["meta"]["facets"]>;
type Condition = RawBuilder<SqlBool>;

/** Returns a page of the directory. */
export async function companyDirectory(
  db: Reader,
  query: Query,
  asOf: Date,
): Promise<ReplyOf<typeof directory>> {
  const { page, items } = query;
  const order = orders[query.sort ?? "jobs"];
  const [found, facets] = await Promise.all([
    sql<{ total: number; ids: number[] }>`
      WITH hits AS MATERIALIZED (
        SELECT c.id, coalesce(o.open, 0) AS jobs, c.verified_at IS NOT NULL AS verified, ${order.needs} AS place
        FROM companies c LEFT JOIN ${openJobs(asOf)} o ON o.company_id = c.id
        WHERE ${sql.join([...named(query), ...Object.values(filtersOf(query))], sql` AND `)}
      )
      SELECT (SELECT count(*) FROM hits) AS total,
        array(SELECT id FROM hits ORDER BY ${order.by}, id OFFSET ${(page - 1) * items} LIMIT ${items}) AS ids`.execute(
      db,
    ),
    isTrue(query.facets) ? companyFacets(db, query, asOf) : null,
  ]);
  const { total, ids } = found.rows[0]!;
  return { data: await companyCards(db, ids, asOf), meta: { page, items, total, ...(facets && { facets }) } };
}

/** Counts the companies of each filter's values, in one pass over the directory's index. */
async function companyFacets(db: Reader, query: Query, asOf: Date): Promise<Facets> {
  const fits = filtersOf(query);
  const others = (own: FilterName) =>
    sql.join(
      [
        sql`true`,
        ...Object.keys(fits)
          .filter((name) => name !== own)
          .map((name) => sql.ref(name)),
      ],
      sql` AND `,
    );
  const columns = Object.entries(fits).map(
    ([name, condition]) => sql`, coalesce(${condition}, false) AS ${sql.ref(name)}`,
  );
  const { rows } = await sql<{ facets: Facets }>`
    WITH named AS MATERIALIZED (
      SELECT c.industry_ids, c.location_id, c.size_id, c.verified_at IS NOT NULL AS is_verified,
        coalesce(o.open, 0) > 0 AS is_hiring ${sql.join(columns, sql``)}
      FROM companies c LEFT JOIN ${openJobs(asOf)} o ON o.company_id = c.id
      WHERE ${sql.join(named(query), sql` AND `)}
    ), at_place AS MATERIALIZED (
      SELECT location_id, count(*) AS n FROM named WHERE ${others("at_place")} GROUP BY location_id
    )
    SELECT json_build_object(
      'industry_id', ${counted(sql`
        SELECT i AS value, count(*) AS n FROM (SELECT unnest(industry_ids) AS i FROM named WHERE ${others("of_industry")}) u
        GROUP BY i`)},
      'location_id', ${counted(sql`
        SELECT l.id AS value, sum(p.n) AS n FROM locations l
        JOIN at_place p ON p.location_id = l.id OR p.location_id = ANY(l.members) GROUP BY l.id`)},
      'size_id', ${counted(sql`
        SELECT size_id AS value, count(*) AS n FROM named
        WHERE size_id IS NOT NULL AND ${others("of_size")} GROUP BY size_id`)},
      'verified', (SELECT count(*) FROM named WHERE is_verified AND ${others("verified")}),
      'hiring', (SELECT count(*) FROM named WHERE is_hiring AND ${others("hiring")})
    ) AS facets`.execute(db);
  return rows[0]!.facets;
}

const nothing = sql`NULL::text`;
const orders = {
  jobs: { needs: nothing, by: sql`jobs DESC, verified DESC` },
  name: { needs: sql`c.name_key`, by: sql`place` },
  newest: { needs: sql`c.created_at`, by: sql`place DESC, id DESC` },
} as const;

function named({ keyword }: Query): Condition[] {
  return [isPublicCompany("c"), sql<SqlBool>`c.inactive_at IS NULL`, ...nameHas(keyword ?? "")];
}

/** Returns the conditions of the set filters, by name. */
function filtersOf(query: Query): Partial<Record<FilterName, Condition>> {
  const { industry_id, location_id, size_id } = query;
  return {
    ...(industry_id !== undefined && {
      of_industry: sql<SqlBool>`c.industry_ids @> ARRAY[${known(industry_id)}::int]`,
    }),
    ...(location_id !== undefined && {
      at_place: sql<SqlBool>`c.location_id = ANY(${members(location_id)})`,
    }),
    ...(size_id !== undefined && { of_size: sql<SqlBool>`c.size_id = ${known(size_id)}::int` }),
    ...(isTrue(query.verified) && { verified: sql<SqlBool>`c.verified_at IS NOT NULL` }),
    ...(isTrue(query.hiring) && { hiring: sql<SqlBool>`coalesce(o.open, 0) > 0` }),
  };
}
type FilterName = "of_industry" | "at_place" | "of_size" | "verified" | "hiring";

function counted(values: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT coalesce(json_agg(json_build_object('value', value, 'count', n) ORDER BY n DESC, value), '[]')
    FROM (${values}) v)`;
}

/** Returns whether a flag of the address sets its filter; "false" does not, like an absent flag. */
function isTrue(flag: string | undefined): boolean {
  return flag === "true" || flag === "1";
}

const largest = 2_147_483_647;

/** Larger numbers than a column can hold are replaced, and match nothing. */
const known = (id: number) => (Math.abs(id) < largest ? id : largest);

/** A current unit includes the units that were merged into it; a legacy unit is only itself. */
function members(id: number): RawBuilder<unknown> {
  return sql`(SELECT array_append(l.members, l.id) FROM locations l WHERE l.id = ${known(id)}::int)::int[]`;
}
