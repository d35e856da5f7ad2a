import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";

/** The names of a row, which no other row of its list may have. */
export interface RowNames {
  id: number;
  name: string;
  name_vn: string;
  slug: string | null;
  slug_vn: string | null;
  aliases: string[];
  version: number;
  active: boolean;
}

const selects: Record<ListKind, RawBuilder<unknown>> = {
  categories: sql`id, name, name_vn, slug, slug_vn, '{}'::text[] AS aliases, version, true AS active FROM categories`,
  locations: sql`id, state AS name, state_vn AS name_vn, slug, slug_vn, aliases, version, true AS active FROM locations`,
  industries: sql`id, name, name_vn, slug, slug_vn, '{}'::text[] AS aliases, version, true AS active FROM industries`,
  skills: sql`id, name, name_vn, NULL::text AS slug, NULL::text AS slug_vn, aliases, version, retired_at IS NULL AS active
    FROM skills`,
};

/** Returns the names of all rows of a list, for a write that has locked it. */
export async function rowNames(tx: Tx, _actor: AdminActor, kind: ListKind): Promise<RowNames[]> {
  const { rows } = await sql<RowNames>`SELECT ${selects[kind]} ORDER BY id`.execute(tx);
  return rows;
}
