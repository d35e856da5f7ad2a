import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { linesOf } from "#kit/files/lines.ts";
import { referenceRows } from "#platform/reference/seed.ts";
import {
  type Header,
  migrationsOf,
  prepareSession,
  quoted,
  rowsOf,
  type Table,
  type TableEnd,
  Tally,
  tablesOf,
} from "./backup-format.ts";
import { UsageError } from "./usage-error.ts";

/** The maximum length of a line of a backup. A line is one row: at most the texts of one job, CV or mail. */
const longestLine = 256 * 1024 * 1024;
const atOnce = 200;

/**
 * Restores a backup into an empty database with the same migrations, completely or not at all. Foreign keys
 * are dropped during the insertion, and checked when they are added again. Finally every table is read again
 * and compared with the backup.
 * @returns the number of tables and rows
 */
export async function restore(databaseUrl: string, file: string): Promise<{ tables: number; rows: number }> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "sen restore" });
  // A lost connection fails the running query; without this listener it would also end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    await prepareSession(client);
    await client.query("BEGIN");
    const lines = markedLines(file);
    const header = await headerOf(lines, file);
    await assertRestorable(client, header);
    const foreignKeys = await putAside(client, header.tables);
    const ends = await fill(client, header, lines);
    await compare(client, header.tables, ends);
    for (const { name, last, called } of header.sequences)
      await client.query("SELECT setval($1::regclass, $2, $3)", [quoted(name), last, called]);
    for (const { name } of header.tables)
      await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
    for (const key of foreignKeys) await client.query(key);
    await client.query("COMMIT");
    await client.query("ANALYZE");
    return { tables: ends.length, rows: ends.reduce((sum, end) => sum + end.rows, 0) };
  } finally {
    // Closing a connection inside a transaction rolls it back.
    await client.end();
  }
}

type Lines = AsyncGenerator<{ mark: unknown } | { row: string }>;

async function* markedLines(file: string): Lines {
  const packed = createReadStream(file);
  const source = createGunzip();
  packed.once("error", (error) => source.destroy(error));
  packed.pipe(source);
  try {
    for await (const line of linesOf(source, longestLine)) {
      if ("problem" in line) throw new UsageError(`${file} is no backup: line ${line.number} is too long.`);
      yield line.text.startsWith("#") ? { mark: JSON.parse(line.text.slice(1)) } : { row: line.text };
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

async function headerOf(lines: Lines, file: string): Promise<Header> {
  const first = await lines.next();
  const header = !first.done && "mark" in first.value ? (first.value.mark as Partial<Header>) : {};
  if (header.sen_backup !== 1) throw new UsageError(`${file} is no backup of Sen.`);
  return header as Header;
}

async function assertRestorable(client: pg.Client, header: Header): Promise<void> {
  const ran = await migrationsOf(client);
  const theirs = header.migrations.filter((name) => !ran.includes(name));
  const ours = ran.filter((name) => !header.migrations.includes(name));
  if (theirs.length + ours.length > 0)
    throw new UsageError(
      `The backup was made by another version of Sen: ${[...theirs.map((name) => `it has ${name}`), ...ours.map((name) => `it lacks ${name}`)].join(", ")}.`,
    );
  // In a new database only the reference lists and the kinds of stage have rows.
  const lists = [...Object.keys(referenceRows()), "job_title_keys", "stage_kinds"];
  for (const table of await tablesOf(client)) {
    if (table.rows > 0 && !lists.includes(table.name))
      throw new UsageError(
        `The database is not empty (${table.name} has ${table.rows} rows); a backup is restored into an empty one.`,
      );
  }
}

/** Empties the tables and drops their foreign keys. @returns the statements that add the keys again */
async function putAside(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const { rows } = await client.query<{ on: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS on, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  for (const key of rows) await client.query(`ALTER TABLE ${key.on} DROP CONSTRAINT ${quoted(key.name)}`);
  await client.query(`TRUNCATE ${tables.map((table) => quoted(table.name)).join(", ")}`);
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  return rows.map((key) => `ALTER TABLE ${key.on} ADD CONSTRAINT ${quoted(key.name)} ${key.definition}`);
}

async function fill(client: pg.Client, header: Header, lines: Lines): Promise<TableEnd[]> {
  const ends: TableEnd[] = [];
  let tally = new Tally();
  let batch: string[] = [];
  let whole = false;
  const flush = async () => {
    const table = header.tables[ends.length];
    if (!table || whole) throw new UsageError("The backup has rows of no table.");
    const columns = table.columns.map(quoted).join(", ");
    const name = quoted(table.name);
    await client.query(
      `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1::json)`,
      [`[${batch.join(",")}]`],
    );
    batch = [];
  };
  for await (const line of lines) {
    if ("row" in line) {
      tally.add(line.row);
      batch.push(line.row);
      if (batch.length >= atOnce) await flush();
      continue;
    }
    if (batch.length > 0) await flush();
    const mark = line.mark as Partial<TableEnd> & { end?: true };
    if (mark.end) {
      whole = true;
      continue;
    }
    const read = tally.end(header.tables[ends.length]?.name ?? "");
    if (mark.table !== read.table || mark.rows !== read.rows || mark.sha256 !== read.sha256)
      throw new UsageError(
        `The backup is damaged: the rows of ${mark.table} are not those that were written.`,
      );
    ends.push(read);
    tally = new Tally();
  }
  if (!whole || ends.length !== header.tables.length)
    throw new UsageError("The backup is damaged: its end is missing.");
  return ends;
}

/** Reads every table again and compares it with the backup. */
async function compare(
  client: pg.Client,
  tables: readonly Table[],
  ends: readonly TableEnd[],
): Promise<void> {
  for (const [index, table] of tables.entries()) {
    const tally = new Tally();
    for await (const rows of rowsOf(client, table)) for (const row of rows) tally.add(row);
    const stored = tally.end(table.name);
    const wanted = ends[index]!;
    if (stored.rows !== wanted.rows || stored.sha256 !== wanted.sha256)
      throw new Error(`${table.name} is not stored as it was backed up; nothing was restored.`);
  }
}
