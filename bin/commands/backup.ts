import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { type Header, migrationsOf, prepareSession, rowsOf, Tally, tablesOf } from "./backup-format.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Writes all rows of the database from one snapshot to a file; the product may keep running.
 * @returns the number of tables and rows
 */
export async function backup(
  databaseUrl: string,
  file: string,
  asOf: Date,
): Promise<{ tables: number; rows: number }> {
  if (existsSync(file)) throw new UsageError(`${file} is there already; a backup never overwrites.`);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "sen backup" });
  // A lost connection fails the running query; without this listener it would also end the process.
  client.on("error", () => {});
  await client.connect();
  const partial = `${file}.partial`;
  try {
    await prepareSession(client);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const header: Header = {
      sen_backup: 1,
      made_at: asOf.toISOString(),
      migrations: await migrationsOf(client),
      tables: await tablesOf(client),
      sequences: await sequencesOf(client),
    };
    // A backup contains personal data, so only its owner may read it.
    const target = createWriteStream(partial, { mode: 0o600 });
    await pipeline(Readable.from(linesOf(client, header)), createGzip(), target);
    await rename(partial, file);
    const written = {
      tables: header.tables.length,
      rows: header.tables.reduce((sum, table) => sum + table.rows, 0),
    };
    await client.query("COMMIT");
    await recordBackup(client, written, asOf);
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (["ENOENT", "EACCES", "ENOSPC", "EROFS"].includes(code))
      throw new UsageError(`${file} cannot be written: ${(error as Error).message}`);
    throw error;
  } finally {
    await client.end();
  }
}

/** Records the backup for the administrators' page. A replica, from which a backup can be made too, refuses the row. */
async function recordBackup(
  client: pg.Client,
  { tables, rows }: { tables: number; rows: number },
  asOf: Date,
) {
  await client
    .query("INSERT INTO backups (made_at, table_count, row_count) VALUES ($1, $2, $3)", [asOf, tables, rows])
    .catch((error: { code?: string }) => {
      const readOnly = "25006";
      if (error.code !== readOnly) throw error;
    });
}

async function* linesOf(client: pg.Client, header: Header): AsyncGenerator<string> {
  yield `#${JSON.stringify(header)}\n`;
  for (const table of header.tables) {
    const tally = new Tally();
    for await (const rows of rowsOf(client, table)) {
      for (const row of rows) tally.add(row);
      yield `${rows.join("\n")}\n`;
    }
    yield `#${JSON.stringify(tally.end(table.name))}\n`;
  }
  yield '#{"end":true}\n';
}

async function sequencesOf(client: pg.Client): Promise<Header["sequences"]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  const sequences: Header["sequences"] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `SELECT last_value::text AS last, is_called AS called FROM ${client.escapeIdentifier(name)}`,
    );
    sequences.push({ name, ...state.rows[0]! });
  }
  return sequences;
}
