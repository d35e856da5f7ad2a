import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import { parsePhone } from "#people/accounts/phone.ts";

/** A row of a table: its line in the file, and its cells by the fields of the header. */
export interface ImportRow {
  line: number;
  cells: Readonly<Record<string, string>>;
  /** Cells beyond the header. */
  extra: boolean;
}

/** What is wrong in a row; `column` is null for what no cell says. */
export interface RowProblem {
  line: number;
  column: string | null;
  code: string;
  values?: Record<string, string | number>;
  /** The beginning of the cell. */
  value?: string;
}

/** A row as it would be imported; null where something in it is wrong. */
export interface CheckedRow<Fields> {
  line: number;
  fields: Fields | null;
  problems: RowProblem[];
}

/** Milliseconds of checking before other requests have their turn: an ad takes from one to fifty. */
const sliceMs = 10;

/** Checks each row, without keeping other requests waiting. */
export async function checkEach<Fields>(
  rows: readonly ImportRow[],
  check: (row: ImportRow) => CheckedRow<Fields>,
): Promise<CheckedRow<Fields>[]> {
  const checked: CheckedRow<Fields>[] = [];
  let began = performance.now();
  for (const row of rows) {
    if (performance.now() - began > sliceMs) {
      await setImmediate();
      began = performance.now();
    }
    checked.push(check(row));
  }
  return checked;
}

/** Words of a cell between semicolons, commas or bars. */
export function listOf(cell: string | undefined): string[] {
  return (cell ?? "")
    .split(/[;,|]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Marks rows that say the same as one before them in the same cell. */
export function markRepeated<Fields>(
  rows: readonly CheckedRow<Fields>[],
  keyOf: (fields: Fields) => readonly (readonly [column: string, key: string | null])[],
): void {
  const seen = new Map<string, number>();
  for (const row of rows) {
    if (!row.fields) continue;
    for (const [column, key] of keyOf(row.fields)) {
      if (key === null) continue;
      const before = seen.get(`${column} ${key}`);
      if (before === undefined) seen.set(`${column} ${key}`, row.line);
      else row.problems.push({ line: row.line, column, code: "repeated", values: { line: before } });
    }
  }
}

export const phoneKey = (phone: string | null): string | null => parsePhone(phone) ?? null;

/** What a schema says of a row: the first of each field, since an empty cell breaks every rule of its field. */
export function schemaProblems(
  line: number,
  error: z.ZodError | undefined,
  columnOf: (field: string) => string | null,
): RowProblem[] {
  const found = new Map<string | null, RowProblem>();
  for (const { path, message, ...issue } of error?.issues ?? []) {
    const column = columnOf(String(path[0] ?? ""));
    // What zod words itself is a value that cannot be read.
    const code = /^[a-z_]+$/.test(message) ? message : "invalid";
    const values = "params" in issue ? (issue.params as RowProblem["values"]) : undefined;
    if (!found.has(column)) found.set(column, { line, column, code, ...(values && { values }) });
  }
  return [...found.values()];
}
