import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { slugify } from "#kit/fold.ts";
import { listChanged } from "../events.ts";
import type { ListKind } from "../list-kinds.ts";

/** The values of a row; each list has those of its kind. */
export interface ListValues {
  name: string;
  name_vn: string;
  aliases: readonly string[];
  /** The category of a skill, and the category above another one. */
  category_id: number | null;
  /** The type of an industry: 1 is IT. */
  type: number;
  /** The ISO 3166 code of the country of a location. */
  country: string | null;
}

/** Locks a list, so that two rows cannot take the same name. */
export async function lockList(tx: Tx, kind: ListKind): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`list:${kind}`}, 0))`.execute(tx);
}

/** Adds a row at the end of its list. @returns its id */
export async function insertListRow(tx: Tx, kind: ListKind, values: ListValues, asOf: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT nextval('reference_ids')::int AS id`.execute(tx);
  const { id } = rows[0]!;
  const { name, name_vn, category_id, type, country } = values;
  const [slug, slug_vn] = [slugify(name), slugify(name_vn)];
  const aliases = [...values.aliases];
  if (kind === "categories")
    await tx
      .insertInto("categories")
      .values({ id, parent_id: category_id, name, name_vn, slug, slug_vn, position: id, edited_at: asOf })
      .execute();
  else if (kind === "industries")
    await tx
      .insertInto("industries")
      .values({ id, name, name_vn, slug, slug_vn, type, position: id, edited_at: asOf })
      .execute();
  else if (kind === "skills")
    await tx
      .insertInto("skills")
      .values({ id, name, name_vn, category_id, aliases, edited_at: asOf })
      .execute();
  else
    await tx
      .insertInto("locations")
      .values({
        id,
        state: name,
        state_vn: name_vn,
        country,
        kind: "foreign_city",
        admin: "current",
        slug,
        slug_vn,
        aliases,
        members: [id],
        edited_at: asOf,
      })
      .execute();
  await emit(tx, listChanged, { kind, id });
  return id;
}

/** The names that addresses of a row had, without the present ones; the latest last. */
const former = (columns: readonly [string, string], names: readonly [string, string]) => {
  const [name, name_vn] = columns.map((column) => sql.ref(column));
  return sql<string[]>`(SELECT coalesce(array_agg(each ORDER BY at), '{}') FROM (
    SELECT each, max(at) AS at FROM unnest(former_names || ARRAY[${name}, ${name_vn}]) WITH ORDINALITY AS u(each, at)
    WHERE each <> ALL (${names}::text[]) GROUP BY each ORDER BY max(at) DESC LIMIT 20) AS latest)`;
};

/** Replaces the names and values of a row. A location keeps its country, and a category the one above it. */
export async function editListRow(
  tx: Tx,
  kind: ListKind,
  { id, values, asOf }: { id: number; values: ListValues; asOf: Date },
): Promise<void> {
  const { name, name_vn, category_id, type } = values;
  const [slug, slug_vn] = [slugify(name), slugify(name_vn)];
  const aliases = [...values.aliases];
  const next = sql<number>`version + 1`;
  if (kind === "categories")
    await tx
      .updateTable("categories")
      .set({ name, name_vn, slug, slug_vn, edited_at: asOf, version: next })
      .set({ former_names: former(["name", "name_vn"], [name, name_vn]) })
      .where("id", "=", id)
      .execute();
  else if (kind === "industries")
    await tx
      .updateTable("industries")
      .set({ name, name_vn, slug, slug_vn, type, edited_at: asOf, version: next })
      .where("id", "=", id)
      .execute();
  else if (kind === "skills")
    await tx
      .updateTable("skills")
      .set({ name, name_vn, category_id, aliases, edited_at: asOf, version: next })
      .where("id", "=", id)
      .execute();
  else
    await tx
      .updateTable("locations")
      .set({ state: name, state_vn: name_vn, slug, slug_vn, aliases, edited_at: asOf, version: next })
      .set({ former_names: former(["state", "state_vn"], [name, name_vn]) })
      .where("id", "=", id)
      .execute();
  await emit(tx, listChanged, { kind, id });
}

/** Retires a skill, which is no more suggested, or restores it. */
export async function retireSkill(tx: Tx, id: number, retired: boolean, asOf: Date): Promise<void> {
  await tx
    .updateTable("skills")
    .set({ retired_at: retired ? asOf : null, edited_at: asOf, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
  await emit(tx, listChanged, { kind: "skills", id });
}
