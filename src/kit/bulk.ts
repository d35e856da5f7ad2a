import { type Insertable, type RawBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Tx } from "./db.ts";

/** Rows per statement: a thousand rows of long texts are several megabytes. */
const atOnce = 1000;

/** Reserves ids of a table's sequence, so that rows can reference each other before they are written. */
export async function reserveIds(tx: Tx, table: keyof DB, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence(${table}, 'id')) AS id FROM generate_series(1, ${count})`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

/**
 * Inserts many rows with few statements; values of JSON columns are passed as objects, not as text. All rows
 * must have the columns of the first row, because further columns would be dropped silently.
 * @throws Error for a row that has a column which the first row lacks
 * @param onConflict a clause such as `sql`ON CONFLICT (source_ref) DO NOTHING``
 */
export async function insertMany<T extends keyof DB>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<DB[T]>[],
  onConflict = sql``,
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const names = Object.keys(first);
  for (const row of rows)
    for (const name in row) if (!(name in first)) throw new Error(`${table}: only some rows have ${name}`);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = JSON.stringify(rows.slice(from, from + atOnce), withBytes);
    await sql`INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${part}::json) ${onConflict}`.execute(
      tx,
    );
  }
}

/** Writes bytes as PostgreSQL reads them from text. A buffer has turned into an object before it comes here as `value`. */
function withBytes(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const bytes = this[name];
  return Buffer.isBuffer(bytes) ? `\\x${bytes.toString("hex")}` : value;
}

/**
 * Changes the column of a table from one value to another, in rows for which SQL about `t` holds.
 * @returns the ids of the changed rows
 */
export async function moveRows(
  tx: Tx,
  table: keyof DB,
  { column, from, to, where }: { column: string; from: number; to: number; where: RawBuilder<SqlBool> },
): Promise<number[]> {
  const moved = await sql<{ id: number }>`
    UPDATE ${sql.table(table)} t SET ${sql.ref(column)} = ${to}
    WHERE ${sql.ref(`t.${column}`)} = ${from} AND ${where} RETURNING t.id`.execute(tx);
  return moved.rows.map(({ id }) => id);
}
