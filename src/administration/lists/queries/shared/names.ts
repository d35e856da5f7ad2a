import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { ListKind, ListState } from "#platform/reference/list-kinds.ts";
import { categoryIds } from "#platform/reference/terms.ts";

/** A row with its names, which no other row of its list may have. */
export interface ListRowNames {
  id: number;
  name: string;
  name_vn: string;
  slug: string | null;
  slug_vn: string | null;
  aliases: string[];
  version: number;
  state: ListState;
  replaced_by: number | null;
  /** The category above a category. */
  parent_id: number | null;
  /** Whether the law or the code names the row, so that it is neither retired nor merged into another one. */
  fixed: boolean;
}

/** SQL for the state of a row. */
export const stateOf = (row: string): RawBuilder<ListState> =>
  sql`CASE WHEN ${sql.ref(`${row}.replaced_by`)} IS NOT NULL THEN 'merged'
    WHEN ${sql.ref(`${row}.retired_at`)} IS NOT NULL THEN 'retired' ELSE 'active' END`;

/** SQL for rows that stay as they are: units of Vietnam are given by law, and code names the others by their ids. */
export const isFixed: Record<ListKind, RawBuilder<boolean>> = {
  categories: sql`r.id = ANY (${Object.values(categoryIds)}::int[])`,
  locations: sql`r.kind <> 'foreign_city'`,
  industries: sql`false`,
  skills: sql`false`,
};

const common = sql`r.id, r.aliases, r.version, r.replaced_by, ${stateOf("r")} AS state`;
const selects: Record<ListKind, RawBuilder<unknown>> = {
  categories: sql`${common}, r.name, r.name_vn, r.slug, r.slug_vn, r.parent_id, ${isFixed.categories} AS fixed FROM categories r`,
  locations: sql`${common}, r.state AS name, r.state_vn AS name_vn, r.slug, r.slug_vn, NULL::int AS parent_id,
    ${isFixed.locations} AS fixed FROM locations r`,
  industries: sql`${common}, r.name, r.name_vn, r.slug, r.slug_vn, NULL::int AS parent_id, false AS fixed FROM industries r`,
  skills: sql`${common}, r.name, r.name_vn, NULL::text AS slug, NULL::text AS slug_vn, NULL::int AS parent_id, false AS fixed
    FROM skills r`,
};

/** Returns the names of all rows of a list, also retired and merged ones, for a write that has locked it. */
export async function rowNames(tx: Tx, _actor: AdminActor, kind: ListKind): Promise<ListRowNames[]> {
  const { rows } = await sql<ListRowNames>`SELECT ${selects[kind]} ORDER BY r.id`.execute(tx);
  return rows;
}
