import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { notFound } from "#kit/problem.ts";
import { totalOf } from "#kit/total.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { ListKind, ListState } from "#platform/reference/list-kinds.ts";
import type { categoryRows } from "../contract.ts";
import { undoEnds } from "../terms.ts";
import { isFixed, stateOf } from "./shared/names.ts";

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
  state: ListState;
  fixed: boolean;
  has_subs: boolean;
  edited: boolean;
  version: number;
  used_by: number;
}

/** A row with the one that replaces it. */
interface ShownRow extends Row {
  target_id: number | null;
  target: string | null;
  target_vn: string | null;
  merged_at: Date | null;
}

/** The columns of all lists, and the rows of each list in the same columns, with the number of jobs or companies that have a row. */
const common = sql`r.id, r.aliases, r.version, r.replaced_by, r.edited_at IS NOT NULL AS edited, ${stateOf("r")} AS state,
  coalesce(u.n, 0)::int AS used_by`;
const usesOf = (table: "jobs" | "companies", column: string) => sql`LEFT JOIN (SELECT each, count(*) AS n
  FROM ${sql.table(table)}, unnest(${sql.ref(column)}) AS each GROUP BY each) u ON u.each = r.id`;
const noCategory = sql`NULL::int AS category_id, NULL::text AS category, NULL::text AS category_vn`;
const ofCategory = sql`p.id AS category_id, p.name AS category, p.name_vn AS category_vn`;
const selects: Record<ListKind, RawBuilder<unknown>> = {
  categories: sql`SELECT ${common}, r.name, r.name_vn, r.slug, r.slug_vn, ${ofCategory}, NULL::int AS industry_type,
      NULL::text AS country, ${isFixed.categories} AS fixed,
      EXISTS (SELECT FROM categories s WHERE s.parent_id = r.id AND s.retired_at IS NULL) AS has_subs,
      ARRAY[coalesce(p.position, r.position), (p.id IS NOT NULL)::int, r.position] AS place
    FROM categories r LEFT JOIN categories p ON p.id = r.parent_id ${usesOf("jobs", "category_ids")}`,
  locations: sql`SELECT ${common}, r.state AS name, r.state_vn AS name_vn, r.slug, r.slug_vn, ${noCategory},
      NULL::int AS industry_type, r.country, ${isFixed.locations} AS fixed, false AS has_subs,
      ARRAY[(r.country IS DISTINCT FROM 'VN')::int] AS place
    FROM locations r ${usesOf("jobs", "location_ids")}`,
  industries: sql`SELECT ${common}, r.name, r.name_vn, r.slug, r.slug_vn, ${noCategory}, r.type::int AS industry_type,
      NULL::text AS country, false AS fixed, false AS has_subs, ARRAY[r.position] AS place
    FROM industries r ${usesOf("companies", "industry_ids")}`,
  skills: sql`SELECT ${common}, r.name, r.name_vn, NULL::text AS slug, NULL::text AS slug_vn, ${ofCategory},
      NULL::int AS industry_type, NULL::text AS country, false AS fixed, false AS has_subs, '{}'::int[] AS place
    FROM skills r LEFT JOIN categories p ON p.id = r.category_id
    LEFT JOIN LATERAL (SELECT sum(d.n) AS n FROM named d
      WHERE d.each = ANY (ARRAY[r.name, r.name_vn] || r.aliases)) u ON true`,
};
/** The skills of jobs as texts, each with the number of its jobs. */
const named = sql`SELECT each, count(*) AS n FROM jobs, unnest(skills) AS each GROUP BY each`;

const rowsOf = (kind: ListKind) => sql<Row>`WITH named AS MATERIALIZED (${named}), r AS (${selects[kind]})`;
const withTarget = (kind: ListKind) => sql`r.*, t.id AS target_id, t.name AS target, t.name_vn AS target_vn,
  (SELECT max(merged_at) FROM list_merges m WHERE m.list = ${kind} AND m.loser_id = r.id AND m.undone_at IS NULL) AS merged_at`;
const target = sql`LEFT JOIN r t ON t.id = r.replaced_by`;

/** Returns a list in its order. */
export async function listOf(
  db: Reader,
  _actor: AdminActor,
  kind: ListKind,
  query: QueryOf<typeof categoryRows>,
  asOf: Date,
): Promise<Rows> {
  const { page, items } = query;
  const where = matching(query);
  const { rows } = await sql<ShownRow & { total: number }>`${rowsOf(kind)}
    SELECT ${withTarget(kind)}, count(*) OVER ()::int AS total FROM r ${target} WHERE ${where}
    ORDER BY r.place, folded(r.name), r.id LIMIT ${items} OFFSET ${(page - 1) * items}`.execute(db);
  const total = await totalOf(rows, page, () =>
    sql<{ total: number }>`${rowsOf(kind)} SELECT count(*)::int AS total FROM r WHERE ${where}`.execute(db),
  );
  return { data: rows.map((row) => rowOf(kind, row, asOf)), meta: { page, items, total } };
}

/** Returns a row of a list. @throws Problem 404 */
export async function listRowOf(
  db: Reader,
  _actor: AdminActor,
  kind: ListKind,
  { id, asOf }: { id: number; asOf: Date },
): Promise<Rows["data"][number]> {
  const { rows } = await sql<ShownRow>`${rowsOf(kind)}
    SELECT ${withTarget(kind)} FROM r ${target} WHERE r.id = ${id}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return rowOf(kind, row, asOf);
}

function matching({ search, unused, untranslated, retired }: QueryOf<typeof categoryRows>) {
  const part = `%${fold(search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`(folded(r.name) LIKE ${part} OR folded(r.name_vn) LIKE ${part}
      OR EXISTS (SELECT FROM unnest(r.aliases) AS a (alias) WHERE folded(a.alias) LIKE ${part}))
    AND (NOT ${unused}::boolean OR r.used_by = 0) AND (NOT ${untranslated}::boolean OR r.name = r.name_vn)
    AND (NOT ${retired}::boolean OR r.state <> 'active')`;
}

function rowOf(kind: ListKind, row: ShownRow, asOf: Date): Rows["data"][number] {
  const { category_id, category, category_vn, state, merged_at } = row;
  const undoUntil = state === "merged" && merged_at ? undoEnds(merged_at) : null;
  const isFree = !row.fixed && state !== "merged";
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
      category: namesOf(category_id, category, category_vn),
      industry_type: row.industry_type,
      country: row.country,
      active: state === "active",
      state,
      merged_into: namesOf(row.target_id, row.target, row.target_vn),
      undo_until: undoUntil,
      used_by: row.used_by,
      edited: row.edited,
      version: row.version,
      can: {
        edit: state !== "merged",
        retire: isFree && state === "active" && !row.has_subs,
        merge: isFree,
        restore: state === "retired" || (undoUntil !== null && asOf < undoUntil),
      },
    },
  };
}

/** Returns the names of another row; null for a row without one. */
const namesOf = (id: number | null, name: string | null, name_vn: string | null) =>
  id === null ? null : { id: String(id), name: name ?? "", name_vn: name_vn ?? "" };
