import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { sql } from "kysely";
import { ZipFile } from "yazl";
import { csvPieces } from "#kit/csv.ts";
import type { Tx } from "#kit/db.ts";
import type { Services } from "#kit/services.ts";
import { rowsOfTenant, shapeOf, type TableShape, type TenantRow } from "#kit/tenant-rows.ts";
import { archivedSettings } from "#people/agencies/terms.ts";
import type { ArchivedTable } from "../archived-table.ts";
import { archivedTables } from "../tables.ts";
import { archiveFormat } from "../terms.ts";
import { csvPath, dataPath, type Manifest, manifestPath, settingsPath, teamTable } from "./manifest.ts";

interface Export {
  tx: Tx;
  storage: Services["storage"];
  zip: ZipFile;
  agencyId: number;
  asOf: Date;
  manifest: Manifest;
  /** The ids of the rows that the archive has, by table. */
  ids: Map<string, Set<unknown>>;
}

/**
 * Writes an archive of an agency to a new file.
 * @param tx a transaction that sees one state of all tables
 * @param options.onProgress is called with the percent of the tables
 */
export async function writeArchive(
  { tx, storage }: { tx: Tx; storage: Services["storage"] },
  path: string,
  {
    agencyId,
    accountId,
    asOf,
    onProgress,
  }: { agencyId: number; accountId: number; asOf: Date; onProgress: (percent: number) => Promise<void> },
): Promise<Manifest> {
  const zip = new ZipFile();
  const out = createWriteStream(path, { flags: "wx", mode: 0o600 });
  const written = finished(zip.outputStream.pipe(out));
  // The failure of a part is thrown first; without a handler the rejection of the file would end the process.
  written.catch(() => {});
  const agency = await tx
    .selectFrom("agencies")
    .selectAll()
    .where("id", "=", agencyId)
    .executeTakeFirstOrThrow();
  const manifest: Manifest = {
    format: archiveFormat.name,
    version: archiveFormat.version,
    made_at: asOf.toISOString(),
    agency: agency.name,
    exported_by: accountId,
    tables: {},
    files: [],
  };
  const run: Export = { tx, storage, zip, agencyId, asOf, manifest, ids: new Map() };
  const settings = Object.fromEntries(archivedSettings.map((column) => [column, agency[column]]));
  zip.addBuffer(Buffer.from(JSON.stringify(settings, null, 2)), settingsPath, { mtime: asOf });
  await addTeam(run);
  for (const [index, table] of archivedTables.entries()) {
    await addTable(run, table);
    await onProgress(Math.round(((index + 1) * 95) / archivedTables.length));
  }
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), manifestPath, { mtime: asOf });
  zip.end();
  await written;
  return manifest;
}

async function addTeam(run: Export): Promise<void> {
  const members = await run.tx
    .selectFrom("accounts")
    .select(["id", "full_name", "email", "language", sql<boolean>`role_id = 2`.as("isAdmin")])
    .where("agency_id", "=", run.agencyId)
    .orderBy("id")
    .execute();
  run.ids.set("accounts", new Set(members.map(({ id }) => id)));
  addRows(run, teamTable, members);
}

/** Adds the rows of a table as JSON and as CSV for spreadsheets. */
function addRows(run: Export, table: string, rows: readonly TenantRow[]): void {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  const bytes = Buffer.from(text);
  run.manifest.tables[table] = {
    rows: rows.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
  run.zip.addBuffer(bytes, dataPath(table), { mtime: run.asOf });
  const columns = Object.keys(rows[0] ?? {});
  const cell = (value: unknown) =>
    typeof value === "object" && value !== null ? JSON.stringify(value) : value;
  const cells = [rows.map((row) => columns.map((column) => cell(row[column])))];
  run.zip.addReadStreamLazy(csvPath(table), { mtime: run.asOf }, (take) =>
    take(null, Readable.from(csvPieces(columns, cells), { objectMode: false })),
  );
}

async function addTable(run: Export, entry: ArchivedTable): Promise<void> {
  const { table, where, order, without = [], file } = entry;
  const shape = await shapeOf(run.tx, table);
  const all = new Set(shape.columns.keys());
  // Generated columns are not in the shape. They and the agency are set by the database that imports.
  const left = ["agency_id", ...without, ...(await generatedColumns(run.tx, table))];
  const rows: TenantRow[] = [];
  const ids = new Set<unknown>();
  run.ids.set(table, ids);
  for await (const batch of rowsOfTenant(run.tx, table, { where: where(run.agencyId), order, without: left }))
    for (const row of batch) {
      if (!isComplete(run, entry, shape, row)) continue;
      if (all.has("id")) ids.add(row.id);
      if (file) row[file.key] = await addFile(run, entry, row);
      rows.push(row);
    }
  addRows(run, table, rows);
}

async function generatedColumns(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated <> ''`.execute(
    tx,
  );
  return rows.map(({ name }) => name);
}

/** Removes references to rows that are not in the archive. @returns whether the row can do without them */
function isComplete(
  { ids }: Export,
  { later = {} }: ArchivedTable,
  shape: TableShape,
  row: TenantRow,
): boolean {
  for (const [column, target] of shape.references) {
    const known = ids.get(target);
    if (!known || column in later || row[column] === null || !(column in row) || known.has(row[column]))
      continue;
    // A row of the same table may come later in it.
    if (!shape.columns.get(column)?.nullable) return false;
    row[column] = null;
  }
  return true;
}

/** Adds the file of a row. @returns its path in the archive; null when the file does not exist */
async function addFile(run: Export, { file }: ArchivedTable, row: TenantRow): Promise<string | null> {
  const key = row[file!.key];
  if (typeof key !== "string" || !(await run.storage.exists(key))) return null;
  const ending = /\.([a-z0-9]{1,8})$/.exec(String(row[file!.name]).toLowerCase())?.[1] ?? "bin";
  const path = `files/${file!.folder}/${row.id}.${ending}`;
  const hash = createHash("sha256");
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    run.zip.addReadStreamLazy(path, { mtime: run.asOf, compress: false }, (take) => {
      run.storage.get(key).then((stream) => {
        stream.on("data", (part: Buffer) => {
          bytes += part.length;
          hash.update(part);
        });
        stream.once("error", reject).once("close", resolve);
        take(null, stream);
      }, reject);
    });
  });
  run.manifest.files.push({ path, bytes, sha256: hash.digest("hex") });
  return path;
}
