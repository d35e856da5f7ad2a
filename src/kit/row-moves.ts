import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Reader, Tx } from "./db.ts";

/** Columns of a table, with the columns that identify a row while those have one value. */
export interface ChangedColumns {
  table: keyof DB;
  key: readonly string[];
  columns: readonly string[];
}

/** A change of columns in all rows that fulfil a condition. The condition and the values name the row `r`. */
export interface RowChange extends ChangedColumns {
  /** The values of the columns, in their order. */
  values: readonly RawBuilder<unknown>[];
  where: RawBuilder<SqlBool>;
}

export async function countChanging(db: Reader, { table, where }: RowChange): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM ${sql.table(table)} r WHERE ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Changes rows, and writes each change into a journal.
 * @param journal an INSERT that reads `changes (key, old, new)`, three objects of columns
 */
export async function changeRows(tx: Tx, change: RowChange, journal: RawBuilder<unknown>): Promise<void> {
  const { table, key, columns, values, where } = change;
  const same = key.map((name) => sql`k.${sql.ref(name)} = r.${sql.ref(name)}`);
  const set = columns.map((name, index) => sql`${sql.ref(name)} = ${values[index]}`);
  await sql`
    WITH chosen AS MATERIALIZED (
      SELECT ${sql.join(key.map((name) => sql.ref(name)))}, ${objectOf(columns)} AS old
      FROM ${sql.table(table)} r WHERE ${where}),
    changes AS (
      UPDATE ${sql.table(table)} r SET ${sql.join(set)} FROM chosen k
      WHERE ${sql.join(same, sql` AND `)} AND ${where}
      RETURNING ${objectOf(key)} AS key, k.old, ${objectOf(columns)} AS new)
    ${journal}`.execute(tx);
}

/**
 * Restores the old values in the rows that still have the new ones.
 * @param entries a query with the columns `id`, `key`, `old` and `new` of a journal
 * @returns the ids of the entries that were restored
 */
export async function restoreRows(
  tx: Tx,
  { table, key, columns }: ChangedColumns,
  entries: RawBuilder<unknown>,
): Promise<number[]> {
  const columnOf = (object: RawBuilder<unknown>, column: string) =>
    sql`(jsonb_populate_record(NULL::${sql.table(table)}, ${object})).${sql.ref(column)}`;
  const same = key.map((name) => sql`r.${sql.ref(name)} = ${columnOf(sql`m.key`, name)}`);
  const set = columns.map((name) => sql`${sql.ref(name)} = ${columnOf(sql`m.old`, name)}`);
  const { rows } = await sql<{ id: number }>`
    UPDATE ${sql.table(table)} r SET ${sql.join(set)} FROM (${entries}) m
    WHERE ${sql.join(same, sql` AND `)} AND ${objectOf(columns)} = m.new
    RETURNING m.id`.execute(tx);
  return rows.map(({ id }) => id);
}

const objectOf = (columns: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(columns.flatMap((name) => [sql.lit(name), sql`r.${sql.ref(name)}`]))})`;
