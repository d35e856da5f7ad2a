import { createHash, type Hash } from "node:crypto";
import type pg from "pg";

/**
 * A backup is a gzip of lines. The first one is `#` with the header. Each table follows: its rows, one JSON
 * object a line, and `#` with the number of rows and their checksum. The last line is `#{"end":true}`, so
 * that a truncated file is detected.
 */
export interface Header {
  sen_backup: 1;
  made_at: string;
  migrations: string[];
  tables: Table[];
  sequences: { name: string; last: string; called: boolean }[];
}

export interface Table {
  name: string;
  /** The columns of the table, except generated ones. */
  columns: string[];
  /** The columns by which rows are sorted, so that equal tables have the same checksum. */
  key: string[];
  rows: number;
}

export interface TableEnd {
  table: string;
  rows: number;
  sha256: string;
}

/**
 * Tables that a backup leaves out: those of the migrator, and those about the transactions and processes of
 * one database.
 */
const notOurs = [
  "kysely_migration",
  "kysely_migration_lock",
  "job_search_changes",
  "job_search_log",
  "replica_marks",
  "search_cluster",
];

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Sets formats, so that times and bytes read the same in every database. */
export async function prepareSession(client: pg.Client): Promise<void> {
  await client.query("SET TimeZone = 'UTC'; SET bytea_output = 'hex'; SET extra_float_digits = 1");
  await client.query("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0");
}

export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("SELECT name FROM kysely_migration ORDER BY name");
  return rows.map((row) => row.name);
}

/** Returns the product's tables with columns and number of rows, without the job queue. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, "rows">>(
    `SELECT c.relname AS name,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
         WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       coalesce((SELECT array_agg(a.attname::text ORDER BY array_position(i.indkey::smallint[], a.attnum))
         FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
         WHERE i.indrelid = c.oid AND i.indisprimary), '{}') AS key
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
     ORDER BY c.relname`,
    [notOurs],
  );
  const tables: Table[] = [];
  for (const table of rows) {
    const count = await client.query<{ count: string }>(`SELECT count(*) FROM ${quoted(table.name)}`);
    tables.push({ ...table, rows: Number(count.rows[0]?.count) });
  }
  return tables;
}

const atOnce = 200;

/** Yields the rows of a table as JSON, in batches, in the order of its key. */
export async function* rowsOf(client: pg.Client, table: Table): AsyncGenerator<string[]> {
  const columns = table.columns.map(quoted).join(", ");
  const order = (table.key.length > 0 ? table.key : table.columns).map(quoted).join(", ");
  await client.query(
    `DECLARE rows NO SCROLL CURSOR FOR
     SELECT to_jsonb(t)::text AS row FROM (SELECT ${columns} FROM ${quoted(table.name)} ORDER BY ${order}) t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${atOnce} FROM rows`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < atOnce) break;
  }
  await client.query("CLOSE rows");
}

/** Counts and hashes rows as they pass. */
export class Tally {
  rows = 0;
  readonly #hash: Hash = createHash("sha256");

  add(row: string): void {
    this.rows += 1;
    this.#hash.update(row).update("\n");
  }

  end(table: string): TableEnd {
    return { table, rows: this.rows, sha256: this.#hash.digest("hex") };
  }
}
