import { type RawBuilder, sql } from "kysely";
import type { DB, Json } from "../../db/types.ts";
import { insertMany } from "./bulk.ts";
import { type Reader, sqlState, type Tx } from "./db.ts";

/** A row as JSON, by column. */
export type TenantRow = Record<string, unknown>;

/** The columns of a table that an archive of a tenant contains. */
export interface TableShape {
  /** Columns that can be inserted, with whether they may be null. */
  columns: ReadonlyMap<string, { nullable: boolean }>;
  /** The tables to which columns refer. */
  references: ReadonlyMap<string, string>;
  /** The first column of each constraint, by the name of the constraint. */
  constraints: ReadonlyMap<string, string>;
}

/** Reads the columns, references and constraints of a table from the catalogue of the database. */
export async function shapeOf(db: Reader, table: keyof DB): Promise<TableShape> {
  const { rows: columns } = await sql<{ name: string; nullable: boolean }>`
    SELECT attname AS name, NOT attnotnull AS nullable FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`.execute(
    db,
  );
  const { rows: constraints } = await sql<{ name: string; column: string | null; target: string | null }>`
    SELECT conname AS name, (SELECT attname FROM pg_attribute WHERE attrelid = conrelid AND attnum = conkey[1]) AS column,
      CASE contype WHEN 'f' THEN confrelid::regclass::text END AS target
    FROM pg_constraint WHERE conrelid = ${table}::regclass`.execute(db);
  return {
    columns: new Map(columns.map(({ name, nullable }) => [name, { nullable }])),
    references: new Map(
      constraints.flatMap(({ column, target }) => (column && target ? [[column, target] as const] : [])),
    ),
    constraints: new Map(
      constraints.flatMap(({ name, column }) => (column ? [[name, column] as const] : [])),
    ),
  };
}

/** Rows per read and per insert: a batch of long texts is a few megabytes. */
export const rowsAtOnce = 500;

/** Yields the rows of a table in batches. @param where condition on `t`, the row @param without columns that are left out */
export async function* rowsOfTenant(
  tx: Tx,
  table: keyof DB,
  {
    where,
    order,
    without,
  }: { where: RawBuilder<unknown>; order: readonly string[]; without: readonly string[] },
): AsyncGenerator<TenantRow[]> {
  const keys = sql.join(order.map((key) => sql.ref(`t.${key}`)));
  const cursor = sql.id(`rows_of_${table}`);
  await sql`DECLARE ${cursor} NO SCROLL CURSOR FOR
    SELECT to_jsonb(t) - ${[...without]}::text[] AS row FROM ${sql.table(table)} t WHERE ${where} ORDER BY ${keys}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ row: TenantRow }>`FETCH ${sql.lit(rowsAtOnce)} FROM ${cursor}`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`CLOSE ${cursor}`.execute(tx);
}

/** Returns whether a tenant has a row of a table. */
export async function hasTenantRow(
  db: Reader,
  table: keyof DB,
  where: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} t WHERE ${where} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Deletes the rows of a tenant in a table. */
export async function deleteTenantRows(tx: Tx, table: keyof DB, where: RawBuilder<unknown>): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} t WHERE ${where}`.execute(tx);
}

/** A row that the database refuses: its place in the batch, the column if known, and the kind of the error. */
export interface RefusedRow {
  index: number;
  column: string | null;
  code: "wrong_value" | "duplicate" | "missing_reference" | "missing_value";
}

/** Inserts rows with the same columns. Refused rows are not inserted; the others are. */
export async function insertTenantRows(
  tx: Tx,
  table: keyof DB,
  rows: readonly TenantRow[],
  shape: TableShape,
): Promise<RefusedRow[]> {
  const whole = await refusalOf(tx, table, rows, shape);
  if (!whole) return [];
  const refused: RefusedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const refusal = await refusalOf(tx, table, [row], shape);
    if (refusal) refused.push({ index, ...refusal });
  }
  return refused;
}

async function refusalOf(
  tx: Tx,
  table: keyof DB,
  rows: readonly TenantRow[],
  shape: TableShape,
): Promise<Omit<RefusedRow, "index"> | null> {
  await sql`SAVEPOINT tenant_rows`.execute(tx);
  try {
    await insertMany(tx, table, rows as never);
    await sql`RELEASE SAVEPOINT tenant_rows`.execute(tx);
    return null;
  } catch (error) {
    const code = kindOf(sqlState(error));
    if (!code) throw error;
    await sql`ROLLBACK TO SAVEPOINT tenant_rows`.execute(tx);
    const { column, constraint } = error as { column?: string; constraint?: string };
    return { column: column ?? shape.constraints.get(constraint ?? "") ?? null, code };
  }
}

/** Returns the kind of a refusal by its SQLSTATE; null for errors that are not about the rows. */
function kindOf(state: string | null): RefusedRow["code"] | null {
  if (state === "23505") return "duplicate";
  if (state === "23503") return "missing_reference";
  if (state === "23502") return "missing_value";
  return state === "23514" || state?.startsWith("22") || state === "P0001" ? "wrong_value" : null;
}

/** Sets columns of rows that refer to rows which are inserted later. @param rows with `id` and the columns */
export async function setTenantRows(
  tx: Tx,
  table: keyof DB,
  columns: readonly string[],
  rows: readonly TenantRow[],
): Promise<void> {
  const sets = sql.join(columns.map((column) => sql`${sql.ref(column)} = n.${sql.ref(column)}`));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = JSON.stringify(rows.slice(from, from + rowsAtOnce)) as unknown as Json;
    await sql`UPDATE ${sql.table(table)} t SET ${sets}
      FROM json_populate_recordset(NULL::${sql.table(table)}, ${part}::json) n WHERE t.id = n.id`.execute(tx);
  }
}
