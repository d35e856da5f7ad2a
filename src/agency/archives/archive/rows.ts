import { reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import {
  insertTenantRows,
  rowsAtOnce,
  setTenantRows,
  shapeOf,
  type TableShape,
  type TenantRow,
} from "#kit/tenant-rows.ts";
import type { ArchivedTable, Arrival } from "../archived-table.ts";
import { commonTables } from "../other-tables.ts";
import { translateData } from "./data-ids.ts";
import type { Faults } from "./faults.ts";
import type { StoredFile } from "./files.ts";
import { type Archive, linesOf } from "./read.ts";

/** What an import of rows needs, and what it collects. */
export interface RowImport {
  tx: Tx;
  archive: Archive;
  faults: Faults;
  arrival: Arrival;
  /** The new ids by the ids of the archive, by table. */
  ids: Map<string, Map<number, number>>;
  files: ReadonlyMap<string, StoredFile>;
  /** Columns that are set at the end, by table: rows with the references of the archive. */
  later: Map<ArchivedTable, TenantRow[]>;
}

interface Line {
  line: number;
  row: TenantRow;
}

/** Inserts the rows of a table in batches. @returns the number of inserted rows */
export async function importTable(run: RowImport, entry: ArchivedTable): Promise<number> {
  const { table } = entry;
  const shape = await shapeOf(run.tx, table);
  const columns = archivedColumns(entry, shape);
  run.ids.set(table, new Map());
  const lines = linesOf(run.archive, table);
  let inserted = 0;
  let read = 0;
  let batch: Line[] = [];
  for (;;) {
    const next = await lines.next();
    if (!next.done) {
      read += 1;
      if ("fault" in next.value) run.faults.add(table, next.value.fault, { line: next.value.line });
      else if (hasColumns(run, entry, columns, next.value)) batch.push(next.value);
      if (batch.length < rowsAtOnce) continue;
    }
    inserted += await importBatch(run, entry, shape, batch);
    batch = [];
    if (!next.done) continue;
    const declared = run.archive.manifest.tables[table];
    if (declared && declared.sha256 !== next.value) run.faults.add(table, "table_changed");
    if (declared && declared.rows !== read) run.faults.add(table, "rows_differ");
    return inserted;
  }
}

/** Returns the columns that each row of a table has in an archive. */
function archivedColumns({ without = [] }: ArchivedTable, shape: TableShape): ReadonlySet<string> {
  const left = new Set(["agency_id", ...without]);
  return new Set([...shape.columns.keys()].filter((column) => !left.has(column)));
}

function hasColumns(
  { faults }: RowImport,
  { table }: ArchivedTable,
  columns: ReadonlySet<string>,
  { line, row }: Line,
): boolean {
  const unknown = Object.keys(row).find((column) => !columns.has(column));
  const missing = [...columns].find((column) => !Object.hasOwn(row, column));
  if (unknown !== undefined) faults.add(table, "unknown_column", { line, column: unknown.slice(0, 60) });
  if (missing !== undefined) faults.add(table, "missing_column", { line, column: missing });
  return unknown === undefined && missing === undefined;
}

/** Inserts a batch of rows. @returns the number of inserted rows */
async function importBatch(
  run: RowImport,
  entry: ArchivedTable,
  shape: TableShape,
  lines: readonly Line[],
): Promise<number> {
  const { table } = entry;
  const hasId = shape.columns.has("id");
  const numbered = hasId ? await withIds(run, table, lines) : lines;
  const arriving = numbered.flatMap((line) => {
    const row = arrivingRow(run, entry, shape, line);
    return row ? [{ line: line.line, row }] : [];
  });
  const refused = await insertTenantRows(
    run.tx,
    table,
    arriving.map(({ row }) => row),
    shape,
  );
  for (const { index, code, column } of refused)
    run.faults.add(table, code, { line: arriving[index]!.line, column });
  return arriving.length - refused.length;
}

/** Reserves new ids for rows; a row without an own id is a fault. */
async function withIds(
  run: RowImport,
  table: ArchivedTable["table"],
  lines: readonly Line[],
): Promise<Line[]> {
  const ids = run.ids.get(table)!;
  const reserved = await reserveIds(run.tx, table, lines.length);
  return lines.filter(({ line, row: { id } }, index) => {
    if (typeof id !== "number" || !Number.isSafeInteger(id)) {
      run.faults.add(table, "wrong_value", { line, column: "id" });
      return false;
    }
    if (ids.has(id)) {
      run.faults.add(table, "repeated_id", { line, column: "id" });
      return false;
    }
    ids.set(id, reserved[index]!);
    return true;
  });
}

/** Returns the row that is inserted, with references of this Sen; null for a row with a fault. */
function arrivingRow(
  run: RowImport,
  entry: ArchivedTable,
  shape: TableShape,
  { line, row }: Line,
): TenantRow | null {
  const { table, later, arrive, references = {}, file } = entry;
  const arriving: TenantRow = { ...row };
  if (shape.columns.has("agency_id")) arriving.agency_id = run.arrival.agencyId;
  if (later) keepForLater(run, entry, arriving);
  let isWrong = false;
  for (const [column, target] of [...shape.references, ...Object.entries(references)]) {
    if (!(column in row) || (later && column in later) || commonTables.includes(target)) continue;
    const reference = translated(run, target, row[column]);
    if (reference === undefined) {
      run.faults.add(table, "missing_reference", { line, column });
      isWrong = true;
    } else arriving[column] = reference;
  }
  if (typeof row.id === "number" && shape.columns.has("id")) arriving.id = run.ids.get(table)!.get(row.id);
  if ("data" in row)
    arriving.data = translateData(row.kind, row.data, (target, id) => run.ids.get(target)?.get(id) ?? null);
  if (file && !setFile(run, entry, arriving)) {
    run.faults.add(table, "file_missing", { line, column: file.key });
    isWrong = true;
  }
  if (isWrong) return null;
  arrive?.(arriving, run.arrival);
  return arriving;
}

/** Returns a reference, or the references of an array, as this Sen numbers them; undefined for an unknown one. */
function translated({ ids }: RowImport, table: string, value: unknown): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) {
    const all = value.map((each) => ids.get(table)?.get(each as number));
    return all.includes(undefined) ? undefined : all;
  }
  return ids.get(table)?.get(value as number);
}

function keepForLater({ later }: RowImport, entry: ArchivedTable, arriving: TenantRow): void {
  const values: TenantRow = { id: arriving.id };
  for (const [column, until] of Object.entries(entry.later!)) {
    values[column] = arriving[column];
    arriving[column] = until;
  }
  if (Object.entries(entry.later!).every(([column, until]) => values[column] === until)) return;
  later.set(entry, [...(later.get(entry) ?? []), values]);
}

/** Sets the columns of a row about its file. @returns false when the archive does not have the file */
function setFile(run: RowImport, { file }: ArchivedTable, arriving: TenantRow): boolean {
  const { key, bytes, sha256, absent } = file!;
  const path = arriving[key];
  if (path === null) {
    absent(arriving, run.arrival);
    return true;
  }
  const stored = run.files.get(String(path));
  if (!stored) return false;
  arriving[key] = stored.key;
  arriving[bytes] = stored.bytes;
  if (sha256) arriving[sha256] = stored.sha256;
  return true;
}

/** Sets the columns that refer to later rows. */
export async function setLater(run: RowImport): Promise<void> {
  for (const [entry, rows] of run.later) {
    const { table } = entry;
    const { references } = await shapeOf(run.tx, table);
    const ids = run.ids.get(table)!;
    const set = rows.flatMap((row) => {
      const changed: TenantRow = { id: ids.get(row.id as number) };
      for (const [column, value] of Object.entries(row)) {
        if (column === "id") continue;
        const target = references.get(column);
        const reference = target === undefined ? value : translated(run, target, value);
        if (reference === undefined) {
          run.faults.add(table, "missing_reference", { column });
          return [];
        }
        changed[column] = reference;
      }
      return [changed];
    });
    if (run.faults.count === 0) await setTenantRows(run.tx, table, Object.keys(entry.later!), set);
  }
}
