import {
  type CsvEncoding,
  type CsvRow,
  isFormula,
  mostColumns,
  mostOfRow,
  unescaped,
} from "#kit/csv-read.ts";
import type { Database, Reader, Tx } from "#kit/db.ts";
import type { Inspector } from "#kit/files/inspector.ts";
import { invalid, Problem } from "#kit/problem.ts";
import { type HiringActor, tenantColumns } from "#people/accounts/hiring-scope.ts";
import { type ColumnMapping, findHeader, missingColumns, rowsOf } from "../header.ts";
import { checkCandidates } from "../kinds/candidates.ts";
import { checkClients } from "../kinds/clients.ts";
import { checkJobs } from "../kinds/jobs.ts";
import type { CheckedRow, ImportRow, RowProblem } from "../kinds/row.ts";
import {
  type ImportKind,
  type ImportTable,
  kindsOf,
  mostCell,
  mostOfCell,
  mostRows,
  tableOf,
} from "../terms.ts";

/** A table with its columns as recognised from the header. */
interface UploadedTable {
  encoding: CsvEncoding;
  rows: CsvRow[];
  mapping: ColumnMapping;
}

const limitOf = { too_many_columns: { max: mostColumns }, row_too_long: { max: mostOfRow }, not_text: {} };

/** @throws Problem 422 at /file */
async function readUpload(
  inspector: Inspector,
  path: string,
  { kind, columns }: { kind: ImportKind; columns: ImportTable },
  encoding: CsvEncoding | undefined,
): Promise<UploadedTable> {
  const most = mostRows[kind];
  // Reads 20 rows more than the limit, because titles may stand above the header.
  const read = await inspector.readTable(path, { most: most + 20, encoding });
  if (!read) throw invalid("/file", "csv_unreadable");
  if ("problem" in read) {
    const { problem, ...place } = read;
    throw invalid("/file", `csv_${problem}`, { ...limitOf[problem], ...place });
  }
  const [first] = read.rows;
  if (!first) throw invalid("/file", "csv_empty");
  // The user chooses the columns of a table whose header is not recognised.
  const { at, from, fields } = findHeader(read.rows, columns) ?? {
    at: 0,
    from: 1,
    fields: first.cells.map(() => null),
  };
  const rows = read.rows.slice(from);
  if (rows.length === 0) throw invalid("/file", "csv_empty");
  if (rows.length > most) throw invalid("/file", "csv_too_many_rows", { max: most });
  const header = read.rows[at] ?? first;
  return { encoding: read.encoding, rows, mapping: { skipped: at, header, fields, first_is_data: false } };
}

/** Returns the problems of a table's rows; none while a required column is missing. */
export async function problemsOf(
  db: Reader,
  actor: HiringActor,
  {
    kind,
    mapping,
    rows,
    asOf,
  }: { kind: ImportKind; mapping: ColumnMapping; rows: readonly CsvRow[]; asOf: Date },
): Promise<RowProblem[]> {
  if (missingColumns(kind, mapping).length > 0) return [];
  const checked = await checkRows(db, actor, { kind, rows: rowsOf(mapping, rows), asOf });
  return checked.flatMap(({ problems }) => problems);
}

/** Checks all rows of a table against the current data, without importing them. */
export async function checkRows(
  db: Reader,
  actor: HiringActor,
  { kind, rows, asOf }: { kind: ImportKind; rows: readonly ImportRow[]; asOf: Date },
): Promise<CheckedRow<unknown>[]> {
  const plain = rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).map(([field, cell]) => [field, unescaped(cell)])),
  }));
  const checked = await {
    jobs: () => checkJobs(db, actor, plain, asOf),
    candidates: () => checkCandidates(db, actor, plain),
    clients: () => checkClients(db, actor, plain),
  }[kind]();
  return checked.map((row, index) => {
    const asWritten = rows[index] as ImportRow;
    const ofCells = cellProblems(asWritten);
    const refused = new Set(ofCells.map(({ column }) => column));
    const problems = [...ofCells, ...row.problems.filter(({ column }) => !refused.has(column))];
    // Each problem contains its cell, so that the view of the import does not need the rows.
    return {
      ...row,
      problems: problems.map((problem) => ({
        ...problem,
        value: (asWritten.cells[problem.column ?? ""] ?? "").slice(0, mostOfCell),
      })),
    };
  });
}

/** Returns problems that do not depend on the kind: formulas, too long texts, cells beyond the header. */
function cellProblems({ line, cells, extra }: ImportRow): RowProblem[] {
  const problems = Object.entries(cells).flatMap(([column, cell]): RowProblem[] => {
    if (cell.length > mostCell) return [{ line, column, code: "too_long" }];
    // Phone numbers begin with "+", as formulas may.
    return !column.endsWith("phone") && isFormula(cell) ? [{ line, column, code: "formula" }] : [];
  });
  return extra ? [...problems, { line, column: null, code: "cells" }] : problems;
}

/** Stores a table for its confirmation. @returns the import's id */
export async function storeImport(
  tx: Tx,
  actor: HiringActor,
  {
    kind,
    name,
    table,
    problems,
    asOf,
  }: {
    kind: ImportKind;
    name: string;
    table: UploadedTable;
    problems: readonly RowProblem[];
    asOf: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto("csv_imports")
    .values({
      ...tenantColumns(actor.scope, null),
      account_id: actor.accountId,
      kind,
      file_name: name.slice(0, 200),
      encoding: table.encoding,
      rows: JSON.stringify(table.rows),
      found: JSON.stringify(table.mapping),
      problems: JSON.stringify(problems),
      created_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Refuses a kind of table that the workspace does not import. @throws Problem 422 at /kind */
export function assertKind({ kind, scope }: HiringActor, table: ImportKind): void {
  if (kindsOf(scope).includes(table)) return;
  throw invalid("/kind", kind === "consultant" ? "import_kind" : "import_kind_company");
}

/** Reads and checks an upload. @returns the input of `storeImport` @throws Problem 422 at /kind or /file */
export async function checkUpload(
  { database, inspector }: { database: Database; inspector: Inspector },
  actor: HiringActor,
  upload: { path: string; name: string; kind: ImportKind; encoding: CsvEncoding | undefined; asOf: Date },
): Promise<Omit<Parameters<typeof storeImport>[2], "asOf">> {
  const { kind, name, asOf } = upload;
  assertKind(actor, kind);
  const table = await readUpload(
    inspector,
    upload.path,
    { kind, columns: tableOf(actor.scope, kind) },
    upload.encoding,
  );
  const problems = await problemsOf(database.db, actor, { kind, ...table, asOf });
  return { kind, name, table, problems };
}

/** Refuses an import with wrong rows; `meta.now` is the number of wrong rows. */
export class WrongRows extends Problem {
  readonly problems: readonly RowProblem[];
  constructor(problems: readonly RowProblem[]) {
    const count = new Set(problems.map(({ line }) => line)).size;
    super(409, { code: "import_has_problems", values: { count } }, { meta: { now: count } });
    this.problems = problems;
  }
}
