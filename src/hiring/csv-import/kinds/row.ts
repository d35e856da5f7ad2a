import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import { parsePhone } from "#people/accounts/phone.ts";

/** A row of a table: its line in the file, and its cells by the fields of the header. */
export interface ImportRow {
  line: number;
  cells: Readonly<Record<string, string>>;
  /** Whether the row has cells beyond the header. */
  extra: boolean;
}

/** A problem of a row; `column` is null for a problem of the whole row. */
export interface RowProblem {
  line: number;
  column: string | null;
  code: string;
  values?: Record<string, string | number>;
  /** The content of the wrong cell, shortened. */
  value?: string;
  /** True for a row that equals another one or a stored one. It can be imported on request. */
  duplicate?: true;
}

/** Returns the lines of rows with errors, and of rows that are only duplicates. */
export function linesOf(problems: readonly RowProblem[]) {
  const wrong = new Set(problems.filter(({ duplicate }) => !duplicate).map(({ line }) => line));
  const all = new Set(problems.map(({ line }) => line));
  return { wrong, duplicate: all.difference(wrong), all };
}

/** A row with the fields to import; null when the row has a problem. */
export interface CheckedRow<Fields> {
  line: number;
  fields: Fields | null;
  problems: RowProblem[];
}

/** Milliseconds of checking before the event loop handles other requests; an ad takes 1 to 50. */
const sliceMs = 10;

/** Checks each row, and yields to other requests in between. */
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

/** Returns the words of a cell, which semicolons, commas or bars separate. */
export function listOf(cell: string | undefined): string[] {
  return (cell ?? "")
    .split(/[;,|]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Adds a problem to rows that repeat a key of an earlier row. */
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

/** Returns the first issue of each column as a problem, because an empty cell breaks every rule of its field. */
export function schemaProblems(
  line: number,
  error: z.ZodError | undefined,
  columnOf: (field: string) => string | null,
): RowProblem[] {
  const problems = new Map<string | null, RowProblem>();
  for (const { path, message, ...issue } of error?.issues ?? []) {
    const column = columnOf(String(path[0] ?? ""));
    // Messages that are not codes are zod's own, for values of a wrong type.
    const code = /^[a-z_]+$/.test(message) ? message : "invalid";
    const values = "params" in issue ? (issue.params as RowProblem["values"]) : undefined;
    if (!problems.has(column)) problems.set(column, { line, column, code, ...(values && { values }) });
  }
  return [...problems.values()];
}
