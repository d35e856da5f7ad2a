import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { notFound } from "#kit/problem.ts";
import { totalOf } from "#kit/total.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import type { categoryRows } from "../contract.ts";

type Rows = ReplyOf<typeof categoryRows>;

interface Row {
  id: number;
  name: string;
  name_vn: string;
  slug: string | null;
  slug_vn: string | null;
  aliases: string[];
  category_id: number | null;
  category: string | null;
  category_vn: string | null;
  industry_type: number | null;
  country: string | null;
  active: boolean;
  edited: boolean;
  version: number;
  used_by: number;
}

/** The rows of each list in the same columns, with the number of jobs or companies that have a row. */
const selects: Record<ListKind, RawBuilder<unknown>> = {
  categories: sql`SELECT c.id, c.name, c.name_vn, c.slug, c.slug_vn, '{}'::text[] AS aliases, p.id AS category_id,
      p.name AS category, p.name_vn AS category_vn, NULL::int AS industry_type, NULL::text AS country, true AS active,
      c.edited_at IS NOT NULL AS edited, c.version, coalesce(u.n, 0)::int AS used_by,
      ARRAY[coalesce(p.position, c.position), (p.id IS NOT NULL)::int, c.position] AS place
    FROM categories c LEFT JOIN categories p ON p.id = c.parent_id
    LEFT JOIN (SELECT each, count(*) AS n FROM jobs, unnest(category_ids) AS each GROUP BY each) u ON u.each = c.id`,
  locations: sql`SELECT l.id, l.state AS name, l.state_vn AS name_vn, l.slug, l.slug_vn, l.aliases, NULL::int AS category_id,
      NULL::text AS category, NULL::text AS category_vn, NULL::int AS industry_type, l.country, true AS active,
      l.edited_at IS NOT NULL AS edited, l.version, coalesce(u.n, 0)::int AS used_by,
      ARRAY[(l.country IS DISTINCT FROM 'VN')::int] AS place
    FROM locations l
    LEFT JOIN (SELECT each, count(*) AS n FROM jobs, unnest(location_ids) AS each GROUP BY each) u ON u.each = l.id`,
  industries: sql`SELECT i.id, i.name, i.name_vn, i.slug, i.slug_vn, '{}'::text[] AS aliases, NULL::int AS category_id,
      NULL::text AS category, NULL::text AS category_vn, i.type::int AS industry_type, NULL::text AS country, true AS active,
      i.edited_at IS NOT NULL AS edited, i.version, coalesce(u.n, 0)::int AS used_by, ARRAY[i.position] AS place
    FROM industries i
    LEFT JOIN (SELECT each, count(*) AS n FROM companies, unnest(industry_ids) AS each GROUP BY each) u ON u.each = i.id`,
  skills: sql`SELECT s.id, s.name, s.name_vn, NULL::text AS slug, NULL::text AS slug_vn, s.aliases, p.id AS category_id,
      p.name AS category, p.name_vn AS category_vn, NULL::int AS industry_type, NULL::text AS country,
      s.retired_at IS NULL AS active, s.edited_at IS NOT NULL AS edited, s.version, coalesce(u.n, 0)::int AS used_by,
      '{}'::int[] AS place
    FROM skills s LEFT JOIN categories p ON p.id = s.category_id
    LEFT JOIN LATERAL (SELECT sum(d.n) AS n FROM named d
      WHERE d.each = ANY (ARRAY[s.name, s.name_vn] || s.aliases)) u ON true`,
};
/** The skills of jobs as texts, each with the number of its jobs. */
const named = sql`SELECT each, count(*) AS n FROM jobs, unnest(skills) AS each GROUP BY each`;

const rowsOf = (kind: ListKind) => sql<Row>`WITH named AS MATERIALIZED (${named}), r AS (${selects[kind]})`;

/** Returns a list in its order. */
export async function listOf(
  db: Reader,
  _actor: AdminActor,
  kind: ListKind,
  query: QueryOf<typeof categoryRows>,
): Promise<Rows> {
  const { page, items } = query;
  const where = matching(query);
  const { rows } = await sql<Row & { total: number }>`${rowsOf(kind)}
    SELECT r.*, count(*) OVER ()::int AS total FROM r WHERE ${where}
    ORDER BY r.place, folded(r.name), r.id LIMIT ${items} OFFSET ${(page - 1) * items}`.execute(db);
  const total = await totalOf(rows, page, () =>
    sql<{ total: number }>`${rowsOf(kind)} SELECT count(*)::int AS total FROM r WHERE ${where}`.execute(db),
  );
  return { data: rows.map((row) => rowOf(kind, row)), meta: { page, items, total } };
}

/** Returns a row of a list. @throws Problem 404 */
export async function listRowOf(
  db: Reader,
  _actor: AdminActor,
  kind: ListKind,
  id: number,
): Promise<Rows["data"][number]> {
  const { rows } = await sql<Row>`${rowsOf(kind)} SELECT r.* FROM r WHERE r.id = ${id}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return rowOf(kind, row);
}

function matching({ search, unused, untranslated }: QueryOf<typeof categoryRows>) {
  const part = `%${fold(search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`(folded(r.name) LIKE ${part} OR folded(r.name_vn) LIKE ${part}
      OR EXISTS (SELECT FROM unnest(r.aliases) AS a (alias) WHERE folded(a.alias) LIKE ${part}))
    AND (NOT ${unused}::boolean OR r.used_by = 0) AND (NOT ${untranslated}::boolean OR r.name = r.name_vn)`;
}

function rowOf(kind: ListKind, row: Row): Rows["data"][number] {
  const { category_id, category, category_vn } = row;
  const isSkill = kind === "skills";
  return {
    id: String(row.id),
    type: "list_row",
    attributes: {
      kind,
      name: row.name,
      name_vn: row.name_vn,
      slug: row.slug,
      slug_vn: row.slug_vn,
      aliases: row.aliases,
      category:
        category_id === null
          ? null
          : { id: String(category_id), name: category ?? "", name_vn: category_vn ?? "" },
      industry_type: row.industry_type,
      country: row.country,
      active: row.active,
      used_by: row.used_by,
      edited: row.edited,
      version: row.version,
      can: { edit: true, retire: isSkill && row.active, restore: isSkill && !row.active },
    },
  };
}
