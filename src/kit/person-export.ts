import { type RawBuilder, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Reader } from "./db.ts";

/** The person whose data is exported; `candidateId` is null for other accounts. */
export interface ExportedPerson {
  accountId: number;
  candidateId: number | null;
  email: string;
}

/** Rows of a table about a person, as a JSON file of the export. */
export interface ExportedRows {
  /** Name of the file without its extension. */
  file: string;
  table: keyof DB;
  /** The column that identifies a row among the person's rows; reads are paged by it. */
  key: string;
  /** SQL condition; the table has the alias `t`. */
  where: (person: ExportedPerson) => RawBuilder<unknown>;
  /** Columns that are secret, not about the person, or meaningless outside of Sen. */
  without?: readonly string[];
  /** SQL that replaces ids by names, by the name of the field. */
  also?: () => Readonly<Record<string, RawBuilder<unknown>>>;
}

/** Files that the person has stored. */
export type ExportedFiles = (
  db: Reader,
  person: ExportedPerson,
) => Promise<{ folder: string; name: string; key: string }[]>;

interface Exports {
  rows: readonly ExportedRows[];
  files: readonly ExportedFiles[];
}

let declared: Exports | null = null;

/** Registers the exports of all rooms in their order, once at the start of a process. */
export function connectExports(all: Exports): void {
  declared = all;
}

export function exportsOfRooms(): Exports {
  if (!declared) throw new Error("exports were asked for before the rooms were connected (app/rooms.ts)");
  return declared;
}

/** Rows per read, so that a large account needs no more memory than a small one. */
const atOnce = 500;

/** Yields the rows as a JSON array, one row per line. */
export async function* jsonOfRows(db: Reader, rows: ExportedRows, person: ExportedPerson) {
  const { table, key, without = [], also } = rows;
  const column = sql.ref(`t.${key}`);
  const more = Object.entries(also?.() ?? {}).flatMap(([name, value]) => [sql`${name}::text`, value]);
  yield "[";
  let last: unknown;
  for (let first = true; ; ) {
    const after = last === undefined ? sql`true` : sql`${column} > ${last}`;
    const page = await sql<{ row: string; key: unknown }>`
      SELECT (to_jsonb(t) - ${[...without]}::text[] || jsonb_build_object(${sql.join(more)}))::text AS row, ${column} AS key
      FROM ${sql.table(table)} t WHERE ${rows.where(person)} AND ${after}
      ORDER BY ${column} LIMIT ${atOnce}`.execute(db);
    for (const { row } of page.rows) {
      yield `${first ? "" : ","}\n${row}`;
      first = false;
    }
    if (page.rows.length < atOnce) break;
    last = page.rows.at(-1)?.key;
  }
  yield "\n]\n";
}
