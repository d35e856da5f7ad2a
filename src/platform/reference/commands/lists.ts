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
  /** The category of a skill, and the category above another one; null for a top-level category. */
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

/** Locks the ids of a list: rows that would get one of them wait until the merge ends (migration 0263). */
export async function lockListIds(tx: Tx, kind: ListKind): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`list-merge:${kind}`}, 0))`.execute(tx);
}

/** Adds a row at the end of its list. @returns its id */
export async function insertListRow(tx: Tx, kind: ListKind, values: ListValues, asOf: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT nextval('reference_ids')::int AS id`.execute(tx);
  const { id } = rows[0]!;
  const { name, name_vn, category_id, type, country } = values;
  const [slug, slug_vn] = [slugify(name), slugify(name_vn)];
  const common = { id, aliases: [...values.aliases], edited_at: asOf };
  const named = Object.assign({ name, name_vn }, common);
  if (kind === "categories")
    await tx
      .insertInto("categories")
      .values(Object.assign({ parent_id: category_id, slug, slug_vn, position: id }, named))
      .execute();
  else if (kind === "industries")
    await tx
      .insertInto("industries")
      .values(Object.assign({ slug, slug_vn, type, position: id }, named))
      .execute();
  else if (kind === "skills")
    await tx.insertInto("skills").values(Object.assign({ category_id }, named)).execute();
  else {
    const place = { state: name, state_vn: name_vn, country, slug, slug_vn, members: [id] };
    await tx
      .insertInto("locations")
      .values(Object.assign({ kind: "foreign_city", admin: "current" }, place, common))
      .execute();
  }
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
  const edited = { aliases: [...values.aliases], edited_at: asOf, version: sql<number>`version + 1` };
  if (kind === "categories")
    await tx
      .updateTable("categories")
      .set(Object.assign({ name, name_vn, slug, slug_vn }, edited))
      .set({ former_names: former(["name", "name_vn"], [name, name_vn]) })
      .where("id", "=", id)
      .execute();
  else if (kind === "industries")
    await tx
      .updateTable("industries")
      .set(Object.assign({ name, name_vn, slug, slug_vn, type }, edited))
      .where("id", "=", id)
      .execute();
  else if (kind === "skills")
    await tx
      .updateTable("skills")
      .set(Object.assign({ name, name_vn, category_id }, edited))
      .where("id", "=", id)
      .execute();
  else
    await tx
      .updateTable("locations")
      .set(Object.assign({ state: name, state_vn: name_vn, slug, slug_vn }, edited))
      .set({ former_names: former(["state", "state_vn"], [name, name_vn]) })
      .where("id", "=", id)
      .execute();
  await emit(tx, listChanged, { kind, id });
}

/** Retires a row, which forms no longer offer, or restores it. */
export async function retireListRow(
  tx: Tx,
  kind: ListKind,
  { id, retired, asOf }: { id: number; retired: boolean; asOf: Date },
): Promise<void> {
  await changeRow(tx, kind, id, asOf, sql`, retired_at = ${retired ? asOf : null}::timestamptz`);
  await emit(tx, listChanged, { kind, id });
}

/**
 * Gives the winner of a merge the names of the loser, or takes them back. The merge itself changes the other columns, with a journal.
 */
export async function exchangeAliases(
  tx: Tx,
  kind: ListKind,
  call: { loser: number; winner: number; aliases: readonly string[]; isUndo: boolean; asOf: Date },
): Promise<void> {
  const { loser, winner, aliases, isUndo, asOf } = call;
  const added = sql`${[...aliases]}::text[]`;
  const set = isUndo
    ? sql`, aliases = ARRAY(SELECT a FROM unnest(aliases) WITH ORDINALITY AS u (a, at) WHERE a <> ALL (${added}) ORDER BY at)`
    : sql`, aliases = aliases || ${added}`;
  await changeRow(tx, kind, winner, asOf, set);
  await changeRow(tx, kind, loser, asOf);
  for (const id of [loser, winner]) await emit(tx, listChanged, { kind, id });
}

/** Updates columns of a row, and its version. */
async function changeRow(tx: Tx, kind: ListKind, id: number, asOf: Date, set = sql``): Promise<void> {
  const update = {
    categories: sql`UPDATE categories`,
    locations: sql`UPDATE locations`,
    industries: sql`UPDATE industries`,
    skills: sql`UPDATE skills`,
  }[kind];
  await sql`${update} SET version = version + 1, edited_at = ${asOf}${set} WHERE id = ${id}`.execute(tx);
}
